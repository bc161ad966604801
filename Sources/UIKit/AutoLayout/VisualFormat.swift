import CoreGraphics

/// A line of text that says how views follow each other, such as `H:|-[name]-8-[value(>=44)]-|`.
struct VisualFormat {
  var isVertical = false
  var links: [Link] = []

  /// A view, or the superview at either end, and what leads to it.
  struct Link {
    /// Nil for the superview.
    var name: String?
    /// Where the format has it, in characters from its beginning.
    var place = 0
    /// The gap to the one before; nil for none at all.
    var gap: Gap?
    var lengths: [Predicate] = []
  }

  enum Gap {
    case standard
    case given([Predicate])
  }

  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var object: Object
    var priority: Object?
  }

  enum Object {
    case number(CGFloat)
    /// A metric, or where a length is meant a view.
    case name(String, place: Int)
  }
}

extension VisualFormat {
  /// The constraints of a format; one that cannot be read ends the program, as Apple's does.
  @MainActor
  static func constraints(
    _ text: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      let format = try VisualFormatParser.parse(text)
      var maker = VisualFormatMaker(
        format: format, options: options, metrics: metrics, views: views)
      return try maker.make()
    } catch {
      refuse("Unable to parse constraint format:\n\(error.description(in: text))")
    }
  }
}

/// What is wrong with a format, and where.
struct VisualFormatError: Error {
  let reason: String
  /// In characters from the beginning.
  let place: Int

  /// The reason, the text, and a caret under the mistake.
  func description(in text: String) -> String {
    "\(reason)\n\(text)\n\(String(repeating: " ", count: place))^"
  }
}
