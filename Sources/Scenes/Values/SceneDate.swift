import Foundation

/// Dates as files have them: of the Gregorian calendar, without a zone, so that a picker shows the
/// numbers that the file has.
enum SceneDate {
  /// The day that is today in every scene, at the time that the status bar shows: a scene looks the
  /// same whenever it is shown.
  static let today = "2007-01-09T09:41"
  static let example = "2026-05-17T09:41"
  static let zone = TimeZone(secondsFromGMT: 0)

  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    if let zone { calendar.timeZone = zone }
    return calendar
  }()

  /// The moment that a text names; nil where there is no such day or time.
  static func date(_ text: String) -> Date? {
    let halves = text.split(separator: "T", omittingEmptySubsequences: false)
    guard halves.count <= 2, let day = numbers(halves[0], by: "-", digits: [4, 2, 2]) else {
      return nil
    }
    let time = halves.count == 2 ? numbers(halves[1], by: ":", digits: [2, 2]) : [0, 0]
    guard let time, day[0] > 0 else { return nil }
    let parts = DateComponents(
      year: day[0], month: day[1], day: day[2], hour: time[0], minute: time[1])
    guard parts.isValidDate(in: calendar) else { return nil }
    return calendar.date(from: parts)
  }

  /// What a file would say of a moment, to the minute.
  static func text(_ date: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    func digits(_ number: Int?, _ count: Int) -> String {
      let text = String(number ?? 0)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    return "\(digits(parts.year, 4))-\(digits(parts.month, 2))-\(digits(parts.day, 2))"
      + "T\(digits(parts.hour, 2)):\(digits(parts.minute, 2))"
  }

  private static func numbers(
    _ text: Substring, by separator: Character, digits: [Int]
  ) -> [Int]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.map(\.count) == digits,
      parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } })
    else { return nil }
    return parts.compactMap { Int($0) }
  }
}

extension ValueDecoder {
  /// A day, with a time or without; the value is the text with both.
  mutating func date(_ value: JSONValue, _ kind: ValueKind) -> PropertyValue? {
    guard let text = value.string else { return mismatch(value, kind) }
    guard let date = SceneDate.date(text) else {
      diagnostics.error(
        .wrongValue,
        "\(Diagnostic.quoted(text)) is no date: expected one such as \"\(SceneDate.example)\"",
        at: value.range)
      return nil
    }
    return .text(SceneDate.text(date))
  }
}

extension TextForm {
  /// A day, or a moment of it.
  static let date = TextForm(
    "a date such as \"\(SceneDate.example)\"",
    pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])(T([01][0-9]|2[0-3]):[0-5][0-9])?$",
    right: [SceneDate.example, "2026-12-24", "1999-01-31T23:59"],
    wrong: [
      "", "today", "2026-13-01", "2026-5-1", "17.5.2026", "2026-05-17T24:00", "2026-05-17 9:41",
    ])
}
