import CoreGraphics
import RenderTree

/// A layer that is drawn tile by tile, as tiles come into sight, and at several sizes.
///
/// `draw(in:)` is called once for each tile, with the clip set to it. Apple's calls it on other
/// threads; here tiles are there as soon as they are seen. It draws from the first
/// `setNeedsDisplay()` on, and each tile until it is told again.
open class CATiledLayer: CALayer {
  var tiling = TilingState() {
    didSet { if tiling != oldValue { dropTiles() } }
  }
  private var tiles = TileCache()
  /// The tiles that the next node shows.
  private var shown: TileRange?
  private var drawsTiles = false

  public override init() {
    super.init()
    restlessCount = 1
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    restlessCount = 1
    guard let other = layer as? CATiledLayer else { return }
    (tiling, tiles, shown) = (other.tiling, other.tiles, other.shown)
    drawsTiles = other.drawsTiles
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    restlessCount += 1
  }

  /// Seconds in which a tile that was drawn late appears. Here none is late.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }

  /// In pixels.
  open var tileSize: CGSize {
    get { tiling.size }
    set { CATiledLayer.tiledKeys.tileSize.set(newValue, of: self) }
  }

  /// How many sizes the layer is drawn at, each half of the one before.
  open var levelsOfDetail: Int {
    get { tiling.levels }
    set { CATiledLayer.tiledKeys.levelsOfDetail.set(newValue, of: self) }
  }

  /// How many of them are larger than the layer's own.
  open var levelsOfDetailBias: Int {
    get { tiling.bias }
    set { CATiledLayer.tiledKeys.levelsOfDetailBias.set(newValue, of: self) }
  }

  /// Forgets the tiles that are to be drawn anew, and draws those in sight.
  open override func display() {
    drawsTiles = true
    switch takeDue() {
    case .part(let rect): tiles.drop(in: rect)
    case .whole, .none: tiles.dropAll()
    }
    drawTilesInSight()
  }

  package override var isStale: Bool { drawsTiles && rangeInSight != shown }

  package override func prepareNode() {
    if drawsTiles { drawTilesInSight() }
  }

  package override var arrangesNodes: Bool { true }

  package override func arrange(_ nodes: inout [RenderNode], late seconds: Double) {
    if let shown { nodes.insert(contentsOf: tiles.nodes(of: shown), at: 0) }
  }

  package override class var table: LayerTable { tiledTable }
  package override class func makeDefault() -> CALayer { CATiledLayer() }

  private func dropTiles() {
    tiles.dropAll()
    shown = nil
  }

  private func drawTilesInSight() {
    let range = rangeInSight
    if let shown, let range, shown.bounds.size != range.bounds.size { tiles.dropAll() }
    shown = range
    guard let range else { return }
    tiles.fill(range) { rect in
      let context = CGContext(
        width: range.pixelWidth, height: range.pixelHeight, scale: range.scale, pointsDown: true)
      context.translateBy(x: -rect.minX, y: -rect.minY)
      context.clip(to: rect.intersection(bounds))
      draw(in: context)
      return context.hasDrawn ? context.makeImage() : nil
    }
  }

  private var rangeInSight: TileRange? {
    TileRange(tiling, of: bounds, inSight: rectInSight, zoom: zoom, contentsScale: contentsScale)
  }
}
