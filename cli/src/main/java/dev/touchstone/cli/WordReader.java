package dev.touchstone.cli;

import dev.touchstone.solver.Engine;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads one of a few words, which a shell offers as people type them: in small letters. */
abstract class WordReader<E extends Enum<E>> implements ITypeConverter<E>, Iterable<String> {

  private final E[] values;

  private WordReader(E[] values) {
    this.values = values;
  }

  /** The engines of a search. */
  static final class OfEngine extends WordReader<Engine> {
    OfEngine() {
      super(Engine.values());
    }
  }

  /** How hard it tries. */
  static final class OfEffort extends WordReader<Budgets.EffortName> {
    OfEffort() {
      super(Budgets.EffortName.values());
    }
  }

  private List<String> words() {
    return Stream.of(values).map(value -> value.name().toLowerCase(Locale.ROOT)).toList();
  }

  @Override
  public Iterator<String> iterator() {
    return words().iterator();
  }

  @Override
  public E convert(String text) {
    for (E value : values) {
      if (value.name().equalsIgnoreCase(text)) {
        return value;
      }
    }
    throw new TypeConversionException("%s, not '%s'".formatted(String.join(" or ", words()), text));
  }
}
