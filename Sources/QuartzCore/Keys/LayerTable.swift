import CoreGraphics

/// What describes a property of a layer.
protocol LayerRow: Sendable {
  var row: LayerProperty { get }
}

/// The properties of a layer class, those that it inherits first.
package struct LayerTable: Sendable {
  /// In the order of the rows; several may have the same key, of which the last counts.
  package let properties: [LayerProperty]
  private let places: [String: Int]

  /// The rows of a struct such as `LayerKeys`, each under the name of the field that it is: so no
  /// list of them has to be kept beside.
  init(_ keys: some Sendable, after inherited: LayerTable? = nil) {
    let own = Mirror(reflecting: keys).children.compactMap { child in
      child.label.flatMap { (child.value as? any LayerRow)?.row.named($0) }
    }
    properties = (inherited?.properties ?? []) + own
    places = Dictionary(
      properties.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { _, last in last })
  }

  /// The property of a key, which may have the prefix of a getter: `isHidden` is `hidden`.
  package subscript(key: String) -> LayerProperty? {
    (places[key] ?? key.withoutGetterPrefix.flatMap { places[$0] }).map { properties[$0] }
  }
}
