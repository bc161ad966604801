import UIKit

/// What keys mean to the host, where nothing in the scene wants them.
enum HostCommand {
  case reload
  case reset
  case fit
  case actualSize
  case larger
  case smaller
  case fullScreen
  case screenshot
  case previous
  case next
  case pause
  case slow
  case stepBack
  case stepOn

  init?(_ press: HostEvent.KeyPress) {
    let isShifted = press.modifiers.contains(.shift)
    let isStep = press.character == "," || press.character == "."
    guard !press.isRepeat || isStep,
      press.modifiers.subtracting([.shift, .alphaShift, .numericPad]).isEmpty
    else { return nil }
    switch press.character {
    case "r": self = isShifted ? .reset : .reload
    case "0": self = .fit
    case "1": self = .actualSize
    case "+", "=": self = .larger
    case "-": self = .smaller
    case " ": self = .pause
    case ",": self = .stepBack
    case ".": self = .stepOn
    case "t": self = .slow
    default:
      guard let command = Self.command(of: press.code) else { return nil }
      self = command
    }
  }

  private static func command(of code: UIKeyboardHIDUsage) -> HostCommand? {
    switch code {
    case .keypad0: .fit
    case .keypad1: .actualSize
    case .keypadPlus: .larger
    case .keypadHyphen: .smaller
    case .keyboardF11: .fullScreen
    case .keyboardF12: .screenshot
    case .keyboardLeftArrow: .previous
    case .keyboardRightArrow: .next
    default: nil
    }
  }
}
