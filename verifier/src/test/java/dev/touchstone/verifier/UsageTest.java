package dev.touchstone.verifier;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A call that is none is told in a line what it lacks. */
class UsageTest {

  private static String[] words(String line) {
    return line.isEmpty() ? new String[0] : line.split(" ", -1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "''; name a statement and a certificate",
        "s; a certificate is missing after the statement s",
        "s c m; a list of keys is missing after the manifest m",
        "--trace; after --trace come a statement and a certificate",
        "--trace s; a certificate is missing after the statement s",
        "--trace s c m; no manifest: m is too much",
        "--trace s c m k; no manifest: m is too much",
        "--trace --trace s c; --trace stands in front of the statement, once",
        "s c --trace; --trace stands in front of the statement, once",
        "s --trace c; --trace stands in front of the statement, once",
        "--verbose s c; there is no option --verbose, only --trace, --batch, --version and --help",
        "-v; there is no option -v, only --trace, --batch, --version and --help",
        "s -v; there is no option -v",
        "--trace -x c; there is no option -x",
        "s c m k --help; ''",
        "s --help; --help stands alone",
        "--help s; --help stands alone",
        "--batch s c; --batch stands alone",
        "s c --batch; --batch stands alone",
        "--version --help; --version stands alone",
      })
  void whatIsMissingOrTooMuchIsSaid(String arguments, String fault) {
    String said = Usage.fault(words(arguments));
    assertThat(said).contains(fault).hasLineCount(fault.isEmpty() ? 0 : 1);
    assertThat(said.isEmpty()).isEqualTo(fault.isEmpty());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "s c",
        "--trace s c",
        "s c m k",
        "s c m - a b",
        "--help",
        "-h",
        "--version",
        "--batch"
      })
  void rightCallsAreRight(String arguments) {
    assertThat(Usage.fault(words(arguments))).isEmpty();
  }

  @Test
  void allOptionsAreInTheHelp() {
    for (String option : new String[] {Usage.HELP, Usage.VERSION, Usage.BATCH, Usage.TRACE}) {
      assertThat(Usage.TEXT).contains(option);
      assertThat(Usage.OPTIONS).contains(option);
    }
  }
}
