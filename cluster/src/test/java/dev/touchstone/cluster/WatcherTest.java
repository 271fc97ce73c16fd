package dev.touchstone.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.cluster.post.LocalPost;
import dev.touchstone.cluster.post.Post;
import dev.touchstone.cluster.tree.Budgeting;
import dev.touchstone.statement.Problem;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Somebody looks on. */
class WatcherTest {

  @TempDir Path folder;

  /** The watcher has an address of its own choice, which is to live in this process. */
  private record Settling(LocalPost post) implements Post {
    @Override
    public void send(String to, byte[] sealed) {
      post.send(to, sealed);
    }

    @Override
    public byte @Nullable [] receive(String mine, long millis) throws InterruptedException {
      post.settle(mine);
      return post.receive(mine, millis);
    }
  }

  @Test
  void aRunIsShownInLines() throws Exception {
    Problem problem = Games.weak("6,6,4");
    Team team = new Team().withWorkers(2);
    team.post.settle(Post.COORDINATOR);
    List<String> shown = new CopyOnWriteArrayList<>();
    AtomicReference<@Nullable Exception> failure = new AtomicReference<>();
    Thread watching =
        new Thread(
            () -> {
              try {
                new Watcher(new Settling(team.post), team.seal)
                    .watch(
                        shown::add, "nobody\n", () -> shown.stream().allMatch("nobody\n"::equals));
              } catch (InterruptedException e) {
                failure.set(e);
              }
            });
    watching.start();
    team.until = jobs -> shown.stream().anyMatch(lines -> !lines.equals("nobody\n"));
    team.run(problem, folder.resolve("log"), Team.QUICK.with(new Budgeting(1, 2)));
    watching.join(20_000);
    assertThat(failure).hasNullValue();
    assertThat(shown.get(shown.size() - 1))
        .startsWith("6,6,4 (weak)  0:00:0")
        .contains("\nworker  ", "positions in the tree", "\nstart ", "work still expected: Maker");
  }

  @Test
  void whereNobodyAnswersItSaysSo() throws Exception {
    Team team = new Team();
    List<String> shown = new CopyOnWriteArrayList<>();
    String end =
        new Watcher(new Settling(team.post), team.seal).watch(shown::add, "nobody\n", () -> false);
    assertThat(end).isEmpty();
    assertThat(shown).containsExactly("nobody\n");
  }
}
