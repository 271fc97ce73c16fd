package dev.touchstone.cluster.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who may read the page of a run, and how. */
class StatusPageTest {

  private static final String STATE = "{\"game\":\"5,5,4\"}";

  private StatusPage page;
  private URI address = URI.create("");

  @BeforeEach
  void open() throws IOException {
    page = new StatusPage(0);
    page.show(STATE);
    address = page.address();
  }

  @AfterEach
  void close() {
    page.close();
  }

  /** What comes back for a line and a name of the host, as it came. */
  private String answer(String line, String host) throws IOException {
    try (Socket socket = new Socket(address.getHost(), address.getPort())) {
      String asked = "%s HTTP/1.1\r\n%sConnection: close\r\n\r\n".formatted(line, host);
      socket.getOutputStream().write(asked.getBytes(StandardCharsets.US_ASCII));
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private String own() {
    return "Host: 127.0.0.1:" + address.getPort() + "\r\n";
  }

  @Test
  void theStateIsReadOnThisMachine() throws IOException {
    String answer = answer("GET /state.json", own());
    assertThat(answer).startsWith("HTTP/1.1 200").endsWith(STATE);
    assertThat(answer)
        .containsIgnoringCase("content-security-policy: default-src 'none'; script-src 'self'")
        .containsIgnoringCase("x-content-type-options: nosniff")
        .doesNotContain("unsafe-inline")
        .doesNotContainIgnoringCase("access-control-allow-origin");
    assertThat(answer("GET /", "Host: localhost:" + address.getPort() + "\r\n"))
        .startsWith("HTTP/1.1 200");
    assertThat(answer("HEAD /", own())).startsWith("HTTP/1.1 200").endsWith("\r\n\r\n");
  }

  /** A page from elsewhere whose name leads here asks for that name (DNS rebinding). */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Host: evil.example\r\n",
        "Host: evil.example:PORT\r\n",
        "Host: 127.0.0.1\r\n",
        "Host: 127.0.0.1:PORT\r\nHost: evil.example:PORT\r\n",
        "Host: 127.0.0.1:PORT.evil.example\r\n",
        ""
      })
  void whoMeansAnotherHostIsRefused(String host) throws IOException {
    String answer =
        answer("GET /state.json", host.replace("PORT", Integer.toString(address.getPort())));
    assertThat(answer).startsWith("HTTP/1.1 4").doesNotContain(STATE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"POST", "PUT", "DELETE", "OPTIONS", "TRACE"})
  void nothingCanBeChanged(String method) throws IOException {
    assertThat(answer(method + " /state.json", own()))
        .startsWith("HTTP/1.1 405")
        .doesNotContain(STATE);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/page.html",
        "/../page.js",
        "/%2e%2e/Words.class",
        "/Words.class",
        "/state.json/"
      })
  void nothingElseIsThere(String path) throws IOException {
    assertThat(answer("GET " + path, own())).startsWith("HTTP/1.1 404").doesNotContain(STATE);
  }

  @Test
  void aPortThatIsTakenIsSaid() {
    assertThatThrownBy(() -> new StatusPage(address.getPort()))
        .isInstanceOf(IOException.class)
        .hasMessageStartingWith("cannot listen at 127.0.0.1:" + address.getPort() + ": ");
  }

  /** Loopback alone: other addresses of this machine do not answer. */
  @Test
  void itListensOnTheLoopbackAddress() {
    assertThat(address.getHost()).isEqualTo("127.0.0.1");
    assertThatThrownBy(() -> new Socket("127.0.0.2", address.getPort()).close())
        .isInstanceOf(IOException.class);
  }
}
