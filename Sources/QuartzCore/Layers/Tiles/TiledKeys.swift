import CoreGraphics

extension CATiledLayer {
  static let tiledKeys = TiledKeys()
  static let tiledTable = LayerTable(tiledKeys, after: layerTable)
}

/// What a tiled layer has beyond every layer.
struct TiledKeys: Sendable {
  let tileSize = LayerKey(
    "tileSize", \CATiledLayer.tileSize, options: .silent, "The size of a tile, in pixels.",
    get: { $0.tiling.size }, set: { $0.tiling.size = $1 })

  let levelsOfDetail = LayerKey(
    "levelsOfDetail", \CATiledLayer.levelsOfDetail, options: .silent,
    "How many sizes the layer is drawn at, each half of the one before.",
    get: { $0.tiling.levels }, set: { $0.tiling.levels = $1 })

  let levelsOfDetailBias = LayerKey(
    "levelsOfDetailBias", \CATiledLayer.levelsOfDetailBias, options: .silent,
    "How many of the sizes are larger than the layer's own.",
    get: { $0.tiling.bias }, set: { $0.tiling.bias = $1 })
}
