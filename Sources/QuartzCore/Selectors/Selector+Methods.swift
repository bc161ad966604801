import Foundation

// The kinds of method that a selector can be made of. Those of the main actor come first; the
// others run on whatever thread sends. Clients in Swift 5 mode get the latter for both.

extension Selector {
  // MARK: Methods of a class

  public init<Receiver: AnyObject>(
    _ method: @escaping (Receiver) -> @MainActor () -> Void, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(on: Receiver.self, [], Place(file, line, column)) { receiver, _ in
      Self.onMain((method, receiver)) { $0.0($0.1)() }
      return true
    }
  }

  public init<Receiver: AnyObject>(
    _ method: @escaping (Receiver) -> () -> Void, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(on: Receiver.self, [], Place(file, line, column)) { receiver, _ in
      method(receiver)()
      return true
    }
  }

  public init<Receiver: AnyObject, First>(
    _ method: @escaping (Receiver) -> @MainActor (First) -> Void, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(on: Receiver.self, [First.self], Place(file, line, column)) { receiver, arguments in
      guard let first = arguments[0] as? First else { return false }
      Self.onMain((method, receiver, first)) { $0.0($0.1)($0.2) }
      return true
    }
  }

  public init<Receiver: AnyObject, First>(
    _ method: @escaping (Receiver) -> (First) -> Void, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(on: Receiver.self, [First.self], Place(file, line, column)) { receiver, arguments in
      guard let first = arguments[0] as? First else { return false }
      method(receiver)(first)
      return true
    }
  }

  public init<Receiver: AnyObject, First, Second>(
    _ method: @escaping (Receiver) -> @MainActor (First, Second) -> Void,
    file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(on: Receiver.self, [First.self, Second.self], Place(file, line, column)) {
      receiver, arguments in
      guard let first = arguments[0] as? First, let second = arguments[1] as? Second else {
        return false
      }
      Self.onMain((method, receiver, first, second)) { $0.0($0.1)($0.2, $0.3) }
      return true
    }
  }

  public init<Receiver: AnyObject, First, Second>(
    _ method: @escaping (Receiver) -> (First, Second) -> Void, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(on: Receiver.self, [First.self, Second.self], Place(file, line, column)) {
      receiver, arguments in
      guard let first = arguments[0] as? First, let second = arguments[1] as? Second else {
        return false
      }
      method(receiver)(first, second)
      return true
    }
  }

  // MARK: Methods of an object, which the selector holds

  public init(
    _ method: @escaping @MainActor () -> Void, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(bound: [], Place(file, line, column)) { _ in
      Self.onMain(method) { $0() }
      return true
    }
  }

  public init(
    _ method: @escaping () -> Void, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(bound: [], Place(file, line, column)) { _ in
      method()
      return true
    }
  }

  public init<First>(
    _ method: @escaping @MainActor (First) -> Void, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(bound: [First.self], Place(file, line, column)) { arguments in
      guard let first = arguments[0] as? First else { return false }
      Self.onMain((method, first)) { $0.0($0.1) }
      return true
    }
  }

  public init<First>(
    _ method: @escaping (First) -> Void, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(bound: [First.self], Place(file, line, column)) { arguments in
      guard let first = arguments[0] as? First else { return false }
      method(first)
      return true
    }
  }

  public init<First, Second>(
    _ method: @escaping @MainActor (First, Second) -> Void, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(bound: [First.self, Second.self], Place(file, line, column)) { arguments in
      guard let first = arguments[0] as? First, let second = arguments[1] as? Second else {
        return false
      }
      Self.onMain((method, first, second)) { $0.0($0.1, $0.2) }
      return true
    }
  }

  public init<First, Second>(
    _ method: @escaping (First, Second) -> Void, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(bound: [First.self, Second.self], Place(file, line, column)) { arguments in
      guard let first = arguments[0] as? First, let second = arguments[1] as? Second else {
        return false
      }
      method(first, second)
      return true
    }
  }

  /// Runs what belongs to the main actor; as with Apple's, being elsewhere ends the program.
  private static func onMain<Values>(_ values: Values, _ call: @MainActor (Values) -> Void) {
    nonisolated(unsafe) let values = values
    MainActor.assumeIsolated { call(values) }
  }
}
