import CoreGraphics
import Scenes
import StageSupport
import Stages
import Testing
import UIKit

@testable import PreviewHost

/// What lies in the host's window is placed when something has changed, and not otherwise.
@MainActor
struct WindowLayoutTests {
  private let stage = Stage(threads: 1)
  private let layout: WindowLayout

  init() {
    layout = WindowLayout(of: stage)
    stage.live.window.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
  }

  private func size(_ width: CGFloat, _ height: CGFloat, scale: Int = 1) -> WindowSize {
    WindowSize(
      points: CGSize(width: width, height: height), pixelWidth: Int(width) * scale,
      pixelHeight: Int(height) * scale)
  }

  @Test func nothingIsDoneWhereNothingHasChanged() {
    for _ in 0..<10 {
      layout.arrange(in: size(400, 900), message: "why", heldTime: 0.5)
      stage.turn(at: 0)
    }
    #expect(layout.arrangements == 1)
    #expect(stage.lastCommit.recommitted == 0)
    // No layer is touched, whatever it would come to.
    let window = stage.live.window.layer
    window.position = .zero
    layout.arrange(in: size(400, 900), message: "why", heldTime: 0.5)
    #expect(window.position == .zero)
  }

  @Test func whateverDecidesOnPlacesCounts() {
    layout.arrange(in: size(400, 900))
    var count = 1
    func expectAnother(_ what: Comment) {
      count += 1
      #expect(layout.arrangements == count, what)
    }
    layout.arrange(in: size(400, 910))
    expectAnother("height")
    layout.arrange(in: size(400, 910, scale: 2))
    expectAnother("scale")
    #expect(stage.scale == 2 && stage.live.window.screen.scale == 2)
    layout.zoom(.larger, in: size(400, 910, scale: 2))
    layout.arrange(in: size(400, 910, scale: 2))
    expectAnother("zoom")
    layout.arrange(in: size(400, 910, scale: 2), message: "why")
    expectAnother("message")
    #expect(layout.showsBanner)
    layout.arrange(in: size(400, 910, scale: 2), message: "why", heldTime: 1)
    expectAnother("timeline")
    #expect(!layout.timeline.layer.isHidden)
    layout.arrange(in: size(400, 910, scale: 2), message: "why", heldTime: 1.5)
    expectAnother("time")
    layout.arrange(in: size(400, 910, scale: 2))
    expectAnother("nothing")
    #expect(!layout.showsBanner && layout.timeline.layer.isHidden)
  }

  /// Before there is a scene, places are those of the canvas that a scene has by itself.
  @Test(arguments: [CGSize(width: 390, height: 844), CGSize(width: 100, height: 50)])
  func theFirstSceneLiesWhereItIsLookedFor(_ canvas: CGSize) throws {
    let stage = Stage(threads: 1)
    let layout = WindowLayout(of: stage)
    let window = size(390, 844)
    layout.arrange(in: window)
    try stage.show(#"{"canvas": {"size": [\#(canvas.width), \#(canvas.height)]}, "root": {}}"#)
    layout.arrange(in: window)
    let frame = CGRect(
      origin: CGPoint(x: (390 - canvas.width) / 2, y: (844 - canvas.height) / 2), size: canvas)
    #expect(stage.live.window.layer.frame == frame)
    #expect(layout.placement.frame(of: canvas) == frame)
  }

  @Test func theScenesLayerLiesWherePointsAreLookedFor() {
    for (size, zoom) in [(size(300, 500), HostCommand.Zoom.fit), (size(801, 900), .actualSize)] {
      layout.zoom(zoom, in: size)
      layout.arrange(in: size)
      let layer = stage.live.window.layer
      let corner = layout.placement.scenePoint(layer.frame.origin)
      let end = layout.placement.scenePoint(CGPoint(x: layer.frame.maxX, y: layer.frame.maxY))
      #expect(abs(corner.x) < 1e-9 && abs(corner.y) < 1e-9)
      #expect(abs(end.x - 390) < 1e-9 && abs(end.y - 844) < 1e-9)
    }
  }

  /// The window has come to another display, or has another size, and no frame shows that yet.
  @Test func aClickBelongsToTheFrameOnShow() {
    layout.arrange(in: size(800, 900))
    let point = CGPoint(x: 205, y: 28)
    let before = layout.placement.scenePoint(point)
    #expect(before == CGPoint(x: 0, y: 0))
    layout.zoom(.larger, in: size(1000, 1000, scale: 3))
    #expect(layout.placement.scenePoint(point) == before)
    layout.arrange(in: size(800, 900, scale: 3))
    // Points are the desktop's: a finer display alone changes no place.
    layout.zoom(.actualSize, in: size(800, 900, scale: 3))
    layout.arrange(in: size(800, 900, scale: 3))
    #expect(layout.placement.scenePoint(point) == before)
  }
}
