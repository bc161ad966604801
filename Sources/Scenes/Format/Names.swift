/// The names that files have for the values of a type, in the order of the reference.
struct Names<Value: Sendable>: Sendable {
  private let rows: [(name: String, value: Value)]

  init(_ rows: (name: String, value: Value)...) { self.rows = rows }

  init(_ rows: [(name: String, value: Value)]) { self.rows = rows }

  var all: [String] { rows.map(\.name) }

  func value(_ name: String) -> Value? { rows.first { $0.name == name }?.value }
}

extension Names where Value: Equatable {
  func name(of value: Value) -> String? { rows.first { $0.value == value }?.name }
}

extension Names where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// Cases that are called in files as in code.
  init(_ type: Value.Type) { self.init(type.allCases.map { ($0.rawValue, $0) }) }
}
