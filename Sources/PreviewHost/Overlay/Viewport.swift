import CoreGraphics
import Scenes

/// How large the scene is shown in a window, and where.
struct Viewport: Equatable {
  /// What decides the zoom.
  enum Zoom: Equatable {
    /// As large as it is, but never larger than the window.
    case automatic
    /// As large as the window allows.
    case fit
    case fixed(CGFloat)
    /// So many device pixels for each point of the scene.
    case pixels(CGFloat)
  }

  var zoom = Zoom.automatic
  /// How far the scene's middle is from the window's.
  private(set) var shift = CGVector.zero

  init() {}

  init(_ options: HostOptions) {
    if let scale = options.overrides.scale { zoom = .pixels(scale) }
    if options.fitsWindow { zoom = .fit }
    if let factor = options.zoom { zoom = .fixed(factor) }
  }

  /// The factor that somebody has asked for; nil where the window decides.
  var fixedFactor: CGFloat? { if case .fixed(let factor) = zoom { factor } else { nil } }

  private static let zoomRange: ClosedRange<CGFloat> = 0.05...32
  private static let zoomStep: CGFloat = 1.25

  /// In a window of a size, its corner on a whole pixel: in the middle unless a hand has moved it.
  func placement(of canvas: CGSize, in size: CGSize, scale: CGFloat) -> Placement {
    let zoom = factor(canvas: canvas, in: size, scale: scale)
    let shift = held(shift, canvas: canvas, in: size, zoom: zoom)
    func start(_ whole: CGFloat, _ part: CGFloat, _ shift: CGFloat) -> CGFloat {
      (((whole - part * zoom) / 2 + shift) * scale).rounded() / scale
    }
    return Placement(
      corner: CGPoint(
        x: start(size.width, canvas.width, shift.dx),
        y: start(size.height, canvas.height, shift.dy)),
      zoom: zoom)
  }

  func factor(canvas: CGSize, in size: CGSize, scale: CGFloat = 1) -> CGFloat {
    let fit = min(size.width / canvas.width, size.height / canvas.height)
    switch zoom {
    case .automatic: return Self.held(min(1, fit))
    case .fit: return Self.held(fit)
    case .fixed(let factor): return factor
    case .pixels(let pixels): return Self.held(pixels / scale)
    }
  }

  private static func held(_ factor: CGFloat) -> CGFloat {
    max(zoomRange.lowerBound, min(zoomRange.upperBound, factor))
  }

  // MARK: Hands

  /// As large as something else says, in the middle.
  mutating func show(_ zoom: Zoom) {
    self.zoom = zoom
    shift = .zero
  }

  /// A step larger or smaller than now; what is at a point of the window stays there.
  mutating func step(
    _ direction: FloatingPointSign, at point: CGPoint? = nil, canvas: CGSize, in size: CGSize,
    scale: CGFloat = 1
  ) {
    let now = placement(of: canvas, in: size, scale: scale)
    let next = Self.held(
      direction == .plus ? now.zoom * Self.zoomStep : now.zoom / Self.zoomStep)
    let point = point ?? CGPoint(x: size.width / 2, y: size.height / 2)
    let fixed = now.scenePoint(point)
    zoom = .fixed(next)
    shift = held(
      CGVector(
        dx: point.x - fixed.x * next - (size.width - canvas.width * next) / 2,
        dy: point.y - fixed.y * next - (size.height - canvas.height * next) / 2),
      canvas: canvas, in: size, zoom: next)
  }

  /// Moves a scene that is larger than the window; tells whether it did.
  mutating func pan(by distance: CGVector, canvas: CGSize, in size: CGSize, scale: CGFloat) -> Bool
  {
    let zoom = factor(canvas: canvas, in: size, scale: scale)
    let before = held(shift, canvas: canvas, in: size, zoom: zoom)
    shift = held(
      CGVector(dx: before.dx + distance.dx, dy: before.dy + distance.dy), canvas: canvas, in: size,
      zoom: zoom)
    return shift != before
  }

  /// Some of the scene stays in the window, and what fits into it in the middle.
  private func held(
    _ shift: CGVector, canvas: CGSize, in size: CGSize, zoom: CGFloat
  ) -> CGVector {
    func held(_ shift: CGFloat, _ part: CGFloat, _ whole: CGFloat) -> CGFloat {
      let room = part * zoom - whole
      guard room > 0.5 else { return 0 }
      let most = room / 2 + whole / 4
      return max(-most, min(most, shift))
    }
    return CGVector(
      dx: held(shift.dx, canvas.width, size.width), dy: held(shift.dy, canvas.height, size.height))
  }
}
