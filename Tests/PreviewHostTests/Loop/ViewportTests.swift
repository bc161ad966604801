import CoreGraphics
import QuartzCore
import Testing
import UIKit

@testable import PreviewHost

@MainActor
struct ViewportTests {
  private let scene = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
  private let canvas = CGSize(width: 100, height: 80)

  private func viewport(
    zoom: Viewport.Zoom = .automatic, in size: CGSize, scale: CGFloat = 1
  ) -> Viewport {
    var viewport = Viewport(scene: scene, overlays: [CALayer()])
    viewport.zoom = zoom
    viewport.place(scene, canvas: canvas, in: size, scale: scale)
    return viewport
  }

  @Test func aWindowOfTheCanvasShowsItAsItIs() {
    _ = viewport(in: canvas)
    #expect(scene.layer.frame == CGRect(x: 0, y: 0, width: 100, height: 80))
  }

  @Test func aLargerWindowShowsItInTheMiddle() {
    _ = viewport(in: CGSize(width: 300, height: 200))
    #expect(scene.layer.frame == CGRect(x: 100, y: 60, width: 100, height: 80))
  }

  @Test func aSmallerWindowShowsItSmaller() {
    let viewport = viewport(in: CGSize(width: 50, height: 80))
    #expect(viewport.factor(canvas: canvas, in: CGSize(width: 50, height: 80)) == 0.5)
    #expect(scene.layer.frame == CGRect(x: 0, y: 20, width: 50, height: 40))
  }

  @Test(arguments: [1, 1.25, 1.5, 2, 3] as [CGFloat])
  func itsCornerLiesOnAPixel(scale: CGFloat) {
    for width in stride(from: 100, through: 108, by: 1.0) {
      _ = viewport(in: CGSize(width: width, height: 95), scale: scale)
      let corner = scene.layer.frame.origin.x * scale
      #expect(abs(corner - corner.rounded()) < 1e-9, "\(width) points at \(scale)")
    }
  }

  @Test func fitFillsTheNarrowerSide() {
    _ = viewport(zoom: .fit, in: CGSize(width: 400, height: 400))
    #expect(scene.layer.frame == CGRect(x: 0, y: 40, width: 400, height: 320))
  }

  @Test func anyWindowGivesAZoomThatIsSafe() {
    for side in [1, 3, 1e4] as [CGFloat] {
      let size = CGSize(width: side, height: 1)
      for zoom in [Viewport.Zoom.automatic, .fit] {
        let factor = viewport(zoom: zoom, in: size).factor(canvas: canvas, in: size)
        #expect((0.05...32).contains(factor))
      }
    }
  }

  @Test func stepsStayWithinTheRangeAndGoBack() {
    let size = CGSize(width: 300, height: 200)
    var viewport = viewport(in: size)
    viewport.step(.plus, canvas: canvas, in: size)
    #expect(viewport.zoom == .fixed(1.25))
    viewport.step(.minus, canvas: canvas, in: size)
    #expect(viewport.zoom == .fixed(1))
    for _ in 0..<100 { viewport.step(.plus, canvas: canvas, in: size) }
    #expect(viewport.zoom == .fixed(32))
    for _ in 0..<100 { viewport.step(.minus, canvas: canvas, in: size) }
    #expect(viewport.zoom == .fixed(0.05))
  }

  @Test func pointsOfTheWindowAreFoundInTheScene() {
    let viewport = viewport(zoom: .fixed(2), in: CGSize(width: 300, height: 200))
    // The scene covers 200 × 160 points from (50, 20).
    let corner = viewport.scenePoint(CGPoint(x: 50, y: 20), in: scene)
    let middle = viewport.scenePoint(CGPoint(x: 150, y: 100), in: scene)
    let outside = viewport.scenePoint(CGPoint(x: 40, y: 0), in: scene)
    #expect(corner == .zero)
    #expect(middle == CGPoint(x: 50, y: 40))
    #expect(outside == CGPoint(x: -5, y: -10))
  }
}
