import CoreGraphics
import Foundation
import PreviewHost
import Scenes
import Snapshots

/// The words of a command line, taken one by one.
///
/// Options are `--name value` or `--name=value`; what is left over are the operands. `--` ends the
/// options.
struct Arguments {
  private var words: [String]
  private(set) var operands: [String] = []
  /// The option just taken, and its value where it was written as `--name=value`.
  private var option = ""
  private var attached: String?

  init(_ words: [String]) {
    self.words = words
  }

  /// The next option; operands before it are put aside. Nil at the end.
  mutating func nextOption() throws -> String? {
    if let attached { throw UsageError("\(option) takes no value, such as '\(attached)'") }
    while !words.isEmpty {
      let word = words.removeFirst()
      if word == "--" {
        operands += words
        words = []
      } else if word.hasPrefix("--") {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        if parts.count == 2 { attached = String(parts[1]) }
        option = String(parts[0])
        return option
      } else if word.hasPrefix("-"), word.count > 1 {
        throw UsageError("unknown option '\(word)'")
      } else {
        operands.append(word)
      }
    }
    return nil
  }

  mutating func value(of option: String) throws -> String {
    defer { attached = nil }
    let value = attached ?? (words.isEmpty ? "" : words.removeFirst())
    guard !value.isEmpty else { throw UsageError("\(option) needs a value") }
    return value
  }

  /// The value of an option that may stand without one.
  mutating func optionalValue() -> String? {
    defer { attached = nil }
    return attached
  }

  // MARK: Values of a kind

  mutating func number(
    of option: String, in range: ClosedRange<Double>
  ) throws -> Double {
    let text = try value(of: option)
    guard let number = Double(text), range.contains(number) else {
      throw UsageError(
        "\(option) takes a number from \(range.lowerBound) to \(range.upperBound), not '\(text)'")
    }
    return number
  }

  mutating func integer(of option: String, in range: ClosedRange<Int>) throws -> Int {
    let text = try value(of: option)
    guard let number = Int(text), range.contains(number) else {
      throw UsageError(
        "\(option) takes a whole number from \(range.lowerBound) to \(range.upperBound), not"
          + " '\(text)'")
    }
    return number
  }

  mutating func seconds(of option: String) throws -> TimeInterval {
    let text = try value(of: option)
    guard let seconds = TimeText.seconds(of: text), seconds >= 0 else {
      throw UsageError("\(option) takes a time such as 500ms or 2s, not '\(text)'")
    }
    return seconds
  }

  mutating func choice<Value: RawRepresentable & CaseIterable>(
    of option: String, _ type: Value.Type
  ) throws -> Value where Value.RawValue == String {
    let text = try value(of: option)
    guard let choice = Value(rawValue: text) else {
      let names = Value.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("\(option) takes one of \(names), not '\(text)'")
    }
    return choice
  }

  /// One of several names of the scene format.
  mutating func choice<Value>(of option: String, among choices: Choices<Value>) throws -> Value {
    let text = try value(of: option)
    guard let choice = choices[text] else {
      let near = closestMatch(to: text, among: choices.names).map { "; did you mean '\($0)'?" }
      throw UsageError(
        "\(option) takes one of \(choices.names.joined(separator: ", ")), not '\(text)'"
          + (near ?? ""))
    }
    return choice
  }

  /// `WxH` in points.
  mutating func size(of option: String) throws -> CGSize {
    let text = try value(of: option)
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) ?? 0 }
    let longest = Double(CGContext.longestSide)
    guard sides.count == 2, sides.allSatisfy({ $0 >= 1 && $0 <= longest }) else {
      throw UsageError("\(option) takes a size such as 390x844, not '\(text)'")
    }
    return CGSize(width: sides[0], height: sides[1])
  }
}
