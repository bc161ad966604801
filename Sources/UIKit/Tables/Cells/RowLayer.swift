import CoreGraphics
import QuartzCore

/// The layer of a row, which in some lists is a part of a card.
///
/// What a card needs holds as long as the row is in one. What a client sets is kept for when it is not.
final class RowLayer: CALayer, PlainLayer {
  /// What clients have set.
  private var own = RowCorners()
  /// Nil in no card.
  private var card: RowCorners?
  /// Whether the row is carried: the shadow below it lies outside of it.
  var isLifted = false {
    didSet { super.masksToBounds = clips }
  }

  private var clips: Bool { !isLifted && (card?.clips ?? own.clips) }

  func take(_ new: RowCorners?) {
    guard new != card else { return }
    card = new
    super.cornerRadius = (card ?? own).radius
    super.cornerCurve = (card ?? own).curve
    super.masksToBounds = clips
    super.maskedCorners = (card ?? own).masked
  }

  override var cornerRadius: CGFloat {
    get { super.cornerRadius }
    set {
      own.radius = newValue
      super.cornerRadius = card?.radius ?? newValue
    }
  }

  override var cornerCurve: CALayerCornerCurve {
    get { super.cornerCurve }
    set {
      own.curve = newValue
      super.cornerCurve = card?.curve ?? newValue
    }
  }

  override var maskedCorners: CACornerMask {
    get { super.maskedCorners }
    set {
      own.masked = newValue
      super.maskedCorners = card?.masked ?? newValue
    }
  }

  override var masksToBounds: Bool {
    get { super.masksToBounds }
    set {
      own.clips = newValue
      super.masksToBounds = clips
    }
  }
}

/// How the corners of a row are rounded.
struct RowCorners: Equatable {
  var radius: CGFloat = 0
  var curve = CALayerCornerCurve.circular
  var masked = CACornerMask.all
  var clips = false

  init() {}

  /// Of a row of a card, which is round at its ends.
  init(inCardAsFirst isFirst: Bool, last isLast: Bool) {
    radius = isFirst || isLast ? 10 : 0
    curve = .continuous
    masked = []
    if isFirst { masked.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { masked.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    clips = true
  }
}

extension CALayer {
  /// Has a row look as its card needs; nil for one that is in none any more.
  func takeCard(_ corners: RowCorners?) {
    if let row = self as? RowLayer { return row.take(corners) }
    // A client's class of layers keeps nothing.
    let corners = corners ?? RowCorners()
    cornerRadius = corners.radius
    cornerCurve = corners.curve
    masksToBounds = corners.clips
    maskedCorners = corners.masked
  }
}
