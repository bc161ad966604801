import Foundation

/// What one wheel of a date picker chooses.
enum DateColumn: Equatable {
  case year
  case month
  case day
  /// A day with its month and weekday.
  case date
  case hour
  case minute
  /// Before or after noon.
  case half
  case timerHours
  case timerMinutes

  /// The wheels of a mode, in the locale's order.
  @MainActor
  static func columns(of mode: UIDatePicker.Mode, _ words: DateWords, isMirrored: Bool) -> [Self] {
    switch mode {
    case .date: words.letters("yMMMMd").compactMap(Self.init)
    case .yearAndMonth: words.letters("yMMMM").compactMap(Self.init)
    case .time: time(words, isMirrored: isMirrored)
    case .dateAndTime: [.date] + time(words, isMirrored: isMirrored)
    case .countDownTimer: [.timerHours, .timerMinutes]
    }
  }

  /// Hours stand to the left of minutes everywhere, as digits do.
  @MainActor
  private static func time(_ words: DateWords, isMirrored: Bool) -> [Self] {
    var columns = words.letters("jmm").compactMap(Self.init)
    if isMirrored, let hour = columns.firstIndex(of: .hour),
      let minute = columns.firstIndex(of: .minute)
    {
      columns.swapAt(hour, minute)
    }
    return columns
  }

  private init?(_ letter: Character) {
    switch letter {
    case "y", "Y", "u", "U", "r": self = .year
    case "M", "L": self = .month
    case "d": self = .day
    case "h", "H", "k", "K": self = .hour
    case "m": self = .minute
    case "a", "b", "B": self = .half
    default: return nil
    }
  }

  /// The span that is greyed as a whole; nil for half a day and for timers, which have none.
  var unit: Calendar.Component? {
    switch self {
    case .year: .year
    case .month: .month
    case .day, .date: .day
    case .hour: .hour
    case .minute: .minute
    case .half, .timerHours, .timerMinutes: nil
    }
  }
}
