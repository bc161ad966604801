import CoreGraphics
import QuartzCore
import RenderServer
import Scenes
import StageSupport
import Stages
import TestSupport
import Testing

/// Layers that nothing but their animations change get their nodes by a way of their own.
@MainActor @Suite struct MoverTests {
  /// An empty scene; very many layers are shared by its threads.
  private func open(threads: Int = 1) throws -> (Stage, root: CALayer) {
    let stage = try Stage(
      showing: #"{ "canvas": { "size": [120, 120], "scale": 1 }, "root": { "id": "root" } }"#,
      threads: threads)
    return (stage, try #require(stage.live.node(named: "root")?.layer))
  }

  /// The picture and the boxes are those that come of looking at every layer anew.
  private func expectSame(_ layers: [CALayer], on stage: Stage, _ comment: Comment) {
    let pixmap = stage.renderer.pixmap
    stage.act { for layer in layers { layer.markNeedsCommit() } }
    let renderer = Renderer(threads: 1)
    _ = renderer.render(stage.frame())
    #expect(pixmap == renderer.pixmap, comment)
  }

  @Test(arguments: [(8, 1), (90, 1), (900, 3)], 0..<6)
  func whatMovesAloneLooksAsIfAllWasLookedAt(
    _ many: (count: Int, threads: Int), seed: UInt64
  ) throws {
    let (stage, root) = try open(threads: many.threads)
    var random = SplitMix(seed: seed)
    var layers: [CALayer] = []
    stage.act {
      for index in 0..<many.count {
        let layer = index % 13 == 5 ? CAGradientLayer() : CALayer()
        layer.frame = CGRect(
          x: random.number(-20...110), y: random.number(-20...110), width: random.number(1...30),
          height: random.number(1...30))
        layer.backgroundColor = CGColor(
          srgbRed: random.number(0...1), green: random.number(0...1), blue: 0.5, alpha: 1)
        if random.oneIn(9) {
          (layer.shadowOpacity, layer.shadowOffset) = (1, CGSize(width: 0, height: 9))
        }
        if random.oneIn(12) { layer.zPosition = random.number(-1...1) }
        // Some have something below them, and do not move alone.
        let above = random.oneIn(5) ? layers.last ?? root : root
        above.addSublayer(layer)
        layers.append(layer)
        animate(layer, &random)
      }
    }
    for step in 0..<30 {
      stage.turn(at: Double(step) * 0.13)
      if step % 3 == 2 { expectSame(layers, on: stage, "step \(step)") }
      guard random.oneIn(2) else { continue }
      stage.act {
        CATransaction.atOnce {
          for _ in 0..<3 {
            edit(layers[Int.random(in: layers.indices, using: &random)], in: root, &random)
          }
        }
      }
    }
  }

  private func edit(_ layer: CALayer, in root: CALayer, _ random: inout SplitMix) {
    switch Int.random(in: 0..<7, using: &random) {
    case 0: layer.position.x += random.number(-60...60)
    case 1: layer.isHidden.toggle()
    case 2: layer.zPosition = random.number(-1...1)
    case 3: layer.opacity = Float(random.number(0...1))
    case 4: layer.removeAllAnimations()
    case 5: root.insertSublayer(layer, at: 0)
    default: animate(layer, &random)
    }
  }

  private func animate(_ layer: CALayer, _ random: inout SplitMix) {
    let keys = [
      "position", "position.y", "opacity", "transform.rotation.z", "transform.rotation.x",
      "transform.scale", "zPosition", "backgroundColor", "bounds.size.width",
    ]
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      let key = keys[Int.random(in: keys.indices, using: &random)]
      let animation = CABasicAnimation(keyPath: key)
      animation.duration = random.number(0.2...2)
      animation.repeatCount = random.oneIn(3) ? 1 : .infinity
      animation.beginTime = random.oneIn(5) ? random.number(0...3) : 0
      animation.isRemovedOnCompletion = random.oneIn(2)
      animation.fillMode = random.oneIn(2) ? .both : .removed
      animation.isAdditive = random.oneIn(4)
      switch key {
      case "position":
        animation.toValue = CGPoint(x: random.number(0...120), y: random.number(0...120))
      case "backgroundColor": animation.toValue = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
      case "opacity": (animation.fromValue, animation.toValue) = (random.number(0...1), 0)
      default: animation.byValue = random.number(-3...3)
      }
      layer.add(animation, forKey: nil)
    }
  }

  /// The layer's own copy knows it for as long as it is there.
  @Test func aPresentationOutlivesItsLayer() throws {
    let (stage, root) = try open()
    var layer: CALayer? = CALayer()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = 9
    stage.act {
      layer.map { root.addSublayer($0) }
      layer?.add(animation, forKey: nil)
    }
    stage.turn(at: 1)
    let shown = try #require(layer?.presentation())
    #expect(shown.model() === layer)
    stage.act { layer?.removeFromSuperlayer() }
    weak let gone = layer
    layer = nil
    stage.turn(at: 2)
    #expect(gone == nil)
    #expect(shown.model() === shown)
  }
}
