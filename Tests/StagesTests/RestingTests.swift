import CoreGraphics
import QuartzCore
import RenderServer
import Scenes
import StageSupport
import Stages
import TestSupport
import Testing
import UIKit

private func mover(
  _ frame: String,
  _ animation: String = """
  { "keyPath": "position.x", "by": 50, "duration": 2, "autoreverses": true, "repeatCount": "infinity" }
  """
) -> String {
  """
  { "frame": \(frame), "backgroundColor": "red", "animations": [\(animation)] }
  """
}

/// Animations without an end that nobody sees rest; nobody can tell.
@MainActor @Suite struct RestingTests {
  private func stage(_ sublayers: String, _ root: String = "") throws -> Stage {
    try Stage(
      showing: """
        { "canvas": { "size": [100, 100], "scale": 1 },
          "root": { "id": "root" \(root), "layer": { "sublayers": [\(sublayers)] } } }
        """)
  }

  @Test func whatMovesWhereNobodyLooksCostsNothing() throws {
    let stage = try stage(mover("[0, 200, 10, 10]"))
    stage.turn(at: 0)
    stage.turn(at: 0.1)
    for time in [0.3, 1, 7.7] {
      let report = stage.turn(at: time)
      #expect(stage.lastCommit.recommitted == 0 && report.visitedNodes == 0)
      #expect(stage.timeToNextFrame == nil)
    }
    // Who asks where it is hears it.
    let layer = try #require(stage.live.node(named: "root")?.layer.sublayers?.first)
    #expect(stage.act { layer.presentation()?.position.x } != 5)
  }

  @Test(arguments: [#""isHidden": true"#, #""opacity": 0"#])
  func whatMovesInWhatIsHiddenCostsNothing(_ hiding: String) throws {
    func outer(_ keys: String) -> String {
      #"{"id": "outer", "frame": [0, 0, 90, 90]\#(keys), "sublayers": [\#(mover("[0, 0, 9, 9]"))]}"#
    }
    let stages = try [stage(outer(", " + hiding)), stage(outer(""))]
    for stage in stages { for time in [0, 0.1, 0.2] { stage.turn(at: time) } }
    #expect(stages[0].timeToNextFrame == nil && stages[1].timeToNextFrame == 0)
    let layer = try #require(stages[0].live.node(named: "outer")?.layer)
    stages[0].act { CATransaction.atOnce { (layer.isHidden, layer.opacity) = (false, 1) } }
    for stage in stages { stage.turn(at: 0.7) }
    #expect(stages[0].renderer.pixmap == stages[1].renderer.pixmap)
    #expect(stages[0].timeToNextFrame == 0)
    stages[0].act { CATransaction.atOnce { layer.isHidden = true } }
    for time in [2, 2.1] { stages[0].turn(at: time) }
    #expect(stages[0].timeToNextFrame == nil)
  }

  @Test("D1 what moves in what is flattened to almost nothing is shown and moves on")
  func inAlmostNothing() throws {
    for scale in ["5e-324", "1e-300", "0"] {
      let root = #", "transform": [{"scale": [1, \#(scale)]}], "clipsToBounds": true"#
      let inner =
        #"{"frame": [0, 0, 50, 50], "masksToBounds": true, "sublayers": [\#(mover("[0, 0, 9, 9]"))]}"#
      let stage = try stage(inner, root)
      for time in [0, 0.1, 1] { stage.turn(at: time) }
      #expect(stage.live.node(named: "root")?.layer.sublayers?.count == 1)
    }
  }

  @Test(
    arguments: [
      { $0.bounds.origin.y = 150 },
      { $0.sublayerTransform = CATransform3DMakeTranslation(0, -150, 0) },
      { $0.sublayers?.first?.position.y = 50 },
    ] as [@MainActor @Sendable (CALayer) -> Void])
  func whatComesIntoSightIsWhereItsAnimationHasIt(
    _ bring: @MainActor @Sendable (CALayer) -> Void
  ) throws {
    let stage = try stage(mover("[0, 200, 10, 10]"))
    for time in [0, 0.1, 0.5] { stage.turn(at: time) }
    #expect(stage.timeToNextFrame == nil)
    let root = try #require(stage.live.node(named: "root")?.layer)
    stage.act { CATransaction.atOnce { bring(root) } }
    #expect(stage.turn(at: 1.5).tilesPainted > 0)
    expectWhole(stage)
    #expect(stage.timeToNextFrame == 0)
    stage.turn(at: 1.6)
    expectWhole(stage)
  }

  /// The picture is that of a tree of which everything is at its time.
  private func expectWhole(_ stage: Stage, _ comment: Comment? = nil) {
    let renderer = Renderer(threads: 1)
    _ = renderer.render(stage.frame())
    #expect(stage.renderer.pixmap == renderer.pixmap, comment)
  }

  @Test(arguments: [
    // It comes into sight, ends, springs, is turned into sight, is large, or is somebody's shadow.
    mover(
      "[0, 200, 10, 10]",
      #"{ "keyPath": "position.y", "by": -150, "duration": 2, "repeatCount": "infinity" }"#),
    mover("[0, 200, 10, 10]", #"{ "keyPath": "position.x", "by": 50, "duration": 9 }"#),
    mover(
      "[0, 120, 10, 10]",
      #"{ "keyPath": "position.y", "by": 9, "spring": { "damping": 1 }, "repeatCount": "infinity" }"#
    ),
    mover(
      "[0, 120, 300, 10]",
      #"{ "keyPath": "transform.rotation.z", "to": 360, "duration": 2, "repeatCount": "infinity" }"#
    ),
    mover(
      "[0, 120, 30, 10]",
      #"{ "keyPath": "transform.scale", "to": 9, "duration": 2, "repeatCount": "infinity" }"#),
    mover(
      "[10, 150, 2, 40]",
      #"""
      { "keyPath": "transform.scale", "from": -3, "to": -3, "duration": 2, "repeatCount": "infinity" },
      { "keyPath": "transform.scale.y", "by": -1, "additive": true, "duration": 2,
        "repeatCount": "infinity" }
      """#),
    mover(
      "[0, 120, 30, 10]",
      #"{ "keyPath": "position.y", "by": -10, "cumulative": true, "duration": 1, "repeatCount": "infinity" }"#
    ),
    mover(
      "[0, 120, 30, 10]",
      #"{ "keyPath": "position.y", "by": -30, "duration": 1, "timing": [0, 3, 1, -2], "repeatCount": "infinity" }"#
    ),
    mover(
      "[0, 120, 30, 10]",
      #"{ "keyPath": "bounds.size.height", "by": 90, "duration": 1, "repeatCount": "infinity" }"#),
  ])
  func whatMayComeIntoSightDoesNotRest(_ sublayer: String) throws {
    let stage = try stage(sublayer)
    for step in 0..<12 {
      stage.turn(at: Double(step) * 0.37)
      expectWhole(stage, "step \(step)")
    }
    #expect(stage.timeToNextFrame == 0)
  }

  @Test(arguments: 0..<10) func anyTreesLookAsIfNothingRested(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let stage = try stage("")
    let root = try #require(stage.live.node(named: "root")?.layer)
    var layers = [root]
    stage.act {
      for index in 0..<120 {
        let layer = index % 17 == 5 ? CAReplicatorLayer() : CALayer()
        layer.frame = CGRect(
          x: random.number(-150...250), y: random.number(-150...250), width: random.number(1...60),
          height: random.number(1...60))
        layer.backgroundColor = CGColor(
          srgbRed: random.number(0...1), green: random.number(0...1), blue: 0.5, alpha: 1)
        if random.oneIn(4) { layer.masksToBounds = true }
        if random.oneIn(9) {
          (layer.shadowOpacity, layer.shadowOffset) = (1, CGSize(width: 0, height: -90))
        }
        if random.oneIn(9) { layer.setAffineTransform(CGAffineTransform(rotationAngle: 1)) }
        (layer as? CAReplicatorLayer)?.instanceCount = 2
        (layer as? CAReplicatorLayer)?.instanceTransform = CATransform3DMakeTranslation(-70, -70, 0)
        if random.oneIn(30), let last = layers.last, last !== root {
          last.mask = layer
        } else {
          layers[random.oneIn(2) ? 0 : Int.random(in: layers.indices, using: &random)].addSublayer(
            layer)
        }
        layers.append(layer)
        animate(layer, &random)
      }
    }
    var hasRested = false
    for step in 0..<25 {
      let time = Double(step) * 0.31
      stage.turn(at: time)
      hasRested = hasRested || layers.contains { $0.isResting }
      expectWhole(stage, "step \(step)")
      guard random.oneIn(3) else { continue }
      stage.act {
        CATransaction.atOnce {
          let layer = layers[Int.random(in: layers.indices, using: &random)]
          switch Int.random(in: 0..<4, using: &random) {
          case 0: layer.bounds.origin.y += random.number(-60...60)
          case 1: layer.position.x += random.number(-60...60)
          case 2: layer.masksToBounds.toggle()
          default: animate(layer, &random)
          }
        }
      }
    }
    #expect(hasRested)
  }

  private func animate(_ layer: CALayer, _ random: inout SplitMix) {
    guard !random.oneIn(3) else { return }
    let keys = [
      "position.x", "position.y", "position", "opacity", "transform.rotation.z", "transform.scale",
      "transform", "backgroundColor", "cornerRadius", "bounds.size.width", "zPosition",
    ]
    let key = keys[Int.random(in: keys.indices, using: &random)]
    let animation =
      random.oneIn(6) ? CASpringAnimation(keyPath: key) : CABasicAnimation(keyPath: key)
    (animation.duration, animation.repeatCount) = (random.number(0.2...3), .infinity)
    animation.autoreverses = random.oneIn(2)
    animation.isAdditive = random.oneIn(5)
    animation.isCumulative = random.oneIn(9)
    switch key {
    case "position":
      animation.toValue = CGPoint(x: random.number(-99...199), y: random.number(-99...199))
    case "transform": animation.toValue = CATransform3DMakeRotation(2, 0, 0, 1)
    case "backgroundColor": animation.toValue = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
    case "opacity": animation.toValue = random.number(0...1)
    case "transform.scale": animation.toValue = random.number(-3...3)
    default: animation.byValue = random.number(-90...90)
    }
    layer.add(animation, forKey: random.oneIn(2) ? key : nil)
  }
}
