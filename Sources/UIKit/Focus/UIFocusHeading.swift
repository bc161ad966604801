/// Where the focus goes.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let up = UIFocusHeading(rawValue: 1)
  public static let down = UIFocusHeading(rawValue: 2)
  public static let left = UIFocusHeading(rawValue: 4)
  public static let right = UIFocusHeading(rawValue: 8)
  public static let next = UIFocusHeading(rawValue: 16)
  public static let previous = UIFocusHeading(rawValue: 32)
  public static let first = UIFocusHeading(rawValue: 256)
  public static let last = UIFocusHeading(rawValue: 512)
}

extension UIFocusHeading {
  /// Where a key takes the focus; nil if it is none of those that do.
  @MainActor
  init?(_ key: UIKey) {
    let modifiers = key.modifierFlags.subtracting([.numericPad, .alphaShift])
    switch (key.keyCode, modifiers) {
    case (.keyboardTab, []): self = .next
    case (.keyboardTab, .shift): self = .previous
    case (.keyboardUpArrow, []): self = .up
    case (.keyboardDownArrow, []): self = .down
    case (.keyboardLeftArrow, []): self = .left
    case (.keyboardRightArrow, []): self = .right
    default: return nil
    }
  }
}
