package dev.touchstone.picture;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;

/** Draws by writing TikZ: one picture, for a document that uses the package tikz. */
final class TikzPen implements Pen {

  private final Palette palette;
  private final Drawing drawing;
  private final double scale;
  private final Set<Colour> used = EnumSet.noneOf(Colour.class);
  private final StringBuilder shapes = new StringBuilder();

  TikzPen(Drawing drawing, Palette palette, double scale) {
    this.drawing = drawing;
    this.palette = palette;
    this.scale = scale;
  }

  private static String name(Colour colour) {
    return "touchstone-" + colour.word();
  }

  private static String point(double x, double y) {
    return "(" + Decimal.of(x) + "," + Decimal.of(y) + ")";
  }

  private String paint(Ink ink) {
    StringBuilder options = new StringBuilder();
    ink.fill()
        .ifPresent(
            colour -> {
              used.add(colour);
              options.append("fill=").append(name(colour));
            });
    ink.outline()
        .ifPresent(
            colour -> {
              used.add(colour);
              options.append(options.isEmpty() ? "" : ",").append("draw=").append(name(colour));
              options.append(",line width=").append(Decimal.of(ink.size() * scale)).append("bp");
            });
    return "\\path[" + options + "] ";
  }

  @Override
  public void rectangle(Ink ink, double x, double y, double width, double height) {
    shapes.append(paint(ink)).append(point(x, y)).append(" rectangle ");
    shapes.append(point(x + width, y + height)).append(";\n");
  }

  @Override
  public void circle(Ink ink, double x, double y, double radius) {
    shapes.append(paint(ink)).append(point(x, y));
    shapes.append(" circle[radius=").append(Decimal.of(radius * scale)).append("bp];\n");
  }

  @Override
  public void path(Ink ink, Path path) {
    shapes.append(paint(ink));
    path.follow(
        new Path.Follower() {
          @Override
          public void begin(double x, double y) {
            shapes.append(point(x, y));
          }

          @Override
          public void line(double x, double y) {
            shapes.append(" -- ").append(point(x, y));
          }

          @Override
          public void curve(double x1, double y1, double x2, double y2, double x, double y) {
            shapes.append(" .. controls ").append(point(x1, y1));
            shapes.append(" and ").append(point(x2, y2)).append(" .. ").append(point(x, y));
          }
        });
    shapes.append(";\n");
  }

  @Override
  public void word(Ink ink, double x, double y, double size, String word) {
    Colour colour = ink.colour();
    used.add(colour);
    String points = Decimal.of(size * scale);
    shapes.append(
        "\\node[text=%s,font=\\fontsize{%s}{%s}\\selectfont%s] at %s {%s};\n"
            .formatted(
                name(colour),
                points,
                points,
                ink.isSlanted() ? "\\itshape" : "",
                point(x, y),
                escaped(word)));
  }

  private static String escaped(String word) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < word.length(); i++) {
      char letter = word.charAt(i);
      text.append(
          switch (letter) {
            case '\\' -> "\\textbackslash{}";
            case '^' -> "\\textasciicircum{}";
            case '~' -> "\\textasciitilde{}";
            case '<' -> "\\textless{}";
            case '>' -> "\\textgreater{}";
            case '|' -> "\\textbar{}";
            case '"' -> "{''}";
            case '{', '}', '$', '&', '#', '_', '%' -> "\\" + letter;
            default -> letter >= ' ' && letter <= '~' ? String.valueOf(letter) : "?";
          });
    }
    return text.toString();
  }

  /** The whole picture. */
  String text() {
    StringBuilder text = new StringBuilder();
    text.append("% ").append(drawing.title().replaceAll("[^ -~]", "?")).append('\n');
    text.append("% Wants \\usepackage{tikz}; put it into a document with \\input.\n");
    String unit = Decimal.fine(scale);
    text.append(
        "\\begin{tikzpicture}[x=%sbp,y=-%sbp,every node/.style={inner sep=0pt,outer sep=0pt},line cap=round,line join=round]\n"
            .formatted(unit, unit));
    for (Colour colour : used) {
      text.append(
          "\\definecolor{%s}{HTML}{%s}\n"
              .formatted(name(colour), colour.css(palette).substring(1).toUpperCase(Locale.ROOT)));
    }
    return text + shapes.toString() + "\\end{tikzpicture}\n";
  }
}
