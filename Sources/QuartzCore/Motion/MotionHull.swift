import CoreGraphics

/// What a layer's place stays within for as long as its animations run: nothing where that cannot be said
/// beforehand.
///
/// It is for animations without an end, which nobody waits for.
struct MotionHull {
  /// Where the anchor point may be.
  private var positions: CGRect
  /// How many times larger the layer may be than it is, whichever way it is turned; nil where it is
  /// neither turned nor enlarged.
  private var stretch: CGFloat?
  private var isScaled = false

  /// Nil where the layer may be anywhere, or something else than its place may grow.
  init?(of layer: CALayer, _ runs: [AnimationRun]) {
    guard layer.isPlanar, layer.state.shadow.shadow == nil, layer.state.effects.isPlain,
      layer.motion?.transitions.isEmpty == true
    else { return nil }
    let start = layer.state.position
    positions = CGRect(x: start.x, y: start.y, width: 0, height: 0)
    var seen: [String: [MotionPart]] = [:]
    for run in runs {
      guard run.animation.clock == nil, run.isOver || run.hasStarted,
        run.isOver || run.motion.timing.activeDuration == .infinity, run.motion.keepsToEnds
      else { return nil }
      var isBound = true
      run.motion.withTracks { track in
        if isBound { isBound = add(track, of: layer, &seen) }
      }
      guard isBound else { return nil }
    }
    guard positions.isFinite else { return nil }
  }

  /// Adds what a track does; tells whether that is within bounds.
  private mutating func add(
    _ track: MotionTrack, of layer: CALayer, _ seen: inout [String: [MotionPart]]
  ) -> Bool {
    let target = track.target
    if Self.keysWithinBounds.contains(target.key) { return true }
    // What works on what another one left may go further than each.
    let parts = seen[target.key, default: []]
    guard !parts.contains(where: { $0 == target.part || $0 == .whole || target.isWhole }) else {
      return false
    }
    seen[target.key] = parts + [target.part]
    switch target.key {
    case "position": return add(track.ends(from: .point(layer.state.position)))
    case "transform":
      return CATransform3DIsIdentity(layer.state.transform) && addStretch(track)
    default: return false
    }
  }

  private mutating func add(_ values: [LayerValue]?) -> Bool {
    guard let values else { return false }
    for value in values {
      guard case .point(let point) = value, point.isFinite else { return false }
      positions = positions.union(CGRect(x: point.x, y: point.y, width: 0, height: 0))
    }
    return true
  }

  private mutating func addStretch(_ track: MotionTrack) -> Bool {
    guard case .transform(let part) = track.target.part else { return false }
    switch part {
    case .rotation, .rotationZ:
      stretch = stretch ?? 1
      return true
    case .scale, .scaleX, .scaleY:
      guard let values = track.ends(from: .transform(CATransform3DIdentity)) else { return false }
      var most: CGFloat = 1
      for value in values {
        guard case .transform(let transform) = value else { return false }
        most = max(most, abs(transform.m11), abs(transform.m22))
      }
      // What adds to what another one left may go further than both, whichever signs they have.
      let before = stretch ?? 1
      stretch = max(before * most, isScaled ? before + most + 1 : 0)
      isScaled = true
      return most.isFinite
    default: return false
    }
  }

  /// Where the layer may show something in its superlayer, if it shows so much in its own space.
  func reach(of layer: CALayer, extent: CGRect) -> CGRect {
    let local = layer.state.bounds.union(extent)
    let anchor = layer.anchorInBounds
    var box = local.offsetBy(dx: -anchor.x, dy: -anchor.y)
    if let stretch {
      let x = max(abs(box.minX), abs(box.maxX))
      let y = max(abs(box.minY), abs(box.maxY))
      let radius = stretch * (x * x + y * y).squareRoot()
      box = CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)
    } else {
      box = box.applying(layer.state.transform.planar)
    }
    return CGRect(
      x: box.minX + positions.minX, y: box.minY + positions.minY,
      width: box.width + positions.width, height: box.height + positions.height)
  }

  /// What is painted otherwise, and nowhere else.
  private static let keysWithinBounds: Set<String> = [
    "opacity", "backgroundColor", "borderColor", "borderWidth", "cornerRadius",
  ]
}

extension Motion {
  /// Whether no value is beyond those that are given.
  var keepsToEnds: Bool {
    guard spring == nil, function?.keepsToEnds != false else { return false }
    switch content {
    case .track: return true
    case .group(let members): return members.allSatisfy(\.keepsToEnds)
    case .transition: return false
    }
  }
}

extension CubicTiming {
  var keepsToEnds: Bool { (0...1).contains(y1) && (0...1).contains(y2) }
}
