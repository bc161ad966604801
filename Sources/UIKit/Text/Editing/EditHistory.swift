/// What stood before each change, so that it can come back. Typing in a row is one change.
struct EditHistory<State> {
  enum Kind {
    case typing
    case deleting
    case other

    /// What replacing something with a text is.
    init(entering text: String) {
      self = text.isEmpty ? .deleting : text.utf16.count == 1 ? .typing : .other
    }
  }

  private var past: [State] = []
  private var future: [State] = []
  private var last: Kind?

  /// Older changes stay.
  private static var limit: Int { 200 }

  /// The state is about to change.
  mutating func note(_ state: State, _ kind: Kind) {
    future = []
    defer { last = kind }
    if kind == last, kind != .other { return }
    past.append(state)
    if past.count > Self.limit { past.removeFirst() }
  }

  /// What is typed next is a change of its own.
  mutating func close() { last = nil }

  mutating func undo(from state: State) -> State? {
    last = nil
    guard let before = past.popLast() else { return nil }
    future.append(state)
    return before
  }

  mutating func redo(from state: State) -> State? {
    last = nil
    guard let after = future.popLast() else { return nil }
    past.append(state)
    return after
  }
}
