package dev.touchstone.verifier;

import java.util.Arrays;
import java.util.List;

/** How the standalone verifier is called, and what is wrong with a call that is none. */
final class Usage {

  static final String HELP = "--help";
  static final String VERSION = "--version";
  static final String BATCH = "--batch";
  static final String TRACE = "--trace";

  static final String TEXT =
      """
      usage: java -jar touchstone-verifier.jar [--trace] STATEMENT CERTIFICATE
             java -jar touchstone-verifier.jar STATEMENT CERTIFICATE MANIFEST KEYS [SIGNER...]
             java -jar touchstone-verifier.jar --batch | --version | --help

      Checks that CERTIFICATE (as written, or compressed by gzip) proves STATEMENT.
      Prints one line on standard output; what was proved, or why not, on standard error:

        s VERIFIED                   exit code 0: the statement is a theorem
        s REJECTED <REASON> step <n> exit code 1: the certificate does not prove it
        s DECLINED <REASON>          exit code 2: this verifier cannot judge

      --trace: ahead of it a line for each step with the claim that it leaves on the stack.
      --batch: such a line for each line of standard input, which is STATEMENT, a tab and
        CERTIFICATE; e UNREADABLE if they cannot be read. The exit code is the greatest of all.
      With MANIFEST: whether it is of the proof, and who of KEYS (- for none) signed it:

        m MATCHES, m DIFFERS <key> ... or m MALFORMED
        k VALID | INVALID | UNKNOWN | OUTSIDE_WINDOW | WRONG_NAMESPACE | UNCHECKED <name> <id>
        k ABSENT <name>              no valid signature by this SIGNER

      Exit code 5: a theorem, but not with this manifest, or with a signature that is INVALID, or
      not signed by every SIGNER.
      3: wrong usage, or a file cannot be read. 70: an error in the verifier.
      Without the first line there is no verdict: a JVM that cannot start exits with 1, too.
      The reasons are explained in docs/format.md.
      """;

  static final String OPTIONS = "--trace, --batch, --version and --help";

  private static final List<String> ALONE = List.of(HELP, "-h", VERSION, BATCH);

  private Usage() {}

  /** What is wrong with these arguments, in a line; empty if nothing is. */
  static String fault(String... args) {
    List<String> words = Arrays.asList(args);
    if (words.isEmpty()) {
      return "name a statement and a certificate; --help says more";
    }
    if (ALONE.contains(words.get(0))) {
      return words.size() == 1 ? "" : words.get(0) + " stands alone";
    }
    boolean trace = words.get(0).equals(TRACE);
    List<String> files = words.subList(trace ? 1 : 0, words.size());
    for (String word : files.subList(0, Math.min(4, files.size()))) {
      if (word.equals(TRACE)) {
        return "--trace stands in front of the statement, once";
      }
      if (ALONE.contains(word)) {
        return word + " stands alone";
      }
      if (word.startsWith("-") && word.length() > 1) {
        return "there is no option " + word + ", only " + OPTIONS + "; a file: ./" + word;
      }
    }
    return wrongNumber(files, trace);
  }

  private static String wrongNumber(List<String> files, boolean trace) {
    if (files.isEmpty()) {
      return "after --trace come a statement and a certificate";
    }
    if (files.size() == 1) {
      return "a certificate is missing after the statement " + files.get(0);
    }
    if (trace && files.size() > 2) {
      return "--trace takes a statement and a certificate, and no manifest: "
          + files.get(2)
          + " is too much";
    }
    return files.size() == 3
        ? "a list of keys is missing after the manifest " + files.get(2) + "; - stands for none"
        : "";
  }
}
