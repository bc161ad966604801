import CoreGraphics
import RenderTree

/// A transition on show: what was there before, and how the two pictures are put together.
final class TransitionRun {
  let run: AnimationRun
  private let style: TransitionStyle
  /// What the layer showed when the transition began.
  private var old: RenderNode?
  private var hasBegun = false
  private let numbers = (whole: CALayer.nextNumber(), old: CALayer.nextNumber())

  /// Nil for a run of another animation.
  init?(_ run: AnimationRun) {
    guard case .transition(let style) = run.motion.content else { return nil }
    self.run = run
    self.style = style
  }

  /// Keeps what the layer showed until now, the first time.
  func begin(from node: RenderNode?) {
    guard !hasBegun else { return }
    hasBegun = true
    old = node
  }

  /// What is shown in place of the layer's node.
  func picture(of new: RenderNode) -> RenderNode {
    guard let old, let place = run.place else { return new }
    let (start, end) = (Double(style.start), Double(style.end))
    let share = max(0, min(start + (end - start) * run.motion.share(at: place), 1))
    let bounds = new.geometry.bounds
    switch style.type {
    case .push:
      return whole(
        new, cuts: true, [at(side(bounds, -share), old), at(side(bounds, 1 - share), new)])
    case .moveIn:
      return whole(new, cuts: true, [at(.zero, old), at(side(bounds, 1 - share), new)])
    case .reveal:
      return whole(new, cuts: true, [at(.zero, new), at(side(bounds, -share), old)])
    default:
      return whole(
        new, cuts: false,
        [
          at(.zero, old).faded(by: 1 - share, isAdded: false),
          at(.zero, new).faded(by: share, isAdded: true),
        ])
    }
  }

  /// How far a picture is moved that is `share` of the way out on the side that the new one comes
  /// from.
  private func side(_ bounds: CGRect, _ share: Double) -> CGSize {
    switch style.subtype {
    case .fromRight: CGSize(width: bounds.width * share, height: 0)
    case .fromTop: CGSize(width: 0, height: -bounds.height * share)
    case .fromBottom: CGSize(width: 0, height: bounds.height * share)
    default: CGSize(width: -bounds.width * share, height: 0)
    }
  }

  /// A picture of the layer, moved within it.
  private func at(_ offset: CGSize, _ node: RenderNode) -> RenderNode {
    let map = CGAffineTransform(translationX: offset.width, y: offset.height)
    let keepsDepth = node.geometry.space?.value.keepsDepth == true
    let geometry =
      keepsDepth
      ? Geometry(bounds: node.geometry.bounds, transform: map) : node.geometry.placed(by: map)
    return RenderNode(
      id: node === old ? numbers.old : node.id, geometry: geometry, paint: node.paint,
      effect: node.effect, children: node.children)
  }

  private func whole(_ new: RenderNode, cuts: Bool, _ children: [RenderNode]) -> RenderNode {
    var geometry = new.geometry
    // What is done to the children is done in the pictures.
    if let space = geometry.space?.value {
      geometry = Geometry(
        bounds: geometry.bounds, space: Space(map: space.map, isDoubleSided: space.isDoubleSided))
    }
    // Both fades add up within a picture of their own; a filter that changes nothing asks for one.
    return RenderNode(
      id: numbers.whole, geometry: geometry, paint: Paint(),
      effect: Effect(masksToBounds: cuts, extras: cuts ? nil : Extras(filters: [.unchanged])),
      children: children)
  }
}

extension Filter {
  fileprivate static let unchanged = Filter.color(
    ColorMatrix(
      red: SIMD4(1, 0, 0, 0), green: SIMD4(0, 1, 0, 0), blue: SIMD4(0, 0, 1, 0)))
}

extension RenderNode {
  fileprivate func faded(by opacity: Double, isAdded: Bool) -> RenderNode {
    var effect = effect
    effect.opacity *= Float(opacity)
    if isAdded { effect.changeExtras { $0.blending = .plusLighter } }
    return replacing(effect: effect)
  }
}
