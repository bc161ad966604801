extension CATiledLayer {
  /// What every layer has, and the tiles.
  static let tiledProperties = CALayer.properties.merging(
    [
      "tileSize": .of(\CATiledLayer.tileSize),
      "levelsOfDetail": .of(\CATiledLayer.levelsOfDetail),
      "levelsOfDetailBias": .of(\CATiledLayer.levelsOfDetailBias),
    ], uniquingKeysWith: { $1 })
}
