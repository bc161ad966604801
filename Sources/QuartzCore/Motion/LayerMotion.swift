import CoreGraphics
import RenderTree

/// What few layers have: animations, a time of their own, actions. A layer without has none of it.
final class LayerMotion {
  var timing: TimingState?
  var actions: [String: any CAAction]?
  /// In the order in which they were added; each works on what those before left.
  private(set) var runs: [AnimationRun] = []
  /// The properties that animations change.
  private var slots: [Slot] = []
  private var values: [LayerValue] = []
  /// The layer as it is seen, for the next node; nil for as it was set.
  var presented: CALayer?
  /// Whether the model has changed since `presented` was made.
  var isModelNewer = true {
    didSet { if isModelNewer { knownHull = nil } }
  }
  /// What the place stays within, as far as it is known.
  private var knownHull: MotionHull??
  /// Whether the animations wait for the layer to come to where it is seen.
  var rests = false
  /// What was on show when a transition began.
  var transitions: [TransitionRun] = []

  /// Of a presentation layer: the layer that it is a copy of.
  weak var model: CALayer?
  /// Of a presentation layer: the superlayer's, made when it is asked for.
  var presentedSuperlayer: CALayer?

  /// What the last two commits made of the layer.
  var nodes = NodePair()
  /// Of a root: memory for lists of layers.
  var list: [CALayer] = []

  /// A property that animations change. A class, so that going through them copies nothing.
  fileprivate final class Slot {
    let key: String
    /// Nil for a stored value.
    let field: LayerField?

    init(key: String, field: LayerField?) {
      (self.key, self.field) = (key, field)
    }
  }

  // MARK: Runs

  func add(_ run: AnimationRun) {
    runs.append(run)
    place()
  }

  func remove(where isGone: (AnimationRun) -> Bool) -> [AnimationRun] {
    let gone = runs.filter(isGone)
    guard !gone.isEmpty else { return [] }
    runs.removeAll(where: isGone)
    transitions.removeAll { transition in !runs.contains { $0 === transition.run } }
    place()
    return gone
  }

  /// Tells whoever waits that nothing will come any more.
  func endAll() {
    for run in runs { run.end(finished: false) }
  }

  /// Gives every track the place of its property.
  private func place() {
    slots = []
    for run in runs {
      run.motion.withTracks { track in
        track.slot = slot(of: track.target.key, track.target.property)
        track.transformSlot =
          track.turns ? slot(of: "transform", CALayer.property("transform")) : nil
      }
    }
    presented = nil
    isModelNewer = true
  }

  private func slot(of key: String, _ property: LayerProperty?) -> Int {
    if let index = slots.firstIndex(where: { $0.key == key }) { return index }
    slots.append(Slot(key: key, field: property?.field))
    return slots.count - 1
  }

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
  func play(_ model: CALayer, into copy: CALayer) {
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
    if let field { return field.read(layer) }
    return LayerValue(guessing: layer.value(forKey: key)) ?? .number(0)
  }

  fileprivate func write(_ value: LayerValue, to layer: CALayer) {
    if let field { field.write(layer, value) } else { layer.storedValues[key] = value.any }
    if type(of: layer).needsDisplay(forKey: key) { layer.dueDisplay = .whole }
  }
}
