import CoreGraphics

/// A responder that edits text by keys other than those that type.
@MainActor
protocol KeyEditing {
  /// Does what a key means; tells whether it meant anything.
  func edit(with key: UIKey) -> Bool
  /// Whether what is typed becomes text.
  var takesText: Bool { get }
  /// Where the next letter goes, in the view's own space.
  var caretPlace: CGRect { get }
}

/// What keys mean while text is edited, on the keyboards of PCs and of Macs.
///
/// Control comes as the command key, for which shortcuts are made; with arrows it moves by words, as
/// on every other PC.
enum EditingKey {
  case move(EditedText.Direction, EditedText.Unit, extending: Bool)
  /// To an end of the line.
  case moveToEdge(EditedText.Direction, extending: Bool)
  /// To another line, or by as many as there is room for.
  case moveLines(EditedText.Direction, isPage: Bool, extending: Bool)
  case delete(EditedText.Direction, EditedText.Unit)
  case selectAll
  case copy
  case cut
  case paste
  case undo
  case redo

  @MainActor
  init?(_ key: UIKey) {
    let flags = key.modifierFlags
    let isShifted = flags.contains(.shift)
    let isModified = !flags.isDisjoint(with: [.control, .command, .alternate])
    let isCommand = !flags.isDisjoint(with: [.control, .command])
    let unit: EditedText.Unit = isModified ? .word : .character
    switch key.keyCode {
    case .keyboardLeftArrow: self = .move(.back, unit, extending: isShifted)
    case .keyboardRightArrow: self = .move(.forward, unit, extending: isShifted)
    case .keyboardUpArrow, .keyboardDownArrow, .keyboardHome, .keyboardEnd, .keyboardPageUp,
      .keyboardPageDown:
      self.init(towards: key.keyCode, isModified: isModified, extending: isShifted)
    case .keyboardDeleteOrBackspace where isModified: self = .delete(.back, unit)
    case .keyboardDeleteForward: self = .delete(.forward, unit)
    case .keyboardA where isCommand: self = .selectAll
    case .keyboardC where isCommand: self = .copy
    case .keyboardX where isCommand: self = .cut
    case .keyboardV where isCommand: self = .paste
    case .keyboardZ where isCommand: self = isShifted ? .redo : .undo
    case .keyboardY where isCommand: self = .redo
    default: return nil
    }
  }

  private init(towards key: UIKeyboardHIDUsage, isModified: Bool, extending: Bool) {
    let isBack = [.keyboardUpArrow, .keyboardHome, .keyboardPageUp].contains(key)
    let direction: EditedText.Direction = isBack ? .back : .forward
    switch key {
    case .keyboardHome, .keyboardEnd:
      self =
        isModified
        ? .move(direction, .whole, extending: extending)
        : .moveToEdge(direction, extending: extending)
    case .keyboardPageUp, .keyboardPageDown:
      self = .moveLines(direction, isPage: true, extending: extending)
    default:
      self =
        isModified
        ? .move(direction, .paragraph, extending: extending)
        : .moveLines(direction, isPage: false, extending: extending)
    }
  }
}
