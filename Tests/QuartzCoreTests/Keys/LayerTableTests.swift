import CoreGraphics
import Foundation
import RenderTree
import Testing

@testable import QuartzCore

/// Every row of every class, held to what it says.
@Suite struct LayerTableTests {
  /// Notes which actions are asked for.
  private final class Listener: NSObject, CALayerDelegate {
    var asked: [String] = []
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      asked.append(event)
      return NSNull()
    }
    func draw(_ layer: CALayer, in ctx: CGContext) {
      ctx.fill(layer.bounds)
    }
  }

  private struct Stage {
    let root = CALayer()
    let layer: CALayer
    let listener = Listener()

    init(_ layerClass: CALayer.Type, _ dress: LayerSample.Dress) {
      layer = CALayer.make(layerClass)
      layer.delegate = listener
      LayerSample.dress(layer, as: dress)
      root.bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
      root.addSublayer(layer)
      if layer is CATiledLayer { layer.setNeedsDisplay() }
      commit()
      listener.asked = []
    }

    /// Five seconds are over when the layer is first seen.
    @discardableResult func commit(at time: Double = 5) -> RenderNode? {
      LayerClock.$staged.withValue(time) { root.commitTree().root }
    }
  }

  /// The rows of a class whose values a test can change.
  private func rows(_ layerClass: CALayer.Type) -> [(row: LayerProperty, other: LayerValue)] {
    let fresh = CALayer.make(layerClass)
    return layerClass.table.properties.compactMap { row in
      LayerSample.other(row, than: row.get(fresh)).map { (row, $0) }
    }
  }

  @Test(arguments: LayerSample.classes)
  func `L17_a set is read back, by property and by key`(layerClass: CALayer.Type) {
    for (row, other) in rows(layerClass) where row.key != "frame" {
      let layer = CALayer.make(layerClass)
      layer.setValue(other.any, forKey: row.key)
      #expect(
        LayerSample.text(row.get(layer)) == LayerSample.text(other), "\(layerClass).\(row.name)")
      let byKey = LayerValue(layer.value(forKey: row.key), as: row.kind)
      #expect(byKey.map(LayerSample.text) == LayerSample.text(other), "\(layerClass).\(row.name)")
    }
  }

  @Test(arguments: LayerSample.classes)
  func `A02_a set asks for the action of its key once, unless it is silent`(
    layerClass: CALayer.Type
  ) {
    for (row, other) in rows(layerClass) where row.key != "frame" && row.key != "mask" {
      let stage = Stage(layerClass, .plain)
      row.set(stage.layer, other)
      let asked = stage.listener.asked.filter { $0 == row.key }
      #expect(asked.count == (row.options.contains(.silent) ? 0 : 1), "\(layerClass).\(row.name)")
    }
  }

  @Test(arguments: LayerSample.classes)
  func `L17_a set marks what its row says, and an equal one marks nothing`(
    layerClass: CALayer.Type
  ) {
    for (row, other) in rows(layerClass) where row.key != "frame" && row.key != "contents" {
      let stage = Stage(layerClass, .plain)
      row.set(stage.layer, other)
      let name = Comment(rawValue: "\(layerClass).\(row.name)")
      switch row.change {
      case .node: #expect(stage.layer.needsCommit, name)
      case .order: #expect(stage.layer.needsCommit && stage.root.needsCommit, name)
      case .drawing: #expect(stage.layer.needsDisplay(), name)
      case .nothing where layerClass.needsDisplay(forKey: row.key):
        #expect(stage.layer.needsDisplay(), name)
      case .nothing: #expect(!stage.layer.needsCommit && !stage.layer.needsDisplay(), name)
      }
      guard row.key != "mask", row.kind != .object else { continue }
      stage.commit()
      row.set(stage.layer, row.get(stage.layer))
      #expect(!stage.layer.needsCommit && !stage.layer.needsDisplay(), name)
    }
  }

  /// Apple's, that here hold for animations alone: a layer's time shows where something moves.
  private static let timing: Set = [
    "beginTime", "duration", "speed", "timeOffset", "repeatCount", "repeatDuration",
    "autoreverses", "fillMode",
  ]

  @Test(arguments: LayerSample.classes)
  func `L17_what changes the node changes what is drawn`(layerClass: CALayer.Type) {
    // It draws its sublayers alone.
    guard layerClass != CATransformLayer.self else { return }
    var unseen: [String] = []
    for (row, _) in rows(layerClass)
    where row.change != .nothing && !Self.timing.contains(row.key) {
      let seen = LayerSample.Dress.allCases.contains { dress in
        let (stage, other) = (Stage(layerClass, dress), Stage(layerClass, dress))
        guard let value = LayerSample.other(row, than: row.get(stage.layer)) else { return false }
        row.set(stage.layer, value)
        return !Self.looksSame(stage.commit(at: 7), other.commit(at: 7))
      }
      if !seen { unseen.append(row.name) }
    }
    #expect(unseen == [])
  }

  private static func looksSame(_ left: RenderNode?, _ right: RenderNode?) -> Bool {
    guard let left, let right else { return left === right }
    return left.geometry == right.geometry && left.paint == right.paint
      && left.effect == right.effect && left.children.count == right.children.count
      && zip(left.children, right.children).allSatisfy { looksSame($0, $1) }
  }

  @Test(arguments: LayerSample.classes)
  func `L16_every value survives the copy that a presentation is`(layerClass: CALayer.Type) {
    for (row, other) in rows(layerClass) where row.key != "mask" {
      let stage = Stage(layerClass, .plain)
      row.set(stage.layer, other)
      let copy = CALayer.makeCopy(of: stage.layer)
      #expect(
        LayerSample.text(row.get(copy)) == LayerSample.text(row.get(stage.layer)),
        "\(layerClass).\(row.name)")
    }
  }

  @Test(arguments: LayerSample.classes)
  func `A01_what may move shows an animation's value, and nothing else does`(
    layerClass: CALayer.Type
  ) throws {
    for (row, other) in rows(layerClass) where row.form.isAnimatedAsAWhole {
      let stage = Stage(layerClass, .plain)
      let animation = CABasicAnimation(keyPath: row.key)
      (animation.fromValue, animation.toValue, animation.duration) = (other.any, other.any, 10)
      LayerClock.$staged.withValue(5) {
        stage.layer.add(animation, forKey: nil)
        stage.commit()
      }
      let shown = try #require(LayerClock.$staged.withValue(6) { stage.layer.presentation() })
      let isMoved = LayerSample.text(row.get(shown)) == LayerSample.text(other)
      #expect(isMoved == (row.motion != .none), "\(layerClass).\(row.name)")
      #expect((CALayer.animatedKind(of: row.key) != nil) == (row.motion != .none), "\(row.name)")
    }
  }

  @Test(arguments: LayerSample.classes)
  func `L17_every row has a name of its own, a sentence and a default`(layerClass: CALayer.Type) {
    let rows = layerClass.table.properties
    #expect(Set(rows.map(\.name)).count == rows.count)
    #expect(Set(rows.map(\.key)).count == rows.count)
    for row in rows {
      #expect(
        row.name == row.key
          || row.name == "is" + row.key.prefix(1).uppercased() + row.key.dropFirst())
      #expect(row.doc.hasSuffix("."), "\(row.name)")
      #expect(layerClass.table[row.name]?.key == row.key)
    }
  }

  /// A field that no row sets would be out of reach of key-value coding, animations and scenes.
  @Test func `L17_every field of a layer's state has a row`() {
    let fresh = Self.leaves(ofLayer: LayerState())
    var reached: Set<String> = []
    for (row, other) in rows(CALayer.self) {
      let layer = CALayer()
      row.set(layer, other)
      for (path, value) in Self.leaves(ofLayer: layer.state) where fresh[path] != value {
        reached.insert(path)
      }
    }
    // Where a store's picture lies, and whether a view clears it: set by drawing, and by views.
    let others: Set = ["dress.contents.drawnPart", "dress.contents.clearsStore"]
    #expect(Set(fresh.keys).subtracting(reached) == others)
  }

  /// The fields of a state, those that stand apart as well.
  private static func leaves(ofLayer state: LayerState) -> [String: String] {
    var leaves = leaves(of: state)
    for name in ["placing", "dress"] { #expect(leaves.removeValue(forKey: name) != nil) }
    leaves.merge(
      Self.leaves(of: state.placing?.value ?? PlacingState(), path: "placing.")
    ) { $1 }
    leaves.merge(Self.leaves(of: state.dress?.value ?? DressState(), path: "dress.")) { $1 }
    return leaves
  }

  /// The fields that are no structs of the same kind, by their paths.
  private static func leaves(of state: Any, path: String = "") -> [String: String] {
    var leaves: [String: String] = [:]
    for child in Mirror(reflecting: state).children {
      let name = path + (child.label ?? "")
      let isState = "\(type(of: child.value))".hasSuffix("State")
      if isState {
        leaves.merge(Self.leaves(of: child.value, path: name + ".")) { $1 }
      } else {
        leaves[name] = LayerSample.text(child.value)
      }
    }
    return leaves
  }
}

extension LayerProperty.Form {
  /// Filters and cells move by their settings, a font and other objects not at all.
  fileprivate var isAnimatedAsAWhole: Bool {
    switch self {
    case .plain, .number, .wholeNumber, .fractions: true
    case .names, .flags, .blendMode, .filters, .emitterCells, .text, .font, .unlisted: false
    }
  }
}
