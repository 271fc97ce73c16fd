package dev.touchstone.bench.cluster;

import dev.touchstone.cluster.job.BadJobException;
import dev.touchstone.cluster.job.BoardTable;
import dev.touchstone.cluster.job.Job;
import dev.touchstone.cluster.job.JobResult;
import dev.touchstone.cluster.job.WeakJobSolver;
import dev.touchstone.cluster.proof.Judge;
import dev.touchstone.cluster.proof.Judgement.Accepted;
import dev.touchstone.cluster.tree.Budgeting;
import dev.touchstone.cluster.tree.Found;
import dev.touchstone.cluster.tree.Ground;
import dev.touchstone.cluster.tree.JobTree;
import dev.touchstone.cluster.tree.JobTree.Order;
import dev.touchstone.cluster.tree.Policy;
import dev.touchstone.cluster.tree.Position;
import dev.touchstone.statement.Problem;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Many workers, simulated: the tree, the jobs and what comes back are real; only the clock is made
 * up. A job lasts as many ticks as it expands positions, and one more; messages and the judge take
 * no time. What a job has found is in the table, its worker's or that of all, as soon as it begins.
 */
final class Simulation {

  /** What came out: ticks until the game was decided, and all positions expanded. */
  record Result(long ticks, long nodes, long jobs) {}

  private record Ending(long at, int worker, Order order, JobResult result) {}

  private final Ground ground;
  private final Budgeting budgets;
  private final JobTree tree;
  private final Judge judge;
  private final List<WeakJobSolver> workers = new ArrayList<>();
  private final PriorityQueue<Ending> underWay =
      new PriorityQueue<>(Comparator.comparingLong(Ending::at).thenComparingInt(Ending::worker));

  private Simulation(
      Problem problem,
      Policy policy,
      Budgeting budgets,
      int count,
      IntFunction<WeakJobSolver> solvers) {
    this.budgets = budgets;
    ground = new Ground(problem);
    tree = new JobTree(ground, policy, budgets);
    judge = new Judge(ground);
    for (int i = 0; i < count; i++) {
      workers.add(solvers.apply(i));
    }
  }

  /** With a table of so many bytes for each worker. */
  static Result each(
      Problem problem, Policy policy, Budgeting budgets, int workers, long memoryEach)
      throws IOException, BadJobException {
    return new Simulation(problem, policy, budgets, workers, i -> new WeakJobSolver(memoryEach))
        .run();
  }

  /** With one table of so many bytes for all of them. */
  static Result together(
      Problem problem, Policy policy, Budgeting budgets, int workers, long memory)
      throws IOException, BadJobException {
    BoardTable table = new BoardTable(memory, true);
    return new Simulation(problem, policy, budgets, workers, i -> new WeakJobSolver(table)).run();
  }

  private Result run() throws IOException, BadJobException {
    long now = 0;
    long nodes = 0;
    long jobs = 0;
    List<Integer> idle = new ArrayList<>();
    for (int i = 0; i < workers.size(); i++) {
      idle.add(i);
    }
    while (tree.winner() == null) {
      while (!idle.isEmpty()) {
        Order order = next();
        if (order == null) {
          break;
        }
        int worker = idle.remove(0);
        long budget = budgets.grown(order.budget(), nodes, workers.size());
        JobResult result = result(worker, order.position(), budget);
        underWay.add(new Ending(now + 1 + result.nodes(), worker, order, result));
      }
      Ending ending = underWay.remove();
      now = ending.at();
      nodes += ending.result().nodes();
      jobs++;
      idle.add(ending.worker());
      take(ending);
    }
    return new Result(now, nodes, jobs);
  }

  private @Nullable Order next() throws IOException {
    return tree.next((node, move) -> {});
  }

  private JobResult result(int worker, Position position, long budget) throws BadJobException {
    String question = Job.question(ground.problem(position));
    return workers.get(worker).solve(new Job(question, budget), nodes -> {});
  }

  private void take(Ending ending) {
    int node = ending.order().node();
    if (!tree.isOpen(node)) {
      tree.lost(node);
    } else if (ending.result() instanceof JobResult.Open open) {
      tree.undecided(node, open.makerWork(), open.breakerWork(), List.of());
    } else {
      JobResult.Proved proved = (JobResult.Proved) ending.result();
      Position position = ending.order().position();
      Accepted accepted = (Accepted) judge.judge(position, proved.winner(), proved.certificate());
      tree.decided(
          node,
          new Found(proved.winner(), accepted.answer(), accepted.claim(), accepted.bound(), 0, 0));
    }
  }
}
