package dev.touchstone.cli;

import dev.touchstone.cluster.Watcher;
import dev.touchstone.cluster.post.Address;
import dev.touchstone.cluster.post.RejoiningPost;
import dev.touchstone.cluster.post.Seal;
import dev.touchstone.theorem.Refusal;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code touchstone watch}: how far a run of many has come. */
@Command(
    name = "watch",
    customSynopsis = "touchstone watch [--join HOST:PORT] --secret FILE",
    description = "Shows how far solve --cluster has come: its tree, workers and jobs.",
    sortOptions = false,
    footer = {
      "",
      "On a terminal once a second until the game is decided or Ctrl-C; otherwise once. A page for a",
      "browser on the machine of solve --cluster: its option --page PORT. See docs/cluster.md.",
      "Exit code: 0 shown, 3 wrong usage, a file error, or nobody there."
    })
final class WatchCommand implements Callable<Integer> {

  private static final String CLEAR = "\u001b[H\u001b[2J\u001b[3J";
  private static final String SILENCE = "nobody solves a game there, or not yet\n";

  private final Console console;

  @Option(
      names = "--join",
      paramLabel = "HOST:PORT",
      description = "where solve --cluster listens (default: 127.0.0.1:5701)")
  private String join = Address.USUAL.toString();

  @Option(names = "--secret", paramLabel = "FILE", description = "what all members share")
  private @Nullable Path secret;

  WatchCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws Refusal {
    if (secret == null) {
      throw Refusal.usage("--secret FILE: what all members share");
    }
    Address address = ClusterChoice.address("--join", join);
    Seal seal = ClusterChoice.seal(secret, false);
    CountDownLatch stopped = new CountDownLatch(1);
    console.interruption().cancelBy(stopped::countDown);
    boolean again = Terminal.shows(Terminal.OUT);
    try (RejoiningPost post = RejoiningPost.join(address, seal, console::complain)) {
      String end =
          new Watcher(post, seal)
              .watch(
                  lines -> show(lines, again),
                  SILENCE,
                  () -> again && !stopped.await(1, TimeUnit.SECONDS));
      if (!end.isEmpty()) {
        console.complain(end);
      }
      return ExitCode.DONE;
    } catch (IOException e) {
      throw Refusal.file("cannot watch", e);
    } catch (InterruptedException e) {
      throw Refusal.outOfBudget("interrupted");
    }
  }

  /** Lines from elsewhere, without what would steer a terminal. */
  private void show(String lines, boolean again) {
    console.out().print((again ? CLEAR : "") + lines.replaceAll("[\\p{Cc}&&[^\n]]", "?"));
    console.out().flush();
  }
}
