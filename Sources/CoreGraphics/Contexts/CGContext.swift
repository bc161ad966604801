import Foundation
import Pixels

/// A place to draw: pixels, and the state that decides how drawing changes them.
///
/// Its device space has its origin at the lower left and y pointing up, as every bitmap context
/// of Core Graphics; contexts that UIKit makes begin with a transform that turns it over. Not for
/// two threads at once.
public class CGContext: Hashable {
  let canvas: Canvas
  /// What the creator claimed of the pixels.
  let description: BitmapDescription
  var state: GraphicsState
  private var savedStates: [GraphicsState] = []
  /// The path under construction, in pixels: later changes of the transform do not move it.
  var current = CGMutablePath()
  /// Where layers that are being composed are drawn; the last one is drawn on.
  var groups: [TransparencyGroup] = []
  /// From user space to device space at the beginning: shadows and patterns keep to it.
  let baseTransform: CGAffineTransform
  let scratch = ScratchPool.shared.take()
  /// Whether the state may ask for smooth edges.
  var allowsAntialiasing = true

  /// What the state may ask for where glyphs stand.
  var allowedPlacement = GlyphPlacement()

  /// Whether somebody has drawn where a clip kept others from it.
  package private(set) var hasResetClip = false

  func noteClipReset() { hasResetClip = true }

  /// Where text goes on; the text matrix is no part of the graphics state.
  public var textMatrix = CGAffineTransform.identity

  init(_ canvas: Canvas, _ description: BitmapDescription, base: CGAffineTransform = .identity) {
    self.canvas = canvas
    self.description = description
    baseTransform = base
    state = GraphicsState(ctm: base, clip: Clip(canvas.bounds))
  }

  deinit { ScratchPool.shared.give(scratch) }

  /// A context of the working format, whose store is made by the first drawing.
  ///
  /// With `pointsDown`, a unit is `scale` pixels, the origin is at the top left and y points down,
  /// as in the contexts that UIKit makes.
  package convenience init(
    width: Int, height: Int, scale: CGFloat = 1, pointsDown: Bool = false, ground: Ground = .clear
  ) {
    let base =
      pointsDown
      ? CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: CGFloat(height))
      : CGAffineTransform(scaleX: scale, y: scale)
    self.init(
      Canvas(width: width, height: height, ground: ground), .premultipliedRGB(width: width),
      base: base)
  }

  /// Whether anything was drawn, or looked at.
  package var hasDrawn: Bool { canvas.isStored }

  public static func == (left: CGContext, right: CGContext) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

// MARK: - The stack of states

extension CGContext {
  public func saveGState() { savedStates.append(state) }

  /// Goes back to the state saved last; without one, nothing happens.
  public func restoreGState() {
    let floor = groups.last?.savedStates ?? 0
    guard savedStates.count > floor, let last = savedStates.popLast() else { return }
    state = last
  }

  var savedStateCount: Int { savedStates.count }

  /// Drops states that were saved and never restored.
  func dropSavedStates(to count: Int) {
    savedStates.removeLast(max(0, savedStates.count - count))
  }
}

// MARK: - The transform

extension CGContext {
  /// From user space to device space.
  public var ctm: CGAffineTransform { state.ctm }

  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.ctm = ctm.scaledBy(x: sx, y: sy) }

  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.ctm = ctm.translatedBy(x: tx, y: ty)
  }

  public func rotate(by angle: CGFloat) { state.ctm = ctm.rotated(by: angle) }

  public func concatenate(_ transform: CGAffineTransform) {
    state.ctm = transform.concatenating(ctm)
  }

  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
  }

  /// From device space to pixels, whose rows begin at the top.
  var flip: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(canvas.height))
  }

  /// From user space to pixels.
  var pixelMap: CGAffineTransform { ctm.concatenating(flip) }

  /// From pixels to user space; nil where the transform loses a dimension.
  var sourceMap: SourceMap? { pixelMap.sourceMap }
}

extension CGAffineTransform {
  /// The way back, for sources; nil where there is none.
  package var sourceMap: SourceMap? {
    guard isInvertible else { return nil }
    let back = inverted()
    let map = SourceMap(a: back.a, b: back.b, c: back.c, d: back.d, tx: back.tx, ty: back.ty)
    return map.isFinite ? map : nil
  }
}
