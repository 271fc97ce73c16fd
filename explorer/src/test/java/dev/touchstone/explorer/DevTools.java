package dev.touchstone.explorer;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** One page of the browser: commands and their answers, over the WebSocket of the JDK. */
final class DevTools implements AutoCloseable {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final long PATIENCE_SECONDS = 240;

  /** Puts the pieces of a message together. */
  private static final class Listener implements WebSocket.Listener {
    final BlockingQueue<String> messages = new LinkedBlockingQueue<>();
    private final StringBuilder pieces = new StringBuilder();

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
      pieces.append(data);
      if (last) {
        messages.add(pieces.toString());
        pieces.setLength(0);
      }
      socket.request(1);
      return null;
    }
  }

  private final WebSocket socket;
  private final Listener listener;
  private final List<String> complaints = new ArrayList<>();
  private final List<String> requests = new ArrayList<>();
  private String session = "";
  private int commands;

  private DevTools(WebSocket socket, Listener listener) {
    this.socket = socket;
    this.listener = listener;
  }

  static DevTools connect(URI address) throws IOException, InterruptedException {
    Listener listener = new Listener();
    WebSocket socket =
        HttpClient.newHttpClient().newWebSocketBuilder().buildAsync(address, listener).join();
    DevTools page = new DevTools(socket, listener);
    String target =
        page.command("Target.createTarget", Map.of("url", "about:blank")).path("targetId").asText();
    page.session =
        page.command("Target.attachToTarget", Map.of("targetId", target, "flatten", true))
            .path("sessionId")
            .asText();
    for (String domain : new String[] {"Page", "Runtime", "Network", "Log"}) {
      page.command(domain + ".enable", Map.of());
    }
    return page;
  }

  /** What the page has thrown or complained of so far. */
  List<String> complaints() {
    return complaints;
  }

  /** The addresses that the page has asked for. */
  List<String> requests() {
    return requests;
  }

  JsonNode command(String method, Map<String, ?> parameters)
      throws IOException, InterruptedException {
    int id = ++commands;
    ObjectNode command = JSON.createObjectNode().put("id", id).put("method", method);
    command.set("params", JSON.valueToTree(parameters));
    if (!session.isEmpty()) {
      command.put("sessionId", session);
    }
    socket.sendText(command.toString(), true).join();
    while (true) {
      JsonNode message = next();
      if (message.path("id").asInt() == id) {
        if (message.has("error")) {
          throw new IOException(method + ": " + message.get("error"));
        }
        return message.path("result");
      }
      hear(message);
    }
  }

  private JsonNode next() throws IOException, InterruptedException {
    String message = listener.messages.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
    if (message == null) {
      throw new IOException("the browser does not answer");
    }
    return JSON.readTree(message);
  }

  private void hear(JsonNode event) {
    JsonNode about = event.path("params");
    switch (event.path("method").asText()) {
      case "Runtime.exceptionThrown" -> complaints.add(about.path("exceptionDetails").toString());
      case "Log.entryAdded" -> complaints.add(about.path("entry").toString());
      case "Network.requestWillBeSent" -> requests.add(about.path("request").path("url").asText());
      default -> {
        // Nothing that is asked for.
      }
    }
  }

  /** Opens a page and waits for its proof to be read. */
  void open(URI address) throws IOException, InterruptedException {
    visit(address);
    evaluate("explorer.ready");
  }

  /** Opens any page. */
  void visit(URI address) throws IOException, InterruptedException {
    command("Page.navigate", Map.of("url", address.toString()));
    await("document.readyState === 'complete'");
  }

  /** Waits until something is so in the page. */
  void await(String condition) throws IOException, InterruptedException {
    evaluate(
        """
        (async () => {
          for (let i = 0; !(%s); i++) {
            if (i === 1000) throw new Error("it never is so");
            await new Promise((go) => setTimeout(go, 20));
          }
        })()"""
            .formatted(condition));
  }

  /** The text of the element with this name. */
  String text(String id) throws IOException, InterruptedException {
    return evaluate("document.getElementById('" + id + "').textContent").asText();
  }

  /** The value of an expression in the page, or of its promise. */
  JsonNode evaluate(String expression) throws IOException, InterruptedException {
    JsonNode result =
        command(
            "Runtime.evaluate",
            Map.of("expression", expression, "returnByValue", true, "awaitPromise", true));
    if (result.has("exceptionDetails")) {
      throw new IOException("the page throws: " + result.get("exceptionDetails"));
    }
    return result.path("result").path("value");
  }

  /** Presses a key and lets it go. */
  void press(String key) throws IOException, InterruptedException {
    String text = key.equals("Enter") ? "\r" : key.length() == 1 ? key : "";
    int code = key.equals("Enter") ? 13 : 0;
    command(
        "Input.dispatchKeyEvent",
        Map.of(
            "type",
            text.isEmpty() ? "rawKeyDown" : "keyDown",
            "key",
            key,
            "text",
            text,
            "windowsVirtualKeyCode",
            code));
    command("Input.dispatchKeyEvent", Map.of("type", "keyUp", "key", key));
  }

  /** Makes the window as large as that of some device. */
  void resize(int width, int height) throws IOException, InterruptedException {
    command(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", width < 600));
  }

  @Override
  public void close() {
    socket.abort();
  }
}
