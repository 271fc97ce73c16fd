package dev.touchstone.cli;

import dev.touchstone.archive.MemorySize;
import dev.touchstone.cluster.LocalWorkers;
import dev.touchstone.cluster.post.Address;
import dev.touchstone.cluster.post.RejoiningPost;
import dev.touchstone.cluster.post.Seal;
import dev.touchstone.theorem.Refusal;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code touchstone worker}: does jobs for a game that somebody else solves. */
@Command(
    name = "worker",
    customSynopsis = "touchstone worker (--join HOST:PORT | --listen HOST:PORT) --secret FILE",
    description = "Does jobs for a game that solve --cluster solves, here or on another machine.",
    sortOptions = false,
    footer = {
      "",
      "touchstone solve GAME --cluster [--workers N] [--listen HOST:PORT] [--secret FILE]",
      "solves a game by N workers of its own (default: 1) and those that join it at HOST:PORT",
      "(default: 127.0.0.1:5701, after five seconds; the secret: DIR/cluster.secret, made anew).",
      "With --cluster HOST:PORT it goes to a worker that listens there. --lease TIME: a job without",
      "progress for so long goes to another worker (default: 30s). --first-job N: positions of the",
      "first job (default: 250, in strong games 5000). --policy: virtual_win, virtual_loss, greedy or",
      "virtual_equality (the default). --page PORT: a page that shows it, at 127.0.0.1. --log FILE: a",
      "line a job. Lines on a terminal: touchstone watch. See docs/cluster.md.",
      "Exit code: 0 there is nothing more to do, 3 wrong usage, a file error, or nobody there."
    })
final class WorkerCommand implements Callable<Integer> {

  private final Console console;

  @Option(
      names = "--join",
      paramLabel = "HOST:PORT",
      description = "where solve --cluster, or worker --listen, is listening")
  private @Nullable String join;

  @Option(
      names = "--listen",
      paramLabel = "HOST:PORT",
      description = "be where others go: workers by --join, solve by --cluster HOST:PORT")
  private @Nullable String listen;

  @Option(names = "--secret", paramLabel = "FILE", description = "what all members share")
  private @Nullable Path secret;

  @Option(names = "--workers", paramLabel = "N", description = "in this process (default: 1)")
  private int workers = 1;

  @Option(
      names = "--memory",
      paramLabel = "SIZE",
      converter = MemoryReader.class,
      description = "about half is for the tables (default: 8g, at most 3/4 of the machine's)")
  private @Nullable MemorySize memory;

  private final Set<String> said = new LinkedHashSet<>();

  WorkerCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws Refusal {
    if ((join == null) == (listen == null)) {
      throw Refusal.usage("either --join HOST:PORT or --listen HOST:PORT");
    }
    if (secret == null) {
      throw Refusal.usage("--secret FILE: what all members share");
    }
    if (workers < 1 || workers > ClusterChoice.MOST_WORKERS) {
      throw Refusal.usage("--workers: 1 to " + ClusterChoice.MOST_WORKERS + ", not " + workers);
    }
    Seal seal = ClusterChoice.seal(secret, listen != null);
    long most = Budgets.tables(memory);
    try (RejoiningPost post = post(seal)) {
      LocalWorkers all = new LocalWorkers(workers, most, post, seal, this::say);
      console.interruption().cancelBy(all::stop);
      all.await();
      return ExitCode.DONE;
    } catch (IOException e) {
      throw Refusal.file("cannot work", e);
    } catch (InterruptedException e) {
      throw Refusal.outOfBudget("interrupted");
    }
  }

  private RejoiningPost post(Seal seal) throws IOException, Refusal {
    if (listen != null) {
      Address address = ClusterChoice.address("--listen", listen);
      RejoiningPost post = RejoiningPost.host(address, seal, this::say);
      say("listening at " + address);
      return post;
    }
    Address address = ClusterChoice.address("--join", join == null ? "" : join);
    RejoiningPost post = RejoiningPost.join(address, seal, this::say);
    say("joined " + address);
    return post;
  }

  /** A line, once: several workers hear the same. */
  private synchronized void say(String line) {
    if (said.add(line)) {
      console.complain(line);
    }
  }
}
