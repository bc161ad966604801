/// A value that is there at once, or comes later.
public struct Async<Value> {
  /// Begins, and hands over the value when it is there.
  public let run: (@escaping (Value) -> Void) -> Void

  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
    self.run = run
  }

  /// One that is there.
  public init(value: Value) {
    run = { $0(value) }
  }

  /// What becomes of the value.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { [run] callback in run { callback(transform($0)) } }
  }
}

extension Array {
  /// All values in their order, as soon as the last one has come.
  func sequence<Value>() -> Async<[Value]> where Element == Async<Value> {
    reduce(Async(value: [])) { before, next in
      Async { callback in
        before.run { values in next.run { callback(values + [$0]) } }
      }
    }
  }
}
