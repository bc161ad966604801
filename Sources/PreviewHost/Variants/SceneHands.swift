import CoreGraphics
import Scenes
import Stages
import UIKit

/// Gives what hands do to the variant that they do it to.
@MainActor
struct SceneHands {
  private let variants: VariantGrid
  /// By variant; the scene's own is the first.
  private var inputs: [HostInput]
  private var stages: [Stage]
  /// Which one the pointer does something to.
  private var pointed = 0
  /// Whether a button is down, which keeps the pointer with its variant.
  private var isPressed = false
  /// Which one keys and text go to: the one that was pressed last.
  private(set) var keyIndex = 0

  init(of variants: VariantGrid) {
    self.variants = variants
    stages = variants.stages
    inputs = stages.map { HostInput(stage: $0) }
  }

  var keyStage: Stage { stages[keyIndex] }

  /// Whom the event is for that was aimed last.
  private var target = 0

  /// Whether that is the scene that is shown first.
  var isAtMain: Bool { target == 0 }

  /// Whether a hand has done something to a scene, which then is no function of time alone.
  var hasActed: Bool { inputs.contains(where: \.hasActed) }

  /// The scenes are as their files have them.
  mutating func begin() {
    update()
    for index in inputs.indices { inputs[index].begin() }
  }

  /// Everything that is touched or held down is no more.
  mutating func cancel() {
    for index in inputs.indices { inputs[index].cancel() }
    isPressed = false
  }

  /// Decides whom an event is for.
  mutating func aim(_ event: HostEvent, at places: [Placement]) {
    update()
    target = index(of: event, at: places)
  }

  /// Tells whether the event that was aimed was one for a scene; keys are, if something wanted them.
  mutating func take(_ event: HostEvent, at places: [Placement]) -> Bool {
    if case .inputLost = event {
      cancel()
      return true
    }
    guard places.indices.contains(target) else { return false }
    switch event {
    case .press:
      // A field that is edited in another is left.
      if target != keyIndex { inputs[keyIndex].leave() }
      (keyIndex, isPressed) = (target, true)
    case .release: isPressed = false
    default: break
    }
    return inputs[target].take(event, place: places[target].scenePoint)
  }

  /// Where a mouse stands for two fingers, in the window.
  func fingers(at places: [Placement], held: Bool) -> [CGPoint] {
    guard places.indices.contains(target), inputs.indices.contains(target) else { return [] }
    let points = held ? inputs[target].heldFingers : inputs[target].turnedFingers
    return points.map { places[target].desktopRect(CGRect(origin: $0, size: .zero)).origin }
  }

  private mutating func index(of event: HostEvent, at places: [Placement]) -> Int {
    guard stages.count > 1 else { return 0 }
    switch event {
    case .press(let point, _), .clickSecondary(let point), .wheel(let point, _, _, _),
      .hover(let point?):
      pointed = index(at: point, of: places)
    case .move(let point) where !isPressed: pointed = index(at: point, of: places)
    case .finger(_, .began, let point): pointed = index(at: point, of: places)
    case .keyDown, .keyUp, .text, .markedText: return keyIndex
    default: break
    }
    return pointed
  }

  /// The variant at a point of the window; between them, the one that was pointed at.
  private func index(at point: CGPoint, of places: [Placement]) -> Int {
    for (index, stage) in stages.enumerated() where places.indices.contains(index) {
      let size = stage.live.window.bounds.size
      if places[index].frame(of: size).contains(point) { return index }
    }
    return min(pointed, stages.count - 1)
  }

  /// Follows what is shown.
  private mutating func update() {
    let shown = variants.stages
    guard !shown.elementsEqual(stages, by: ===) else { return }
    let before = (stages: stages, inputs: inputs)
    stages = shown
    inputs = shown.map { stage in
      before.stages.firstIndex { $0 === stage }.map { before.inputs[$0] } ?? HostInput(stage: stage)
    }
    (pointed, target, keyIndex, isPressed) = (0, 0, 0, false)
  }
}
