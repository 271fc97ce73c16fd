package dev.touchstone.archive;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import com.networknt.schema.ValidationMessage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** index.json is what index.schema.json says, and that says enough. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class IndexSchemaTest {

  private static final ObjectMapper JSON = new ObjectMapper();

  private SmallArchive archive = new SmallArchive(Path.of(""));

  @BeforeAll
  void anArchive(@TempDir Path root) throws Exception {
    archive = new SmallArchive(root);
    archive.make(SmallArchive.plan("weak/3,3,3", "3,3,3", Regenerate.IF_MISSING));
    archive.make(SmallArchive.plan("5,5,5"));
    archive.sign("5,5,5", archive.key("alice"));
    archive.writePages();
  }

  private JsonNode index() throws IOException {
    return JSON.readTree(Files.readAllBytes(archive.folder().resolve("index.json")));
  }

  /** The schema as it lies in the archive. Nothing else is loaded, from wherever. */
  private Set<ValidationMessage> wrong(JsonNode document) throws IOException {
    JsonSchemaFactory factory =
        JsonSchemaFactory.getInstance(
            SpecVersion.VersionFlag.V202012,
            builder ->
                builder.schemaLoaders(
                    loaders ->
                        loaders.add(
                            iri -> {
                              throw new AssertionError("to be fetched: " + iri);
                            })));
    JsonSchema schema =
        factory.getSchema(
            JSON.readTree(Files.readAllBytes(archive.folder().resolve("index.schema.json"))));
    return schema.validate(document);
  }

  private void assertWrong(Consumer<ObjectNode> change) throws IOException {
    ObjectNode document = (ObjectNode) index();
    change.accept(document);
    assertThat(wrong(document)).as(document.toString()).isNotEmpty();
  }

  private static ObjectNode theorem(ObjectNode index) {
    return (ObjectNode) index.path("theorems").path(0);
  }

  @Test
  void theIndexIsWhatTheSchemaSays() throws Exception {
    assertThat(wrong(index())).isEmpty();
    assertThat(index().path("keys").path(0).path("path").asText()).isEqualTo("KEYS");
    assertThat(index().path("theorems").findValuesAsText("name"))
        .containsExactly("5,5,5", "alice", "weak/3,3,3");
  }

  @Test
  void theIndexOfNothingIsWhatTheSchemaSays(@TempDir Path empty) throws Exception {
    Index index = Index.of(empty, empty.resolve("KEYS"), List.of());
    assertThat(wrong(JSON.readTree(index.json()))).isEmpty();
  }

  @Test
  void aMissingMemberIsWrongWhereverItIs() throws Exception {
    for (String member : new String[] {"$schema", "version", "keys", "theorems"}) {
      assertWrong(index -> index.remove(member));
    }
    List<String> members = new ArrayList<>();
    theorem((ObjectNode) index()).fieldNames().forEachRemaining(members::add);
    assertThat(members).hasSize(12);
    for (String member : members) {
      assertWrong(index -> theorem(index).remove(member));
    }
    assertWrong(index -> ((ObjectNode) theorem(index).path("certificate")).remove("steps"));
    assertWrong(index -> ((ObjectNode) theorem(index).path("files").path(0)).remove("bytes"));
    assertWrong(index -> ((ObjectNode) theorem(index).path("signatures").path(0)).remove("keyId"));
    assertWrong(index -> ((ObjectNode) index.path("keys").path(0)).remove("sha256"));
  }

  @Test
  void anotherMemberIsWrongWhereverItIs() throws Exception {
    assertWrong(index -> index.put("time", 1));
    assertWrong(index -> theorem(index).put("host", "x"));
    assertWrong(index -> ((ObjectNode) theorem(index).path("certificate")).put("x", 1));
    assertWrong(index -> ((ObjectNode) theorem(index).path("files").path(0)).put("x", 1));
    assertWrong(index -> ((ObjectNode) theorem(index).path("signatures").path(0)).put("x", 1));
  }

  @Test
  void aWrongValueIsWrong() throws Exception {
    assertWrong(index -> index.put("version", 2));
    assertWrong(index -> index.put("$schema", "elsewhere.json"));
    assertWrong(index -> theorem(index).put("winner", "somebody"));
    assertWrong(index -> theorem(index).put("date", "yesterday"));
    assertWrong(index -> theorem(index).putArray("files"));
    for (String digest : new String[] {"", "0", "g".repeat(64), "A".repeat(64), "0".repeat(65)}) {
      assertWrong(index -> theorem(index).put("statementSha256", digest));
      assertWrong(
          index -> ((ObjectNode) theorem(index).path("files").path(0)).put("sha256", digest));
    }
    for (String path : new String[] {"", "/etc/passwd", "a//b", "a\\b", "a/"}) {
      assertWrong(index -> ((ObjectNode) theorem(index).path("files").path(0)).put("path", path));
    }
  }
}
