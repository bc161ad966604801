import CoreGraphics

/// Animations that run together; what goes on beyond the group's duration is cut off.
///
/// Delegates of the animations within are not told anything, and they are never removed one by one.
open class CAAnimationGroup: CAAnimation {
  private var members: [CAAnimation] = []

  public required init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  package override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CAAnimationGroup else { return }
    members = other.members
  }

  open var animations: [CAAnimation]? {
    get { members.isEmpty ? nil : members }
    set { members = newValue ?? [] }
  }

  override class var settings: KeyedSettings<CAAnimation> { groupSettings }
  private static let groupSettings = KeyedSettings<CAAnimation>(
    [
      .object("animations", \CAAnimationGroup.animations)
    ], after: commonSettings)

  override func motion(of layer: CALayer, within duration: Double) -> Motion? {
    let parts = members.compactMap { member -> Motion? in
      let own = member.duration > 0 ? member.duration : duration
      var motion = member.motion(of: layer, within: own)
      motion?.timing.duration = own
      return motion
    }
    return Motion(
      timing: state.timing, function: state.timingFunction?.curve, content: .group(parts))
  }
}
