import Foundation
import Pixels
import Synchronization

/// How far a pattern's cells may be bent so that each looks the same.
public enum CGPatternTiling: Int32, Sendable {
  case noDistortion = 0
  case constantSpacingMinimalDistortion
  case constantSpacing
}

public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// What draws a pattern's cell, and what is told when the pattern is no more.
public struct CGPatternCallbacks {
  public var version: UInt32
  public var drawPattern: CGPatternDrawPatternCallback?
  public var releaseInfo: CGPatternReleaseInfoCallback?

  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?,
    releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    self.version = version
    self.drawPattern = drawPattern
    self.releaseInfo = releaseInfo
  }
}

/// A drawing that is repeated over what is filled with it.
public final class CGPattern: Hashable {
  private let info: UnsafeMutableRawPointer?
  private let bounds: CGRect
  private let matrix: CGAffineTransform
  private let step: CGSize
  let isColored: Bool
  private let callbacks: CGPatternCallbacks
  /// The cell that was drawn last: what is filled next mostly needs the same one.
  private let drawn = Mutex<DrawnCell?>(nil)

  /// `matrix` leads from the pattern's space to the base space of the context. Nil where the cell
  /// or the steps are empty or no numbers.
  public init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat,
    yStep: CGFloat, tiling: CGPatternTiling, isColored: Bool,
    callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    let bounds = bounds.isFinite ? bounds.standardized : .zero
    let step = CGSize(width: xStep.magnitude, height: yStep.magnitude)
    guard bounds.width > 0, bounds.height > 0, step.width > 0, step.height > 0,
      step.width.isFinite, step.height.isFinite, callbacks.pointee.drawPattern != nil
    else { return nil }
    (self.info, self.bounds, self.matrix, self.step) = (info, bounds, matrix, step)
    (self.isColored, self.callbacks) = (isColored, callbacks.pointee)
  }

  deinit { callbacks.releaseInfo?(info) }

  public static func == (left: CGPattern, right: CGPattern) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGPattern {
  /// How components say to draw with it: of a pattern that has its own colours the first is alpha,
  /// else they are a tint in the space or its base, then alpha.
  func drawingColor(
    _ space: CGColorSpace?, _ components: UnsafePointer<CGFloat>
  ) -> DrawingColor {
    if isColored {
      let alpha = components[0]
      return .pattern(self, tint: nil, alpha: alpha > 0 ? min(1, alpha) : 0)
    }
    let space = space.map { $0.isPattern ? $0.baseColorSpace ?? .gray : $0 } ?? .gray
    return .pattern(
      self, tint: CGColor(colorSpace: space, components: components), alpha: 1)
  }

  /// The pattern all over a context's pixels.
  func source(in context: CGContext, tint: CGColor?) -> (any PixelSource)? {
    let phase = context.state.patternPhase
    let map = matrix.concatenating(
      CGAffineTransform(translationX: phase.width, y: phase.height)
    ).concatenating(context.baseTransform).concatenating(context.flip)
    let cell = CellSize(step: step, map: map)
    let picture = picture(cell, tint)
    // From a cell's pixels, whose first row is the uppermost of pattern space, to the pattern.
    let toPattern = CGAffineTransform(
      a: step.width / cell.pixelWidth, b: 0, c: 0, d: -step.height / cell.pixelHeight,
      tx: bounds.minX, ty: bounds.minY + step.height)
    guard let source = toPattern.concatenating(map).sourceMap else { return nil }
    return TileSource(picture, map: source)
  }

  /// One step's worth of the pattern, drawn unless it was just before.
  private func picture(_ cell: CellSize, _ tint: CGColor?) -> Pixmap {
    if let last = drawn.withLock({ $0 }), last.size == cell, last.tint == tint {
      return last.picture
    }
    let picture = draw(cell, tint)
    drawn.withLock { $0 = DrawnCell(size: cell, tint: tint, picture: picture) }
    return picture
  }

  /// Draws a step's worth, with whatever of the cells around reaches into it.
  private func draw(_ cell: CellSize, _ tint: CGColor?) -> Pixmap {
    let context = CGContext(width: Int(cell.pixelWidth), height: Int(cell.pixelHeight))
    context.scaleBy(x: cell.pixelWidth / step.width, y: cell.pixelHeight / step.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    // Cells larger than their steps overlap their neighbours, up to a limit that no pattern needs.
    func overlaps(_ cell: CGFloat, _ step: CGFloat) -> Int {
      Int(max(0, min(8, (cell / step).rounded(.up) - 1)))
    }
    let columns = overlaps(bounds.width, step.width)
    let rows = overlaps(bounds.height, step.height)
    for row in -rows...0 {
      for column in -columns...0 {
        context.saveGState()
        context.translateBy(x: CGFloat(column) * step.width, y: CGFloat(row) * step.height)
        context.clip(to: bounds)
        if let tint {
          context.setFillColor(tint)
          context.setStrokeColor(tint)
        }
        callbacks.drawPattern?(info, context)
        context.restoreGState()
      }
    }
    return context.canvas.copy()
  }

  private struct DrawnCell {
    let size: CellSize
    let tint: CGColor?
    let picture: Pixmap
  }

  /// How many pixels a step is drawn in: about as many as it shows.
  private struct CellSize: Equatable {
    let pixelWidth: CGFloat
    let pixelHeight: CGFloat
    private static let largest: CGFloat = 2048

    init(step: CGSize, map: CGAffineTransform) {
      func pixels(_ length: CGFloat, _ scale: CGFloat) -> CGFloat {
        let count = (length * scale).rounded()
        return count > 1 ? min(Self.largest, count) : 1
      }
      pixelWidth = pixels(step.width, hypot(map.a, map.b))
      pixelHeight = pixels(step.height, hypot(map.c, map.d))
    }
  }
}
