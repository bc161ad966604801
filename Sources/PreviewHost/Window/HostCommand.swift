import UIKit

/// What keys mean to the host, where nothing in the scene wants them.
enum HostCommand: Equatable {
  case reload
  case reset
  case zoom(Zoom)
  case fullScreen
  case screenshot
  /// To another scene of the directory.
  case walk(by: Int)
  case pause
  /// Shows the inspector, or takes it away.
  case inspect
  case slow
  /// By frames of a sixtieth of a second.
  case step(by: Int)

  enum Zoom {
    case fit
    case actualSize
    case larger
    case smaller
  }

  init?(_ press: HostEvent.KeyPress) {
    let isShifted = press.modifiers.contains(.shift)
    let isStep = press.character == "," || press.character == "."
    guard !press.isRepeat || isStep,
      press.modifiers.subtracting([.shift, .alphaShift, .numericPad]).isEmpty
    else { return nil }
    switch press.character {
    case "r": self = isShifted ? .reset : .reload
    case "0": self = .zoom(.fit)
    case "1": self = .zoom(.actualSize)
    case "+", "=": self = .zoom(.larger)
    case "-": self = .zoom(.smaller)
    case " ": self = .pause
    case ",": self = .step(by: -1)
    case ".": self = .step(by: 1)
    case "t": self = .slow
    case "i": self = .inspect
    default:
      guard let command = Self.command(of: press.code) else { return nil }
      self = command
    }
  }

  private static func command(of code: UIKeyboardHIDUsage) -> HostCommand? {
    switch code {
    case .keypad0: .zoom(.fit)
    case .keypad1: .zoom(.actualSize)
    case .keypadPlus: .zoom(.larger)
    case .keypadHyphen: .zoom(.smaller)
    case .keyboardF11: .fullScreen
    case .keyboardF12: .screenshot
    case .keyboardLeftArrow: .walk(by: -1)
    case .keyboardRightArrow: .walk(by: 1)
    default: nil
    }
  }
}
