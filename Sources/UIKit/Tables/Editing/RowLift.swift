import CoreGraphics
import QuartzCore

/// What a row looks like that is carried, and what it looked like before.
@MainActor
struct RowLift {
  private let layer: CALayer
  private let rest: Look
  private let lifted: Look

  private struct Look {
    var opacity: Float
    var shadowOpacity: Float
    var shadowRadius: CGFloat
    var shadowOffset: CGSize
    var shadowColor: CGColor?
  }

  init(of cell: UITableViewCell) {
    layer = cell.layer
    rest = Look(
      opacity: layer.opacity, shadowOpacity: layer.shadowOpacity, shadowRadius: layer.shadowRadius,
      shadowOffset: layer.shadowOffset, shadowColor: layer.shadowColor)
    lifted = Look(
      opacity: rest.opacity * 0.9, shadowOpacity: 0.3, shadowRadius: 8,
      shadowOffset: CGSize(width: 0, height: 2), shadowColor: .black)
  }

  /// Has the shadow be where it is to appear.
  func begin() {
    (layer as? RowLayer)?.isLifted = true
    layer.shadowColor = lifted.shadowColor
    layer.shadowRadius = lifted.shadowRadius
    layer.shadowOffset = lifted.shadowOffset
  }

  func rise() {
    layer.shadowOpacity = lifted.shadowOpacity
    layer.opacity = lifted.opacity
  }

  /// Gives back what the row had, but for what somebody has set while it was carried.
  func settle() {
    settle(\.shadowOpacity, \.shadowOpacity)
    settle(\.opacity, \.opacity)
    settle(\.shadowRadius, \.shadowRadius)
    settle(\.shadowOffset, \.shadowOffset)
    settle(\.shadowColor, \.shadowColor)
  }

  private func settle<Value: Equatable>(
    _ path: ReferenceWritableKeyPath<CALayer, Value>, _ look: KeyPath<Look, Value>
  ) {
    if layer[keyPath: path] == lifted[keyPath: look] { layer[keyPath: path] = rest[keyPath: look] }
  }

  func end() { (layer as? RowLayer)?.isLifted = false }
}
