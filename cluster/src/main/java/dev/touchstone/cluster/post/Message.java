package dev.touchstone.cluster.post;

import dev.touchstone.cluster.job.BadJobException;
import dev.touchstone.cluster.job.JobResult;
import dev.touchstone.game.CellList;
import dev.touchstone.game.Player;
import dev.touchstone.solver.Suggestion;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** What coordinator and workers tell each other. */
public sealed interface Message {

  /** No message is longer: who has a longer certificate says that the job is open. */
  int MOST_BYTES = 64 << 20;

  /** How members call themselves. */
  Pattern NAME = Pattern.compile("[A-Za-z0-9._-]{1,64}");

  /** A worker is there and has nothing to do. */
  record Hello(String worker) implements Message {}

  /** A worker is at a job, and so far. */
  record Alive(String worker, String job, long nodes) implements Message {}

  /** A worker has done a job. */
  record Done(String worker, String job, JobResult result) implements Message {}

  /** A worker goes; what it was at is to be given to another one. */
  record Leaving(String worker) implements Message {}

  /** A job for a worker. */
  record Work(String job, String question, long nodes) implements Message {}

  /** The result of this job is safe. */
  record Thanks(String job) implements Message {}

  /** There is nothing more to do, for this reason. */
  record Stop(String why) implements Message {}

  /** Somebody wants to see how far it has come. */
  record Watch(String watcher) implements Message {}

  /** How far it has come, in lines. */
  record View(String lines) implements Message {}

  /** The bytes: the kind, then its parts. */
  static byte[] encode(Message message) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      if (message instanceof Hello hello) {
        out.writeByte(1);
        text(out, hello.worker());
      } else if (message instanceof Alive alive) {
        out.writeByte(2);
        text(out, alive.worker());
        text(out, alive.job());
        out.writeLong(alive.nodes());
      } else if (message instanceof Done done) {
        out.writeByte(3);
        text(out, done.worker());
        text(out, done.job());
        result(out, done.result());
      } else if (message instanceof Leaving leaving) {
        out.writeByte(4);
        text(out, leaving.worker());
      } else if (message instanceof Work work) {
        out.writeByte(5);
        text(out, work.job());
        text(out, work.question());
        out.writeLong(work.nodes());
      } else if (message instanceof Thanks thanks) {
        out.writeByte(6);
        text(out, thanks.job());
      } else if (message instanceof Stop stop) {
        out.writeByte(7);
        text(out, stop.why());
      } else if (message instanceof Watch watch) {
        out.writeByte(8);
        text(out, watch.watcher());
      } else if (message instanceof View view) {
        out.writeByte(9);
        text(out, view.lines());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  private static void result(DataOutputStream out, JobResult result) throws IOException {
    out.writeLong(result.nodes());
    if (result instanceof JobResult.Proved proved) {
      out.writeByte(proved.winner() == Player.BLACK ? 1 : 2);
      bytes(out, proved.certificate());
    } else if (result instanceof JobResult.Open open) {
      out.writeByte(0);
      out.writeDouble(open.makerWork());
      out.writeDouble(open.breakerWork());
      suggestions(out, open.suggestions());
    }
  }

  private static void suggestions(DataOutputStream out, List<Suggestion> all) throws IOException {
    out.writeShort(all.size());
    for (Suggestion one : all) {
      out.writeDouble(one.work());
      out.writeByte(one.turn().size());
      for (int i = 0; i < one.turn().size(); i++) {
        out.writeInt(one.turn().get(i));
      }
    }
  }

  private static void text(DataOutputStream out, String text) throws IOException {
    bytes(out, text.getBytes(StandardCharsets.UTF_8));
  }

  private static void bytes(DataOutputStream out, byte[] bytes) throws IOException {
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  /** Reads what {@link #encode} wrote. */
  static Message decode(byte[] bytes) throws BadJobException {
    if (bytes.length > MOST_BYTES) {
      throw new BadJobException("a message of %d bytes".formatted(bytes.length));
    }
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
      Message message =
          switch (in.readByte()) {
            case 1 -> new Hello(name(in));
            case 2 -> new Alive(name(in), text(in), in.readLong());
            case 3 -> new Done(name(in), text(in), result(in));
            case 4 -> new Leaving(name(in));
            case 5 -> new Work(text(in), text(in), in.readLong());
            case 6 -> new Thanks(text(in));
            case 7 -> new Stop(text(in));
            case 8 -> new Watch(name(in));
            case 9 -> new View(text(in));
            default -> throw new BadJobException("no message");
          };
      if (in.available() > 0) {
        throw new BadJobException("bytes behind a message");
      }
      return message;
    } catch (IOException e) {
      throw new BadJobException("half a message");
    }
  }

  private static JobResult result(DataInputStream in) throws IOException, BadJobException {
    long nodes = in.readLong();
    int winner = in.readByte();
    if (nodes < 0) {
      throw new BadJobException("less than no nodes");
    }
    if (winner == 1 || winner == 2) {
      return new JobResult.Proved(winner == 1 ? Player.BLACK : Player.WHITE, bytes(in), nodes);
    }
    double maker = in.readDouble();
    double breaker = in.readDouble();
    if (winner != 0 || !(maker >= 0) || !(breaker >= 0)) {
      throw new BadJobException("no result");
    }
    return new JobResult.Open(maker, breaker, nodes, suggestions(in));
  }

  private static List<Suggestion> suggestions(DataInputStream in) throws IOException {
    List<Suggestion> all = new ArrayList<>();
    for (int left = in.readUnsignedShort(); left > 0; left--) {
      double work = in.readDouble();
      int[] turn = new int[in.readUnsignedByte()];
      for (int i = 0; i < turn.length; i++) {
        turn[i] = in.readInt();
      }
      all.add(new Suggestion(CellList.of(turn), work));
    }
    return all;
  }

  /** Names are shown to people, and are names of queues. */
  private static String name(DataInputStream in) throws IOException, BadJobException {
    String name = text(in);
    if (!NAME.matcher(name).matches()) {
      throw new BadJobException("a name that is none");
    }
    return name;
  }

  private static String text(DataInputStream in) throws IOException, BadJobException {
    return new String(bytes(in), StandardCharsets.UTF_8);
  }

  private static byte[] bytes(DataInputStream in) throws IOException, BadJobException {
    int length = in.readInt();
    if (length < 0 || length > in.available()) {
      throw new BadJobException("a length beyond the message");
    }
    return in.readNBytes(length);
  }
}
