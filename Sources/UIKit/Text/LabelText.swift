import CoreGraphics
import Typography

/// A label's text, read already or as it will be read by whoever draws it.
enum LabelText: Sendable {
  case made(AttributedText)
  case plain(PlainLabelText)

  var attributed: AttributedText {
    switch self {
    case .made(let text): text
    case .plain(let text): text.attributed
    }
  }
}

/// A text without attributes with what the label says of all of it: values, for any thread.
struct PlainLabelText: Sendable {
  let string: String
  let defaults: AttributedText.Defaults
  let shadow: (offset: CGSize, color: CGColor)?

  var attributed: AttributedText {
    shadowed(AttributedText(string, attributes: nil, defaults: defaults))
  }

  /// A text with the label's shadow.
  func shadowed(_ text: AttributedText) -> AttributedText {
    shadow.map { text.shadowed($0.offset, $0.color) } ?? text
  }
}
