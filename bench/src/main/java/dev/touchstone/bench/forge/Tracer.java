package dev.touchstone.bench.forge;

import dev.touchstone.statement.Statement;
import java.io.IOException;
import java.util.List;

/** A verifier that says what stands on top of the stack after each step that it lets pass. */
interface Tracer {

  List<String> trace(Statement statement, byte[] certificate) throws IOException;
}
