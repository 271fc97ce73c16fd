package dev.touchstone.archive;

import dev.touchstone.archive.Index.IndexedTheorem;
import dev.touchstone.game.Layout;
import dev.touchstone.game.OutputFile;
import dev.touchstone.manifest.Note;
import dev.touchstone.statement.Statement;
import dev.touchstone.theorem.CheckedProof;
import dev.touchstone.theorem.ManifestFile;
import dev.touchstone.theorem.ManifestFile.Origin;
import dev.touchstone.theorem.NamedGame;
import dev.touchstone.theorem.ProofListener;
import dev.touchstone.theorem.PublishedValue;
import dev.touchstone.theorem.Refusal;
import dev.touchstone.theorem.TheoremFiles;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Puts a theorem that was made elsewhere into an archive. It is verified twice: as it lies there,
 * and as it was written here; nothing is solved.
 */
public final class Addition {

  /**
   * What is asked.
   *
   * @param name the theorem's folder below the archive's, if it is not to be named after its game
   * @param namespace the archive that a new manifest says, if it is not that of the others
   * @param replace whether another proof of the same statement may be replaced
   */
  public record Request(
      @Nullable String name, @Nullable String namespace, boolean replace, Path keys) {}

  private final Path archive;
  private final Request request;
  private final ProofListener listener;
  private final Transaction.Mover mover;
  private final Consumer<String> news;

  public Addition(Path archive, Request request, ProofListener listener) {
    this(archive, request, listener, Transaction.AT_ONCE);
  }

  Addition(Path archive, Request request, ProofListener listener, Transaction.Mover mover) {
    this(archive, request, listener, mover, line -> {});
  }

  private Addition(
      Path archive,
      Request request,
      ProofListener listener,
      Transaction.Mover mover,
      Consumer<String> news) {
    this.archive = archive;
    this.request = request;
    this.listener = listener;
    this.mover = mover;
    this.news = news;
  }

  /** The same; this one hears what was done besides. */
  public Addition telling(Consumer<String> other) {
    return new Addition(archive, request, listener, mover, other);
  }

  /** Adds what is in this folder. If it is refused, or fails, the archive is as it was. */
  public Added of(Path folder) throws Refusal {
    AddedFolder source = new AddedFolder(folder, archive);
    source.require();
    CheckedProof proof = CheckedProof.of(source.files(), listener);
    refuseContradiction(proof.statement());
    Optional<Note> note = source.manifest(proof, new Trust(request.keys(), List.of()));
    Optional<Layout> layout = source.layout(proof);
    List<String> leftOut = source.leftOut();
    boolean isNew = !Files.exists(archive);
    try (Transaction change = begin()) {
      ListedArchive listed = ListedArchive.read(archive, request.keys());
      return added(proof, note, layout, listed, change).leaving(leftOut);
    } catch (IOException e) {
      throw Refusal.file("cannot add to the archive " + archive, e);
    } finally {
      removeIfEmpty(isNew);
    }
  }

  private Transaction begin() throws Refusal, IOException {
    if (Files.exists(archive)) {
      // Says what an archive must be.
      new Audit(archive, new Trust(request.keys(), List.of())).folders();
    }
    Transaction begun =
        Transaction.begin(archive, mover, new Leftover(archive, request.keys(), listener));
    if (begun.hasCompleted()) {
      news.accept(archive + ": completed an interrupted addition");
    }
    return begun;
  }

  /** An archive that began with this, and got nothing. */
  private void removeIfEmpty(boolean isNew) {
    String[] left = archive.toFile().list();
    if (isNew && left != null && left.length == 0) {
      archive.toFile().delete();
    }
  }

  /** What several results agree on is not contradicted in passing: one of them has a mistake. */
  static void refuseContradiction(Statement statement) throws Refusal {
    Optional<PublishedValue> value = PublishedValue.of(statement);
    if (value.isPresent() && value.get().isAgreed() && !value.get().confirmedBy(statement)) {
      throw Refusal.notProved(
          "this theorem %s; it must not be published before the contradiction is explained"
              .formatted(value.get().line(statement)));
    }
  }

  private Added added(
      CheckedProof proof,
      Optional<Note> note,
      Optional<Layout> layout,
      ListedArchive listed,
      Transaction change)
      throws Refusal, IOException {
    String digest = HexFormat.of().formatHex(proof.statement().digest());
    Optional<IndexedTheorem> before = listed.ofStatement(digest);
    String name = name(proof, listed, before);
    TheoremFiles there = new TheoremFiles(archive.resolve(name));
    Optional<Standing> standing = Optional.empty();
    if (before.isPresent()) {
      Standing found = Standing.of(before.get(), there, proof, note, layout);
      if (found == Standing.SAME) {
        return Added.nothing(there.folder(), before.get());
      }
      if (found.loses() && !request.replace()) {
        throw found.refusal(before.get(), there, proof);
      }
      listed.requireNothingElse(before.get());
      standing = Optional.of(found);
    }
    Note written =
        standing.filter(Standing::keepsManifest).isPresent()
            ? ManifestFile.of(there).read()
            : note.orElse(unsigned(proof, listed));
    TheoremFiles made = new TheoremFiles(change.work().resolve(name));
    Files.createDirectories(made.folder());
    // What the archive has it keeps, unless it gets another one.
    Optional<Layout> kept = layout.or(() -> layoutOf(there, proof));
    if (kept.isPresent()) {
      made.write(kept.get());
    }
    Entry entry = layOut(name, made, proof, written);
    IndexedTheorem theorem = IndexedTheorem.of(change.work(), entry);
    Index index = listed.index().with(theorem);
    put(change.work(), Index.FILE, index.json());
    put(change.work(), Index.SCHEMA, Pages.schema());
    put(change.work(), TheoremFiles.PAGE, IndexPage.text(index));
    change.commit();
    return Added.something(there.folder(), entry, before, standing, index.theorems().size());
  }

  private static Optional<Layout> layoutOf(TheoremFiles there, CheckedProof proof) {
    return NamedGame.of(there, proof.statement(), complaint -> {}).layout();
  }

  private String name(CheckedProof proof, ListedArchive listed, Optional<IndexedTheorem> before)
      throws Refusal {
    @Nullable String asked = request.name();
    if (before.isPresent()) {
      String known = before.get().name();
      if (asked != null && !asked.equals(known)) {
        throw Refusal.usage(
            "%s: this theorem is in the archive already, as %s".formatted(asked, known));
      }
      return known;
    }
    String name =
        asked == null ? TheoremName.of(proof.statement(), ProofSteps.pairing(proof)) : asked;
    try {
      TheoremName.require(name);
    } catch (IllegalArgumentException e) {
      throw Refusal.usage(String.valueOf(e.getMessage()));
    }
    listed.requireFree(name);
    return name;
  }

  private Note unsigned(CheckedProof proof, ListedArchive listed) {
    String usual =
        listed.index().theorems().stream()
            .findFirst()
            .map(IndexedTheorem::namespace)
            .orElse(Signing.NAMESPACE);
    String namespace = request.namespace() == null ? usual : request.namespace();
    return ManifestFile.unsigned(proof, new Origin(SolverVersion.name(), namespace));
  }

  /** Writes all files of the theorem, and verifies what was written. */
  private Entry layOut(String name, TheoremFiles files, CheckedProof proof, Note note)
      throws Refusal, IOException {
    // A statement in an archive has its canonical form, without comments.
    put(files.folder(), TheoremFiles.STATEMENT, proof.statement().text());
    Path certificate = proof.files().certificate();
    OutputFile.write(
        files.folder().resolve(certificate.getFileName()), out -> Files.copy(certificate, out));
    ManifestFile.of(files).write(note);
    Trust trust = new Trust(request.keys(), List.of());
    Entry entry = new TheoremCheck(trust.demand(), listener).entry(name, files);
    if (!entry.proof().hasBytesOf(proof)) {
      throw ProofSteps.changed(proof);
    }
    put(files.folder(), TheoremFiles.PAGE, entry.page());
    put(files.folder(), TheoremFiles.PICTURE, entry.picture().svg());
    return entry;
  }

  private static void put(Path folder, String name, String text) throws IOException {
    OutputFile.write(folder.resolve(name), text.getBytes(StandardCharsets.UTF_8));
  }
}
