extension UIControl {
  /// What a control's look depends on.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let normal = Self([])
    public static let highlighted = Self(rawValue: 1 << 0)
    public static let disabled = Self(rawValue: 1 << 1)
    public static let selected = Self(rawValue: 1 << 2)
    public static let focused = Self(rawValue: 1 << 3)
    public static let application = Self(rawValue: 0x00FF_0000)
    public static let reserved = Self(rawValue: 0xFF00_0000)
  }

  var currentState: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFocused { state.insert(.focused) }
    return state
  }
}

/// Values by state; a state without one has that of the normal state.
struct StateTable<Value> {
  private var values: [UIControl.State: Value] = [:]

  /// What was set for just this state.
  subscript(exactly state: UIControl.State) -> Value? {
    get { values[state] }
    set { values[state] = newValue }
  }

  /// The focus alone asks for nothing else.
  subscript(state: UIControl.State) -> Value? {
    values[state] ?? values[state.subtracting(.focused)] ?? values[.normal]
  }

  var isEmpty: Bool { values.isEmpty }
}
