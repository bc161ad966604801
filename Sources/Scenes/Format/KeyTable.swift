/// The keys of an object: a struct whose fields are the rows.
///
/// Who reads a file says `decoder.read(keys.duration, of: value)`, and so cannot read a key that is
/// not in the table. Fields are keys, lists of keys, or tables whose rows these are too.
package protocol KeyTable: Sendable {}

extension KeyTable {
  /// The rows in the order of their declaration. Costs a look at the type: ask once.
  package var forms: [KeyForm] {
    Mirror(reflecting: self).children.flatMap { Self.forms(in: $0.value) }
  }

  private static func forms(in field: Any) -> [KeyForm] {
    switch field {
    case let key as any FormatKey: [key.form]
    case let table as any KeyTable: table.forms
    case let keys as [any FormatKey]: keys.map(\.form)
    default: []
    }
  }
}
