package dev.touchstone.cluster;

import dev.touchstone.cluster.post.Address;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** A way to another address of this machine that can be cut, and mended. */
final class Wire implements AutoCloseable {

  private final ServerSocket door;
  private final Address to;
  private final List<Socket> open = new CopyOnWriteArrayList<>();
  private volatile boolean cut;

  Wire(Address to) throws IOException {
    this.to = to;
    door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    start(this::accept);
  }

  Address address() {
    return new Address("127.0.0.1", door.getLocalPort());
  }

  private static void start(Runnable work) {
    Thread thread = new Thread(work, "wire");
    thread.setDaemon(true);
    thread.start();
  }

  private void accept() {
    try {
      while (true) {
        Socket here = door.accept();
        if (cut) {
          here.close();
          continue;
        }
        Socket there = new Socket(to.host(), to.port());
        open.addAll(List.of(here, there));
        start(() -> carry(here, there));
        start(() -> carry(there, here));
      }
    } catch (IOException e) {
      // The test is over.
    }
  }

  private static void carry(Socket from, Socket into) {
    try (from;
        into) {
      InputStream in = from.getInputStream();
      OutputStream out = into.getOutputStream();
      byte[] bytes = new byte[1 << 13];
      for (int count = in.read(bytes); count >= 0; count = in.read(bytes)) {
        out.write(bytes, 0, count);
      }
    } catch (IOException e) {
      // It was cut.
    }
  }

  void cut() throws IOException {
    cut = true;
    for (Socket socket : open) {
      socket.close();
    }
    open.clear();
  }

  void mend() {
    cut = false;
  }

  @Override
  public void close() throws IOException {
    cut();
    door.close();
  }
}
