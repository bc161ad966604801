import Scenes

/// The characters of a text with what each is told of itself, blanks joined.
struct TextCharacters {
  struct One {
    var value: Character
    /// In the list of styles.
    var style: Int
    /// Where it is placed anew.
    var x: Double?
    var y: Double?
    /// How far it is moved from where it would be.
    var dx = 0.0
    var dy = 0.0
  }

  var all: [One] = []
  /// Of the elements that the characters are of, with their places in the file.
  var styles: [(style: Style, range: SourceRange)] = []

  private var endsWithSpace = true

  mutating func append(_ text: String, style: Int) {
    let keepsSpace = styles[style].style.keepsSpace
    for character in text {
      let isSpace = character.isNewline || character == " " || character == "\t"
      if isSpace, !keepsSpace {
        guard !endsWithSpace else { continue }
        all.append(One(value: " ", style: style))
      } else {
        all.append(One(value: isSpace ? " " : character, style: style))
      }
      endsWithSpace = isSpace && !keepsSpace
    }
  }

  /// Takes away the blank at the end.
  mutating func finish() {
    if endsWithSpace, all.last?.value == " " { all.removeLast() }
  }

  /// Gives characters from one on their places, where elements in between have given them none.
  mutating func place(from start: Int, x: [Double], y: [Double], dx: [Double], dy: [Double]) {
    for index in start..<all.count {
      let number = index - start
      if number < x.count, all[index].x == nil { all[index].x = x[number] }
      if number < y.count, all[index].y == nil { all[index].y = y[number] }
      if number < dx.count, all[index].dx == 0 { all[index].dx = dx[number] }
      if number < dy.count, all[index].dy == 0 { all[index].dy = dy[number] }
      if number >= max(x.count, y.count, dx.count, dy.count) { return }
    }
  }

  /// Whether a character begins a layer of its own.
  func begins(at index: Int) -> Bool {
    guard index > 0 else { return true }
    let (one, last) = (all[index], all[index - 1])
    return one.x != nil || one.y != nil || one.dx != 0 || one.dy != 0 || one.style != last.style
      || styles[one.style].style.letterSpacing.number != 0
  }
}
