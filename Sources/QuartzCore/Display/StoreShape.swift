import CoreGraphics

/// How large a layer's store is, and what it begins with.
struct StoreShape: Sendable {
  let width: Int
  let height: Int
  let bounds: CGRect
  /// Pixels a point.
  let scale: CGFloat
  let isOpaque: Bool

  /// 128 MiB: a quarter of what all may have together, so that what a scene looks like hardly ever
  /// depends on what else is there.
  static let mostPixels = 32 << 20

  /// Bounds times scale, rounded up, but for what is a rounding error of the product; nil for bounds
  /// without area. A store that would be too large, by itself or with all others, is drawn coarser,
  /// and stretched as every store is.
  init?(of layer: CALayer) {
    self.init(of: layer, mostPixels: BackingStore.pixelsLeft(besides: layer.store))
  }

  init?(of layer: CALayer, mostPixels: Int) {
    let size = layer.bounds.size
    guard size.width > 0, size.height > 0 else { return nil }
    let asked = layer.contentsScale > 0 && layer.contentsScale.isFinite ? layer.contentsScale : 1
    let longest = CGFloat(CGContext.longestSide)
    let scale = min(
      asked, longest / size.width, longest / size.height,
      (CGFloat(min(Self.mostPixels, mostPixels)) / size.width / size.height).squareRoot())
    func pixels(_ length: CGFloat) -> Int {
      Int(max(1, min(longest, (length * scale - 1e-6).rounded(.up))))
    }
    (width, height) = (pixels(size.width), pixels(size.height))
    bounds = layer.bounds
    self.scale = scale
    isOpaque = layer.isOpaque
  }

  /// Whether a store can be drawn on instead of a new one.
  func fits(_ store: BackingStore) -> Bool {
    store.bounds == bounds && store.scale == scale && store.isOpaque == isOpaque
  }

  /// A context in points, with y pointing down.
  func context(on ground: Ground) -> CGContext {
    let context = CGContext(
      width: width, height: height, scale: scale, pointsDown: true, ground: ground)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    return context
  }

  /// What is drawn on a new store.
  func picture(_ draw: LaterDrawing) -> CGImage {
    let context = context(on: .clear)
    draw(context)
    return context.takeImage()
  }

  /// The pixels of a rectangle that ends on whole ones.
  func pixels(_ rect: CGRect) -> CGRect {
    CGRect(
      x: (rect.minX - bounds.minX) * scale, y: (rect.minY - bounds.minY) * scale,
      width: rect.width * scale, height: rect.height * scale)
  }

  /// The rectangle in points of the whole pixels that a rectangle touches.
  func pixelAligned(_ rect: CGRect) -> CGRect {
    func down(_ points: CGFloat) -> CGFloat { ((points * scale).rounded(.down)) / scale }
    func up(_ points: CGFloat) -> CGFloat { ((points * scale).rounded(.up)) / scale }
    let rect = rect.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
    let (minX, minY) = (max(0, down(rect.minX)), max(0, down(rect.minY)))
    let maxX = min(CGFloat(width) / scale, up(rect.maxX))
    let maxY = min(CGFloat(height) / scale, up(rect.maxY))
    return CGRect(
      x: minX + bounds.minX, y: minY + bounds.minY, width: max(0, maxX - minX),
      height: max(0, maxY - minY))
  }
}
