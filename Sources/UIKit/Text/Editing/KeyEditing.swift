import CoreGraphics

/// A responder that edits text by keys other than those that type.
@MainActor
protocol KeyEditing {
  /// Does what a key means; tells whether it meant anything.
  func edit(with key: UIKey) -> Bool
}

/// What keys mean while text is edited, on the keyboards of PCs and of Macs.
enum EditingKey {
  case move(EditedText.Direction, EditedText.Unit, extending: Bool)
  case delete(EditedText.Direction, EditedText.Unit)
  case selectAll
  case copy
  case cut
  case paste

  @MainActor
  init?(_ key: UIKey) {
    let flags = key.modifierFlags
    let isShifted = flags.contains(.shift)
    let isCommand = !flags.isDisjoint(with: [.control, .command])
    let unit: EditedText.Unit =
      !flags.isDisjoint(with: [.control, .alternate]) ? .word : isCommand ? .whole : .character
    switch key.keyCode {
    case .keyboardLeftArrow: self = .move(.back, unit, extending: isShifted)
    case .keyboardRightArrow: self = .move(.forward, unit, extending: isShifted)
    case .keyboardHome: self = .move(.back, .whole, extending: isShifted)
    case .keyboardEnd: self = .move(.forward, .whole, extending: isShifted)
    case .keyboardDeleteOrBackspace where unit != .character: self = .delete(.back, unit)
    case .keyboardDeleteForward: self = .delete(.forward, unit)
    case .keyboardA where isCommand: self = .selectAll
    case .keyboardC where isCommand: self = .copy
    case .keyboardX where isCommand: self = .cut
    case .keyboardV where isCommand: self = .paste
    default: return nil
    }
  }
}
