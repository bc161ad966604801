/// A strategy: what of a value is kept and compared.
public struct Snapshotting<Value, Format> {
  /// How the names of files end that are kept; nil for no ending.
  public var pathExtension: String?

  /// How what is kept becomes bytes, and is compared.
  public var diffing: Diffing<Format>

  /// Makes of a value what is compared.
  public var snapshot: (Value) -> Async<Format>

  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    snapshot = asyncSnapshot
  }

  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    snapshot: @escaping (_ value: Value) -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
  }

  /// The strategy for other values, of each of which a value of this one's is made.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    asyncPullback { Async(value: transform($0)) }
  }

  /// The same where making a value takes its time.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) {
      [snapshot] (value: NewValue) -> Async<Format> in
      Async { callback in
        transform(value).run { snapshot($0).run(callback) }
      }
    }
  }
}

/// A strategy whose values are compared as they are.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { (value: Value) -> Format in value }
  }
}
