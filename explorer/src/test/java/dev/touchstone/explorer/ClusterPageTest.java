package dev.touchstone.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.cluster.ClusterListener;
import dev.touchstone.cluster.ClusterSettings;
import dev.touchstone.cluster.Coordinator;
import dev.touchstone.cluster.JobLog;
import dev.touchstone.cluster.LocalWorkers;
import dev.touchstone.cluster.job.Job;
import dev.touchstone.cluster.post.LocalPost;
import dev.touchstone.cluster.post.Post;
import dev.touchstone.cluster.post.Seal;
import dev.touchstone.cluster.tree.Budgeting;
import dev.touchstone.cluster.view.Progress;
import dev.touchstone.cluster.view.RunState;
import dev.touchstone.cluster.view.StateJson;
import dev.touchstone.cluster.view.StatusPage;
import dev.touchstone.game.Notation;
import dev.touchstone.statement.Problem;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page of a run of many, which is a part of the cluster, in the browser of these tests. */
class ClusterPageTest extends InBrowser {

  private static final String MARKUP = "<img src=x onerror=\"document.title='hurt'\"> was said";

  @TempDir Path room;

  /** What there is to see of 7,7,5 after so many small jobs. */
  private String state(long jobs) throws Exception {
    Problem problem = Problem.weak(Notation.read("7,7,5"));
    LocalPost post = new LocalPost();
    post.settle(Post.COORDINATOR);
    Seal seal = new Seal("for tests".getBytes(StandardCharsets.UTF_8));
    AtomicReference<@Nullable Coordinator> running = new AtomicReference<>();
    AtomicReference<@Nullable RunState> last = new AtomicReference<>();
    ClusterListener listener =
        new ClusterListener() {
          @Override
          public void progress(Progress progress) {
            Coordinator coordinator = Objects.requireNonNull(running.get());
            last.set(coordinator.state());
            if (progress.jobs() >= jobs) {
              coordinator.cancel();
            }
          }

          @Override
          public void say(String line) {}
        };
    try (JobLog log = JobLog.open(room.resolve("log" + jobs), Job.question(problem))) {
      Coordinator coordinator =
          new Coordinator(
              problem, log, post, seal, ClusterSettings.USUAL.with(new Budgeting(3, 12)), listener);
      running.set(coordinator);
      LocalWorkers workers = new LocalWorkers(2, 1L << 26, post, seal, line -> {});
      coordinator.run();
      workers.stop();
      workers.await();
    }
    RunState state = Objects.requireNonNull(last.get());
    return StateJson.of(
        problem.board(),
        new RunState(
            state.game(),
            state.sides(),
            state.progress(),
            state.left(),
            state.workers(),
            state.tree(),
            List.of(MARKUP)));
  }

  private static int count(DevTools tab, String selector) throws Exception {
    return tab.evaluate("document.querySelectorAll('" + selector + "').length").asInt();
  }

  @Test
  void aRunIsShownAndNothingIsAskedElsewhere() throws Exception {
    try (StatusPage page = new StatusPage(0);
        DevTools tab = tab()) {
      page.show(state(6));
      tab.visit(page.address());
      tab.await("document.getElementById('game').textContent === '7,7,5 (weak)'");
      assertThat(tab.text("figure-jobs")).isEqualTo("jobs done6");
      assertThat(count(tab, "#workers tr")).isEqualTo(2);
      assertThat(count(tab, "#tree li")).isGreaterThan(3);
      assertThat(tab.text("tree")).contains("start").contains("divided").contains("d4");
      // Words stay words.
      assertThat(tab.text("lines")).isEqualTo(MARKUP);
      assertThat(count(tab, "img")).isZero();
      assertThat(tab.evaluate("document.title").asText()).isEqualTo("7,7,5 (weak): a run");
      assertThat(tab.requests())
          .isNotEmpty()
          .allMatch(asked -> asked.startsWith(page.address().toString()) || asked.equals("data:,"));
      assertThat(tab.complaints()).isEmpty();
    }
  }

  @Test
  void whatWasOpenedStaysOpenWhileTheRunGoesOn() throws Exception {
    try (StatusPage page = new StatusPage(0);
        DevTools tab = tab()) {
      String state = state(14);
      page.show(state);
      tab.visit(page.address());
      tab.await("document.querySelectorAll('#tree details details').length > 0");
      String first = "document.querySelector('#tree details details')";
      String path = tab.evaluate(first + ".parentElement.dataset.path").asText();
      assertThat(tab.evaluate(first + ".open").asBoolean()).isFalse();
      tab.evaluate(first + ".querySelector('summary').click()");
      page.show(state.replace("was said", "was said later"));
      tab.await("document.getElementById('lines').textContent.endsWith('later')");
      assertThat(
              tab.evaluate(
                      "document.querySelector('li[data-path=\"%s\"] > details').open"
                          .formatted(path))
                  .asBoolean())
          .isTrue();
      assertThat(tab.complaints()).isEmpty();
    }
  }

  @Test
  void itSaysWhenTheCoordinatorIsGone() throws Exception {
    try (DevTools tab = tab()) {
      StatusPage page = new StatusPage(0);
      page.show(state(4));
      tab.visit(page.address());
      tab.await("document.getElementById('game').textContent === '7,7,5 (weak)'");
      page.close();
      tab.await(
          "document.getElementById('news').textContent.startsWith('The coordinator does not')");
      assertThat(tab.text("game")).isEqualTo("7,7,5 (weak)");
    }
  }

  @Test
  void itFitsSmallScreens() throws Exception {
    try (StatusPage page = new StatusPage(0);
        DevTools tab = tab()) {
      page.show(state(6));
      tab.resize(360, 640);
      tab.visit(page.address());
      tab.await("document.querySelectorAll('#tree li').length > 1");
      assertThat(tab.evaluate("document.documentElement.scrollWidth").asInt())
          .isLessThanOrEqualTo(360);
    }
  }
}
