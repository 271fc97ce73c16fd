package dev.touchstone.cluster.view;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InputStream;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;

/**
 * A page that shows a run to the machine on which its coordinator runs: the loopback address alone.
 * It can be read and changes nothing. Pages from elsewhere that have a name of theirs lead here
 * (DNS rebinding) are refused by the name under which they ask.
 */
public final class StatusPage implements AutoCloseable {

  private static final String STATE = "/state.json";

  private static final Map<String, List<String>> FILES =
      Map.of(
          "/", List.of("page.html", "text/html; charset=utf-8"),
          "/page.css", List.of("page.css", "text/css; charset=utf-8"),
          "/page.js", List.of("page.js", "text/javascript; charset=utf-8"));

  private static final Map<String, String> HEADERS =
      Map.of(
          "Content-Security-Policy",
          "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:;"
              + " base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
          "X-Content-Type-Options",
          "nosniff",
          "Cross-Origin-Resource-Policy",
          "same-origin",
          "Cross-Origin-Opener-Policy",
          "same-origin",
          "Referrer-Policy",
          "no-referrer",
          "Cache-Control",
          "no-store");

  private static final int THREADS = 2;

  static {
    // Who does not end what it asks, in so many seconds, loses the connection: threads are few.
    System.setProperty("sun.net.httpserver.maxReqTime", "5");
    System.setProperty("sun.net.httpserver.maxRspTime", "20");
  }

  private final HttpServer server;
  private final ExecutorService threads;
  private volatile byte @Nullable [] state;

  /** Listens at this port of the loopback address; 0 is any that is free. */
  public StatusPage(int port) throws IOException {
    InetAddress here = InetAddress.getByAddress("127.0.0.1", new byte[] {127, 0, 0, 1});
    try {
      server = HttpServer.create(new InetSocketAddress(here, port), 0);
    } catch (BindException e) {
      throw new IOException("cannot listen at 127.0.0.1:%d: %s".formatted(port, e.getMessage()), e);
    }
    threads =
        Executors.newFixedThreadPool(
            THREADS,
            work -> {
              Thread thread = new Thread(work, "page");
              thread.setDaemon(true);
              return thread;
            });
    server.setExecutor(threads);
    server.createContext("/", this::answer);
    server.start();
  }

  /** Where it is. */
  public URI address() {
    return URI.create("http://127.0.0.1:" + port() + "/");
  }

  private int port() {
    return server.getAddress().getPort();
  }

  /** From now on this is what there is to see. */
  public void show(String json) {
    state = json.getBytes(StandardCharsets.UTF_8);
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      HEADERS.forEach(exchange.getResponseHeaders()::set);
      String method = exchange.getRequestMethod();
      if (!isForHere(exchange.getRequestHeaders())) {
        say(exchange, 421, "this is another host");
      } else if (!method.equals("GET") && !method.equals("HEAD")) {
        exchange.getResponseHeaders().set("Allow", "GET, HEAD");
        say(exchange, 405, "this page can only be read");
      } else {
        read(exchange);
      }
    }
  }

  /** Whether who asks means this machine by the name that it has for itself. */
  private boolean isForHere(Headers headers) {
    List<String> hosts = headers.getOrDefault("Host", List.of());
    return hosts.size() == 1
        && List.of("127.0.0.1:" + port(), "localhost:" + port()).contains(hosts.get(0));
  }

  private void read(HttpExchange exchange) throws IOException {
    String path = exchange.getRequestURI().getPath();
    byte[] now = state;
    List<String> file = FILES.get(path == null ? "" : path);
    if (file != null) {
      send(exchange, 200, file.get(1), resource(file.get(0)));
    } else if (STATE.equals(path) && now != null) {
      send(exchange, 200, "application/json", now);
    } else {
      say(exchange, 404, "nothing is here");
    }
  }

  private static byte[] resource(String name) throws IOException {
    try (InputStream in = StatusPage.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IOException(name + " is missing");
      }
      return in.readAllBytes();
    }
  }

  private static void say(HttpExchange exchange, int code, String words) throws IOException {
    send(
        exchange,
        code,
        "text/plain; charset=utf-8",
        (words + "\n").getBytes(StandardCharsets.UTF_8));
  }

  private static void send(HttpExchange exchange, int code, String type, byte[] bytes)
      throws IOException {
    exchange.getResponseHeaders().set("Content-Type", type);
    if (exchange.getRequestMethod().equals("HEAD")) {
      exchange.sendResponseHeaders(code, -1);
      return;
    }
    exchange.sendResponseHeaders(code, bytes.length);
    exchange.getResponseBody().write(bytes);
  }

  @Override
  public void close() {
    server.stop(0);
    threads.shutdownNow();
  }
}
