import Foundation

/// Dates and numbers as text, in the words and the order of a locale.
///
/// Making a formatter takes longer than using it, so they are kept.
@MainActor
final class DateWords {
  let calendar: Calendar
  let locale: Locale
  private var formatters: [String: DateFormatter] = [:]
  private var patterns: [String: String] = [:]
  private let numbers = NumberFormatter()

  init(_ values: DateValues) {
    locale = values.locale.speaking
    var calendar = values.calendar
    calendar.locale = calendar.locale?.speaking
    self.calendar = calendar
    numbers.locale = locale
    numbers.usesGroupingSeparator = false
  }

  /// How a locale writes what a template asks for.
  func pattern(_ template: String) -> String {
    if let known = patterns[template] { return known }
    let pattern =
      DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
    patterns[template] = pattern
    return pattern
  }

  private func formatter(_ pattern: String) -> DateFormatter {
    if let known = formatters[pattern] { return known }
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.dateFormat = pattern
    formatters[pattern] = formatter
    return formatter
  }

  func text(_ date: Date, template: String) -> String { text(date, pattern: pattern(template)) }
  func text(_ date: Date, pattern: String) -> String { formatter(pattern).string(from: date) }

  /// A number in the locale's digits.
  func number(_ number: Int, digits: Int = 1) -> String {
    numbers.minimumIntegerDigits = digits
    return numbers.string(from: NSNumber(value: number)) ?? String(number)
  }

  /// A day of a month, with what the locale writes after it.
  func day(_ day: Int) -> String {
    let pattern = pattern("d").filter { $0 != "'" }
    return pattern.replacingOccurrences(of: "d", with: number(day))
  }

  /// Before and after noon.
  var halves: [String] {
    let formatter = formatter("a")
    return [formatter.amSymbol, formatter.pmSymbol]
  }

  /// The letters of a pattern that stand for something, in order.
  func letters(_ template: String) -> [Character] {
    var (letters, isQuoted): ([Character], Bool) = ([], false)
    for letter in pattern(template) {
      if letter == "'" { isQuoted.toggle() }
      guard !isQuoted, letter.isASCII, letter.isLetter, letters.last != letter else { continue }
      letters.append(letter)
    }
    return letters
  }

  /// The letter by which hours are counted, and with how many digits at least.
  var hours: (letter: Character, digits: Int) {
    let pattern = pattern("jmm")
    for letter in ["H", "h", "K", "k"] as [Character] where letters("jmm").contains(letter) {
      return (letter, pattern.count { $0 == letter })
    }
    return ("H", 2)
  }

  /// An hour of the day by the locale's count.
  func hour(_ hour: Int) -> String {
    let (letter, digits) = hours
    let shown =
      switch letter {
      case "h": (hour + 11) % 12 + 1
      case "K": hour % 12
      case "k": (hour + 23) % 24 + 1
      default: hour
      }
    return number(shown, digits: digits)
  }

  /// What hours or minutes are called beside a number of them.
  func unit(of seconds: Int, isHours: Bool) -> String {
    let style = Duration.UnitsFormatStyle(
      allowedUnits: [isHours ? .hours : .minutes], width: isHours ? .wide : .abbreviated
    ).locale(locale)
    return Duration.seconds(seconds).formatted(style)
      .filter { !$0.isNumber }.trimmingCharacters(in: .whitespaces)
  }

  /// The days of a week as the locale writes them shortly, its first one first.
  var weekdays: [String] {
    let names = formatter("EEE").shortStandaloneWeekdaySymbols
    guard !names.isEmpty else { return [] }
    let first = (calendar.firstWeekday - 1) % names.count
    return Array(names[first...] + names[..<first])
  }
}

extension Locale {
  /// Foundation ends the program where it is asked for the patterns of a language whose name is no name;
  /// such a one has the words of none.
  fileprivate var speaking: Locale {
    identifier.utf8.allSatisfy { $0 < 128 } && identifier.utf8.count <= 100
      ? self : Locale(identifier: "")
  }
}
