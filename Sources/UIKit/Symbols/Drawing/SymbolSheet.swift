/// Drawings as text, a theme to a sheet; they are read when they are asked for.
///
/// A line at the margin begins a drawing with its name, and behind a colon the variants that follow
/// from it: `heart: fill slash circle`, and `dense` for little room between its lines. `a = b` draws
/// one like another. Names that begin with `_` are parts for others. The lines below say how it is
/// drawn, step upon step:
///
/// | word | what it does |
/// |---|---|
/// | `line` | draws its paths as lines |
/// | `area` | fills them |
/// | `solid` | fills them, with a line around |
/// | `cut`, `hole` | takes away what `line` and `area` draw |
/// | `over`, `keep` | as `line` and `area`; the filled variant leaves them as they are |
/// | `use`, `out` | draws or takes away another drawing: `use star.fill 12 10 0.5` at a size |
/// | `flip`, `turn` | another drawing from right to left, or turned by degrees |
///
/// `line*1.5` is half as wide again as lines are, `cut+2` two units wider. Paths are SVG's data,
/// shapes (`oval 12 12 4`, `rect 2 4 20 16 3`, `rays`, `dots`, `dash`) or `@name`, the first paths of
/// another drawing, with `|` between. A deeper line continues the one above.
struct SymbolSheet: Sendable {
  let text: String

  init(_ text: String) { self.text = text }

  static let all: [SymbolSheet] = [
    arrows, communication, media, people, nature, objects, documents, devices, travel, commerce,
    health, shapes, interface, glyphs,
  ]

  /// A drawing as it stands in a sheet.
  struct Entry: Sendable {
    let name: Substring
    /// The name of the drawing that it is like.
    var original: Substring?
    var variants: [Substring] = []
    /// Its steps, not yet read.
    var lines: [Substring] = []

    /// `name = original: variants`, of which the name alone must be.
    fileprivate init(header: Substring) {
      let halves = header.split(separator: ":", maxSplits: 1)
      let names = (halves.first ?? "").split(separator: " ")
      name = names.first ?? ""
      original = names.count == 3 ? names[2] : nil
      variants = halves.count == 2 ? halves[1].split(separator: " ") : []
    }
  }

  var entries: [Entry] {
    var entries: [Entry] = []
    for line in text.split(separator: "\n") {
      if line.first != " " {
        entries.append(Entry(header: line))
      } else if !entries.isEmpty {
        entries[entries.count - 1].lines.append(line)
      }
    }
    return entries
  }
}
