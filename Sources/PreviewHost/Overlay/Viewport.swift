import CoreGraphics

/// How large the scene is shown in a window, and where.
struct Viewport: Equatable {
  /// What decides the zoom.
  enum Zoom: Equatable {
    /// As large as it is, but never larger than the window.
    case automatic
    /// As large as the window allows.
    case fit
    case fixed(CGFloat)
  }

  var zoom = Zoom.automatic

  init() {}

  init(_ options: HostOptions) {
    if options.fitsWindow { zoom = .fit }
    if let factor = options.zoom { zoom = .fixed(factor) }
  }

  private static let zoomRange: ClosedRange<CGFloat> = 0.05...32
  private static let zoomStep: CGFloat = 1.25

  /// In the middle of a window of a size, its corner on a whole pixel.
  func placement(of canvas: CGSize, in size: CGSize, scale: CGFloat) -> Placement {
    let zoom = factor(canvas: canvas, in: size)
    func start(_ whole: CGFloat, _ part: CGFloat) -> CGFloat {
      ((whole - part * zoom) / 2 * scale).rounded() / scale
    }
    return Placement(
      corner: CGPoint(
        x: start(size.width, canvas.width), y: start(size.height, canvas.height)),
      zoom: zoom)
  }

  func factor(canvas: CGSize, in size: CGSize) -> CGFloat {
    let fit = min(size.width / canvas.width, size.height / canvas.height)
    switch zoom {
    case .automatic: return max(Self.zoomRange.lowerBound, min(1, fit))
    case .fit: return max(Self.zoomRange.lowerBound, min(Self.zoomRange.upperBound, fit))
    case .fixed(let factor): return factor
    }
  }

  /// A step larger or smaller than now.
  mutating func step(_ direction: FloatingPointSign, canvas: CGSize, in size: CGSize) {
    let now = factor(canvas: canvas, in: size)
    let next = direction == .plus ? now * Self.zoomStep : now / Self.zoomStep
    zoom = .fixed(max(Self.zoomRange.lowerBound, min(Self.zoomRange.upperBound, next)))
  }
}
