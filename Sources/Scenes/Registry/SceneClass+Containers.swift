import UIKit

extension SceneClass {
  /// `CATransformLayer`: its sublayers live in the space around it.
  static let transformLayer = SceneClass(
    "CATransformLayer", isView: false, properties: layer.properties
  ) {
    .layer(CATransformLayer())
  }

  /// `CAScrollLayer`: shows a part of what is larger, by its bounds.
  static let scrollLayer = SceneClass(
    "CAScrollLayer", isView: false,
    // It cuts off what lies outside from the beginning.
    properties: layer.properties.map {
      $0.name == "masksToBounds" ? $0.beginning(with: .bool(true)) : $0
    } + [
      .choice(
        "scrollMode", CAScrollLayer.self, ["none", "vertically", "horizontally", "both"],
        initial: "both", doc: "The directions in which it scrolls.",
        get: { $0.scrollMode.rawValue },
        set: { $0.scrollMode = CAScrollLayerScrollMode(rawValue: $1) })
    ]
  ) {
    .layer(CAScrollLayer())
  }

  /// `CATiledLayer`: drawn in tiles, where code draws it.
  static let tiledLayer = SceneClass(
    "CATiledLayer", isView: false,
    properties: layer.properties + [
      .vector(
        "tileSize", CATiledLayer.self, initial: CGSize(width: 256, height: 256),
        doc: "The size of a tile, in pixels.",
        get: { $0.tileSize }, set: { $0.tileSize = $1 }),
      .integer(
        "levelsOfDetail", CATiledLayer.self, initial: 1,
        doc: "How many sizes the layer is drawn at, each half of the one before.",
        get: { $0.levelsOfDetail }, set: { $0.levelsOfDetail = $1 }),
      .integer(
        "levelsOfDetailBias", CATiledLayer.self, initial: 0,
        doc: "How many of the sizes are larger than the layer's own.",
        get: { $0.levelsOfDetailBias }, set: { $0.levelsOfDetailBias = $1 }),
    ]
  ) {
    .layer(CATiledLayer())
  }
}

extension Property {
  /// The same property where a fresh object has another value of it.
  func beginning(with initial: PropertyValue) -> Property {
    Property(
      name: name, kind: kind, initial: initial, isAnimatable: isAnimatable, doc: doc, stage: stage,
      read: read, write: write)
  }
}
