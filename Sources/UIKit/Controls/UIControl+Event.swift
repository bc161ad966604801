extension UIControl {
  /// What happens in a control, as seen by those it tells.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let touchDown = Self(rawValue: 1 << 0)
    /// A touch that is the second or later of a series.
    public static let touchDownRepeat = Self(rawValue: 1 << 1)
    public static let touchDragInside = Self(rawValue: 1 << 2)
    public static let touchDragOutside = Self(rawValue: 1 << 3)
    public static let touchDragEnter = Self(rawValue: 1 << 4)
    public static let touchDragExit = Self(rawValue: 1 << 5)
    public static let touchUpInside = Self(rawValue: 1 << 6)
    public static let touchUpOutside = Self(rawValue: 1 << 7)
    public static let touchCancel = Self(rawValue: 1 << 8)

    public static let valueChanged = Self(rawValue: 1 << 12)
    /// What the control is for, however it came about.
    public static let primaryActionTriggered = Self(rawValue: 1 << 13)
    /// A menu opens.
    public static let menuActionTriggered = Self(rawValue: 1 << 14)

    public static let editingDidBegin = Self(rawValue: 1 << 16)
    public static let editingChanged = Self(rawValue: 1 << 17)
    public static let editingDidEnd = Self(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Self(rawValue: 1 << 19)

    public static let allTouchEvents = Self(rawValue: 0x0000_0FFF)
    public static let allEditingEvents = Self(rawValue: 0x000F_0000)
    public static let applicationReserved = Self(rawValue: 0x0F00_0000)
    public static let systemReserved = Self(rawValue: 0xF000_0000)
    public static let allEvents = Self(rawValue: 0xFFFF_FFFF)
  }
}
