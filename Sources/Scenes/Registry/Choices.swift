/// The values of an enumeration that scenes can name, each under its name: the one place that pairs
/// them.
package struct Choices<Value: Sendable>: Sendable {
  private let pairs: [(name: String, value: Value)]

  /// Values under the names of their cases.
  init(_ values: Value...) { pairs = values.map { (String(describing: $0), $0) } }

  /// Values that are no cases of an enumeration, or go by another name than Swift's.
  init(_ pairs: [(name: String, value: Value)]) { self.pairs = pairs }

  package var names: [String] { pairs.map(\.name) }
  package var values: [Value] { pairs.map(\.value) }

  package subscript(name: String) -> Value? { pairs.first { $0.name == name }?.value }
}

extension Choices where Value: Equatable {
  /// What a scene cannot name goes by the first name.
  package func name(of value: Value) -> String {
    (pairs.first { $0.value == value } ?? pairs.first)?.name ?? ""
  }
}
