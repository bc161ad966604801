import UIKit

/// What keys mean to the host, where nothing in the scene wants them.
enum HostCommand: Equatable {
  case reload
  case reset
  case zoom(Zoom)
  case fullScreen
  /// So many pixels for each point of the scene.
  case screenshot(scale: CGFloat)
  /// Puts a picture of the scene on the clipboard.
  case copyPicture
  /// Begins to write down what hands do, or ends it.
  case record
  /// To another scene of the directory.
  case walk(by: Int)
  case pause
  case slow
  /// By frames of a sixtieth of a second.
  case step(by: Int)
  /// Shows the inspector, or takes it away.
  case inspect
  /// The other of the two looks of an interface.
  case appearance
  /// Shows the scenes beside this one, or takes them away.
  case scenes
  /// The scene in its variants, or by itself.
  case variants
  /// Shows something over the scene, or takes it away.
  case show(HostOverlay)

  enum Zoom {
    case fit
    case actualSize
    case larger
    case smaller
  }

  /// Each key also with Control, for scenes that want the key itself.
  init?(_ press: HostEvent.KeyPress) {
    let modifiers = press.modifiers.subtracting([.shift, .alphaShift, .numericPad])
    let isShifted = press.modifiers.contains(.shift)
    if let step = Self.walk(press.code, modifiers), !press.isRepeat {
      self = .walk(by: step)
      return
    }
    let isStep = press.character == "," || press.character == "."
    guard !press.isRepeat || isStep, modifiers.isEmpty || modifiers == .command else { return nil }
    if press.code == .keyboardF12 {
      guard !isShifted || modifiers == .command else {
        self = .record
        return
      }
      self = .screenshot(scale: modifiers.isEmpty ? 1 : isShifted ? 3 : 2)
      return
    }
    guard
      let command = press.character.flatMap({ Self.command(of: $0, isShifted: isShifted) })
        ?? Self.command(of: press.code)
    else { return nil }
    self = command
  }

  /// Goes on to the next scene whatever the scene on show does with arrows.
  static func walksAlways(_ press: HostEvent.KeyPress) -> Bool {
    walk(press.code, press.modifiers.subtracting([.alphaShift, .numericPad])) != nil
  }

  /// Whether the key types nothing anywhere.
  static func isOnFunctionKey(_ press: HostEvent.KeyPress) -> Bool {
    [.keyboardF1, .keyboardF11, .keyboardF12].contains(press.code)
  }

  private static func walk(_ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags) -> Int? {
    switch (code, modifiers) {
    case (.keyboardLeftArrow, .alternate), (.keyboardPageUp, .command): -1
    case (.keyboardRightArrow, .alternate), (.keyboardPageDown, .command): 1
    default: nil
    }
  }

  private static func command(of character: Character, isShifted: Bool) -> HostCommand? {
    switch character {
    case "r": isShifted ? .reset : .reload
    case "0": .zoom(.fit)
    case "1": .zoom(.actualSize)
    case "+", "=": .zoom(.larger)
    case "-": .zoom(.smaller)
    case " ": .pause
    case ",": .step(by: -1)
    case ".": .step(by: 1)
    case "t": .slow
    case "i": .inspect
    case "d": .appearance
    case "c": .copyPicture
    case "v": .variants
    case "l": .scenes
    case "e": .show(.exploded)
    case "h": .show(.figures)
    case "b": .show(.blending)
    case "o": .show(.passes)
    case "u": .show(.updates)
    case "g": .show(.guides)
    case "?": .show(.help)
    case "/": isShifted ? .show(.help) : nil
    default: nil
    }
  }

  private static func command(of code: UIKeyboardHIDUsage) -> HostCommand? {
    switch code {
    case .keypad0: .zoom(.fit)
    case .keypad1: .zoom(.actualSize)
    case .keypadPlus: .zoom(.larger)
    case .keypadHyphen: .zoom(.smaller)
    case .keyboardF1: .show(.help)
    case .keyboardF11: .fullScreen
    case .keyboardLeftArrow: .walk(by: -1)
    case .keyboardRightArrow: .walk(by: 1)
    default: nil
    }
  }
}

/// What the host can show over a scene.
enum HostOverlay: CaseIterable {
  /// The layers apart, from the side.
  case exploded
  /// What a frame costs.
  case figures
  /// What shows something below it.
  case blending
  /// What is painted elsewhere first.
  case passes
  /// What was painted anew.
  case updates
  /// Rulers, a grid, the safe area and baselines.
  case guides
  /// What the keys do.
  case help
}
