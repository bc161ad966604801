import Foundation

/// An attributed string as a value, which is what views keep.
///
/// On Linux Foundation never lets go of what an attributed string was made with, of its fonts and
/// colours either: swiftlang/swift-corelibs-foundation#5256. So none is made before somebody asks.
package struct StyledText {
  package typealias Attributes = [NSAttributedString.Key: Any]

  /// A stretch whose attributes are the same.
  private struct Run {
    /// In units of UTF-16.
    var length: Int
    var attributes: Attributes
  }

  package private(set) var string: String
  /// Together as long as the text; none is empty.
  private var runs: [Run]
  /// What the text was made of, while it is the same and cannot be changed by others.
  private var source: NSAttributedString?

  package init(_ string: String = "", _ attributes: Attributes = [:]) {
    self.string = string
    let length = string.utf16.count
    runs = length > 0 ? [Run(length: length, attributes: attributes)] : []
  }

  package init(_ attributed: NSAttributedString) {
    string = attributed.string
    runs = []
    let whole = NSRange(location: 0, length: attributed.length)
    attributed.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      runs.append(Run(length: range.length, attributes: attributes))
    }
    if type(of: attributed) == NSAttributedString.self { source = attributed }
  }

  /// Made at each call, unless the text is as it came.
  package var attributed: NSAttributedString {
    if let source { return source }
    if runs.count < 2 {
      return NSAttributedString(string: string, attributes: runs.first?.attributes)
    }
    let made = NSMutableAttributedString(string: string)
    forEachRun { attributes, range in
      made.setAttributes(
        attributes, range: NSRange(location: range.lowerBound, length: range.count))
    }
    return NSAttributedString(attributedString: made)
  }

  /// In units of UTF-16.
  package var length: Int { runs.reduce(0) { $0 + $1.length } }

  package var isEmpty: Bool { runs.isEmpty }

  // MARK: Attributes

  package func forEachRun(_ body: (Attributes, Range<Int>) -> Void) {
    var start = 0
    for run in runs {
      body(run.attributes, start..<start + run.length)
      start += run.length
    }
  }

  /// Stretches of a part of the text, counted from its beginning.
  package func forEachRun(in part: Range<Int>, _ body: (Attributes, Range<Int>) -> Void) {
    var start = 0
    for run in runs {
      if start >= part.upperBound { break }
      let shared = (start..<start + run.length).clamped(to: part)
      if !shared.isEmpty {
        let lower = shared.lowerBound - part.lowerBound
        body(run.attributes, lower..<lower + shared.count)
      }
      start += run.length
    }
  }

  /// Of the character at a place in the text; none beyond its end.
  package func attributes(at place: Int) -> Attributes {
    var end = 0
    for run in runs {
      end += run.length
      if place < end { return run.attributes }
    }
    return [:]
  }

  package mutating func changeAttributes(_ change: (inout Attributes) -> Void) {
    source = nil
    for index in runs.indices { change(&runs[index].attributes) }
  }

  /// What the text leaves open is as given.
  package func filled(from defaults: Attributes) -> StyledText {
    var filled = self
    filled.changeAttributes { $0 = defaults.merging($0) { _, own in own } }
    return filled
  }

  // MARK: Text

  package mutating func append(_ other: StyledText) {
    source = nil
    string += other.string
    runs += other.runs
  }

  /// Puts other text in place of a range, which is in units of UTF-16 and within the text.
  package mutating func replace(_ range: Range<Int>, with other: StyledText) {
    var units = Array(string.utf16)
    units.replaceSubrange(range, with: other.string.utf16)
    let (before, after) = (part(0..<range.lowerBound), part(range.upperBound..<length))
    string = String(decoding: units, as: UTF16.self)
    runs = before + other.runs + after
    source = nil
  }

  private func part(_ range: Range<Int>) -> [Run] {
    var part: [Run] = []
    forEachRun { attributes, stretch in
      let shared = stretch.clamped(to: range)
      if !shared.isEmpty { part.append(Run(length: shared.count, attributes: attributes)) }
    }
    return part
  }
}

extension StyledText: Equatable {
  /// Texts whose attributes cannot be compared are not the same.
  package static func == (left: StyledText, right: StyledText) -> Bool {
    left.string == right.string
      && left.runs.elementsEqual(right.runs) {
        $0.length == $1.length && isSame($0.attributes, $1.attributes)
      }
  }

  static func isSame(_ left: Attributes, _ right: Attributes) -> Bool {
    left.count == right.count
      && left.allSatisfy { key, value in
        guard let value = value as? AnyHashable, let other = right[key] as? AnyHashable else {
          return false
        }
        return value == other
      }
  }
}
