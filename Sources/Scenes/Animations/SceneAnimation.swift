import QuartzCore
import UIKit

/// An animation that a node of a scene brings with it.
package struct SceneAnimation: Hashable, Sendable {
  /// What the layer knows it by; nil for its place in the list.
  var key: String?
  var content: Content
  var duration: Double?
  var delay = 0.0
  var speed = 1.0
  var repeatCount = 0.0
  var autoreverses = false
  var fillMode: CAMediaTimingFillMode?
  var isRemovedOnCompletion = true
  var timing: TimingValue?

  indirect enum Content: Hashable, Sendable {
    case basic(Track, from: PropertyValue?, to: PropertyValue?, by: PropertyValue?)
    case spring(
      Track, SpringValue, from: PropertyValue?, to: PropertyValue?, by: PropertyValue?)
    case frames(
      Track, [PropertyValue], times: [Double]?, timings: [TimingValue]?,
      mode: CAAnimationCalculationMode)
    case path(
      Track, FixedPath, times: [Double]?, mode: CAAnimationCalculationMode,
      rotation: CAAnimationRotationMode?)
    case group([SceneAnimation])
  }

  struct Track: Hashable, Sendable {
    let keyPath: String
    var isAdditive = false
    var isCumulative = false
  }

  /// A curve by name, or by four numbers.
  enum TimingValue: Hashable, Sendable {
    case named(CAMediaTimingFunctionName)
    case points([Double])

    var function: CAMediaTimingFunction {
      switch self {
      case .named(let name): CAMediaTimingFunction(name: name)
      case .points(let points):
        CAMediaTimingFunction(
          controlPoints: Float(points[0]), Float(points[1]), Float(points[2]), Float(points[3]))
      }
    }
  }

  struct SpringValue: Hashable, Sendable {
    var mass = 1.0
    var stiffness = 100.0
    var damping = 10.0
    var velocity = 0.0
  }
}

extension SceneAnimation {
  /// The animation itself.
  func made(in context: ApplyContext) -> CAAnimation {
    let animation = madeContent(in: context)
    if let duration { animation.duration = duration }
    animation.delay = delay
    animation.beginTime = 0
    animation.speed = Float(speed)
    animation.repeatCount = Float(repeatCount)
    animation.autoreverses = autoreverses
    // What waits shows its first value, unless the file says otherwise.
    animation.fillMode = fillMode ?? (delay > 0 ? .backwards : .removed)
    animation.isRemovedOnCompletion = isRemovedOnCompletion
    animation.timingFunction = timing?.function
    return animation
  }

  private func madeContent(in context: ApplyContext) -> CAAnimation {
    switch content {
    case .basic(let track, let from, let to, let by):
      let animation = CABasicAnimation(keyPath: track.keyPath)
      Self.set(animation, track, from, to, by, context)
      return animation
    case .spring(let track, let spring, let from, let to, let by):
      let animation = CASpringAnimation(keyPath: track.keyPath)
      (animation.mass, animation.stiffness) = (spring.mass, spring.stiffness)
      (animation.damping, animation.initialVelocity) = (spring.damping, spring.velocity)
      animation.duration = min(animation.settlingDuration, 3600)
      Self.set(animation, track, from, to, by, context)
      return animation
    case .frames(let track, let values, let times, let timings, let mode):
      let animation = CAKeyframeAnimation(keyPath: track.keyPath)
      animation.values = values.map { $0.animated(in: context) ?? NSNull() }
      animation.timingFunctions = timings?.map(\.function)
      Self.set(animation, track, times, mode)
      return animation
    case .path(let track, let path, let times, let mode, let rotation):
      let animation = CAKeyframeAnimation(keyPath: track.keyPath)
      animation.path = CGPath(path)
      animation.rotationMode = rotation
      Self.set(animation, track, times, mode)
      return animation
    case .group(let members):
      let group = CAAnimationGroup()
      group.animations = members.map { member in
        let made = member.made(in: context)
        // In a group, what waits waits in the group's time.
        (made.beginTime, made.delay) = (member.delay, 0)
        return made
      }
      return group
    }
  }

  private static func set(
    _ animation: CABasicAnimation, _ track: Track, _ from: PropertyValue?, _ to: PropertyValue?,
    _ by: PropertyValue?, _ context: ApplyContext
  ) {
    animation.fromValue = from?.animated(in: context)
    animation.toValue = to?.animated(in: context)
    animation.byValue = by?.animated(in: context)
    (animation.isAdditive, animation.isCumulative) = (track.isAdditive, track.isCumulative)
  }

  private static func set(
    _ animation: CAKeyframeAnimation, _ track: Track, _ times: [Double]?,
    _ mode: CAAnimationCalculationMode
  ) {
    animation.keyTimes = times?.map { NSNumber(value: $0) }
    animation.calculationMode = mode
    (animation.isAdditive, animation.isCumulative) = (track.isAdditive, track.isCumulative)
  }
}

extension PropertyValue {
  /// What an animation takes; nil for what has no place in one.
  fileprivate func animated(in context: ApplyContext) -> Any? {
    switch self {
    case .bool(let flag): NSNumber(value: flag)
    case .number(let number): NSNumber(value: number)
    case .pair(let pair): NSValue(cgPoint: pair.point(in: context.superSize))
    case .rectangle(let rect): NSValue(cgRect: rect.rect(in: context.superSize))
    case .color(let color): color?.cgColor(for: context.traits)
    case .colors(let colors): colors.map { $0.cgColor(for: context.traits) }
    case .transform3D(let transform): NSValue(caTransform3D: transform)
    case .numbers(let numbers): numbers?.map { NSNumber(value: $0) }
    case .path(let path): path.map(CGPath.init)
    case .text, .texts, .textLists, .affine, .flags, .image, .filters, .cells, .font, .runs: nil
    }
  }
}

extension [SceneAnimation] {
  /// Adds the animations to a layer, each by its key.
  func add(to layer: CALayer, in context: ApplyContext) {
    for (index, animation) in enumerated() {
      layer.add(animation.made(in: context), forKey: animation.name(at: index))
    }
  }

  /// Takes them away again.
  func remove(from layer: CALayer) {
    for (index, animation) in enumerated() {
      layer.removeAnimation(forKey: animation.name(at: index))
    }
  }
}

extension SceneAnimation {
  fileprivate func name(at index: Int) -> String { key ?? "animation \(index + 1)" }
}

extension SceneAnimation {
  /// Whether it has a colour that is another one in another appearance.
  var followsAppearance: Bool {
    switch content {
    case .basic(_, let from, let to, let by), .spring(_, _, let from, let to, let by):
      [from, to, by].contains { $0?.followsAppearance == true }
    case .frames(_, let values, _, _, _): values.contains(where: \.followsAppearance)
    case .path: false
    case .group(let members): members.contains(where: \.followsAppearance)
    }
  }
}
