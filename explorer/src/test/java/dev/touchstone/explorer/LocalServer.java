package dev.touchstone.explorer;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;

/** Serves the files of a folder to this machine. */
final class LocalServer implements AutoCloseable {

  private final HttpServer server;

  LocalServer(Path folder) throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext(
        "/",
        exchange -> {
          Path file = folder.resolve(exchange.getRequestURI().getPath().substring(1));
          byte[] bytes = Files.exists(file) ? Files.readAllBytes(file) : new byte[0];
          exchange.sendResponseHeaders(Files.exists(file) ? 200 : 404, bytes.length);
          exchange.getResponseBody().write(bytes);
          exchange.close();
        });
    server.start();
  }

  /** The address of a file of the folder. */
  URI address(String file) {
    return URI.create("http://127.0.0.1:%s/%s".formatted(server.getAddress().getPort(), file));
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
