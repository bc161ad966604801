/// A text with places marked in it: `{«"fram"»: 1}`; the marks are not part of the text.
struct MarkedText {
  private(set) var text = ""
  /// `path:line:column-endColumn` of each marked place, in order; each is on one line.
  private(set) var places: [String] = []

  init(_ marked: String, path: String) {
    var (line, column) = (1, 1)
    var open = ""
    for character in marked {
      switch character {
      case "«": open = "\(path):\(line):\(column)"
      case "»": places.append("\(open)-\(column)")
      default:
        text.append(character)
        (line, column) = character == "\n" ? (line + 1, 1) : (line, column + 1)
      }
    }
  }
}
