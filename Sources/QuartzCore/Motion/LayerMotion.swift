import CoreGraphics
import RenderTree

/// What few layers have: animations, a time of their own, actions. A layer without has none of it.
final class LayerMotion {
  @exclusivity(unchecked) var timing: TimingState?
  var actions: [String: any CAAction]?
  /// In the order in which they were added; each works on what those before left.
  @exclusivity(unchecked) private(set) var runs: [AnimationRun] = []
  /// The properties that animations change.
  @exclusivity(unchecked) private var slots: [Slot] = []
  private var values: [LayerValue] = []
  /// Whether nothing but the place and the opacity is another for the animations.
  @exclusivity(unchecked) private(set) var onlyMoves = false
  @exclusivity(unchecked) private var displays = false
  /// The layer as it is seen, for the next node; nil for as it was set.
  @exclusivity(unchecked) var presented: CALayer?
  /// Whether the model has changed since `presented` was made.
  var isModelNewer = true {
    didSet { if isModelNewer { knownHull = nil } }
  }
  /// What the place stays within, as far as it is known.
  @exclusivity(unchecked) private var knownHull: MotionHull??
  /// Whether the animations wait for the layer to come to where it is seen.
  @exclusivity(unchecked) var rests = false
  /// What was on show when a transition began.
  @exclusivity(unchecked) var transitions: [TransitionRun] = []

  /// For those who know the layer without holding it.
  var token: LayerToken?
  /// Of a presentation layer: the layer that it is a copy of.
  var model: CALayer? { ownModel?.layer ?? givenModel }
  /// Of a layer that has motions, and of one that has none.
  private var ownModel: WeakLayer?
  private weak var givenModel: CALayer?

  func setModel(_ model: CALayer) {
    if model.motion == nil { givenModel = model } else { ownModel = WeakLayer(layer: model) }
  }
  /// Of a presentation layer: the superlayer's, made when it is asked for.
  var presentedSuperlayer: CALayer?

  /// What the last two commits made of the layer.
  @exclusivity(unchecked) var nodes = NodePair()
  /// Of a root.
  lazy var memory = FrameMemory()

  /// A property that animations change. A class, so that going through them copies nothing.
  fileprivate final class Slot {
    let key: String
    /// Nil for a stored value.
    let field: LayerField?
    /// Whether another value asks for a new drawing.
    let displays: Bool
    /// Of what is quick to read and write.
    let plain: Plain?

    /// What leaves a layer's paint as it is.
    enum Plain: String {
      case position, transform, opacity
    }

    init(key: String, field: LayerField?, displays: Bool) {
      (self.key, self.field, self.displays) = (key, field, displays)
      plain = Plain(rawValue: key)
    }
  }

  // MARK: Runs

  func add(_ run: AnimationRun, to layer: CALayer) {
    runs.append(run)
    place(in: type(of: layer))
  }

  func remove(
    from layer: CALayer, where isGone: (AnimationRun) -> Bool
  ) -> [AnimationRun] {
    let gone = runs.filter(isGone)
    guard !gone.isEmpty else { return [] }
    runs.removeAll(where: isGone)
    transitions.removeAll { transition in !runs.contains { $0 === transition.run } }
    place(in: type(of: layer))
    return gone
  }

  /// Tells whoever waits that nothing will come any more.
  func endAll() {
    for run in runs { run.end(finished: false) }
  }

  /// Gives every track the place of its property.
  private func place(in layerClass: CALayer.Type) {
    slots = []
    for run in runs {
      run.motion.withTracks { track in
        track.slot = slot(of: track.target.key, track.target.property, layerClass)
        track.transformSlot =
          track.turns ? slot(of: "transform", CALayer.property("transform"), layerClass) : nil
      }
    }
    onlyMoves = slots.allSatisfy { $0.plain != nil }
    displays = slots.contains(where: \.displays)
    presented = nil
    isModelNewer = true
  }

  /// Whether going on with the animations is all there is to do for a layer without sublayers.
  var canMoveAlone: Bool {
    !isModelNewer && !displays && presented != nil && transitions.isEmpty
  }

  private func slot(
    of key: String, _ property: LayerProperty?, _ layerClass: CALayer.Type
  ) -> Int {
    if let index = slots.firstIndex(where: { $0.key == key }) { return index }
    slots.append(
      Slot(
        key: key, field: property?.field, displays: layerClass.needsDisplay(forKey: key)))
    return slots.count - 1
  }

  /// Whether any animation changes a property.
  func animates(_ key: String) -> Bool { slots.contains { $0.key == key } }

  /// What the layer's place stays within; nil for nothing.
  func hull(of layer: CALayer) -> MotionHull? {
    if let knownHull { return knownHull }
    // Before its beginning an animation cannot be judged.
    guard runs.allSatisfy({ $0.isOver || $0.hasStarted }) else { return nil }
    let hull = MotionHull(of: layer, runs)
    knownHull = .some(hull)
    return hull
  }

  // MARK: Values

  /// Writes what the animations make of a layer's values into a copy of it.
  func play(_ model: CALayer, into copy: CALayer) { play(model, into: copy, using: &values) }

  /// The same with memory that is at hand.
  func play(_ model: CALayer, into copy: CALayer, using values: inout [LayerValue]) {
    values.removeAll(keepingCapacity: true)
    for slot in slots { values.append(slot.value(of: model)) }
    for run in runs {
      if let place = run.place { run.play(at: place, on: &values) }
    }
    for index in slots.indices { slots[index].write(values[index], to: copy) }
  }

  /// The same for another time than the last frame's.
  func play(_ model: CALayer, into copy: CALayer, at time: Double, now: Double) {
    var values = slots.map { $0.value(of: model) }
    for run in runs {
      if let place = run.place(at: time, now: now) { run.play(at: place, on: &values) }
    }
    for (slot, value) in zip(slots, values) { slot.write(value, to: copy) }
  }
}

extension LayerMotion.Slot {
  fileprivate func value(of layer: CALayer) -> LayerValue {
    switch plain {
    case .position: return .point(layer.state.position)
    case .transform: return .transform(layer.state.transform)
    case .opacity: return .number(CGFloat(layer.state.opacity))
    case nil: break
    }
    if let field { return field.read(layer) }
    return LayerValue(guessing: layer.value(forKey: key)) ?? .number(0)
  }

  fileprivate func write(_ value: LayerValue, to layer: CALayer) {
    switch (plain, value) {
    case (.position, .point(let point)): layer.state.position = point
    case (.transform, .transform(let transform)): layer.state.transform = transform
    case (.opacity, .number(let number)): layer.state.opacity = Float(number)
    case (nil, _): writeByKey(value, to: layer)
    // A value of another kind writes nothing.
    default: break
    }
    if displays { layer.dueDisplay = .whole }
  }

  private func writeByKey(_ value: LayerValue, to layer: CALayer) {
    if let field { field.write(layer, value) } else { layer.storedValues[key] = value.any }
  }
}
