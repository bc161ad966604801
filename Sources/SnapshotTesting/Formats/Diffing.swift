import Foundation

/// How values become bytes and are compared.
public struct Diffing<Value> {
  /// The bytes that are kept of a value.
  public var toData: (Value) -> Data

  /// The value of kept bytes.
  public var fromData: (Data) -> Value

  /// Compares what is kept with what is found: nil where they are the same, else what to say, and what
  /// to look at.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?

  public init(
    toData: @escaping (_ value: Value) -> Data,
    fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }
}
