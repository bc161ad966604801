import CoreGraphics
import Testing
import UIKit

@testable import PreviewHost

struct ViewportTests {
  private let canvas = CGSize(width: 100, height: 80)

  private func viewport(_ zoom: Viewport.Zoom) -> Viewport {
    var viewport = Viewport()
    viewport.zoom = zoom
    return viewport
  }

  private func placement(
    _ zoom: Viewport.Zoom = .automatic, in size: CGSize, scale: CGFloat = 1
  ) -> Placement {
    viewport(zoom).placement(of: canvas, in: size, scale: scale)
  }

  private func frame(
    _ zoom: Viewport.Zoom = .automatic, in size: CGSize, scale: CGFloat = 1
  ) -> CGRect {
    placement(zoom, in: size, scale: scale).frame(of: canvas)
  }

  @Test func aWindowOfTheCanvasShowsItAsItIs() {
    #expect(frame(in: canvas) == CGRect(x: 0, y: 0, width: 100, height: 80))
  }

  @Test func aLargerWindowShowsItInTheMiddle() {
    let window = CGSize(width: 300, height: 200)
    #expect(frame(in: window) == CGRect(x: 100, y: 60, width: 100, height: 80))
  }

  @Test func aSmallerWindowShowsItSmaller() {
    let window = CGSize(width: 50, height: 80)
    #expect(viewport(.automatic).factor(canvas: canvas, in: window) == 0.5)
    #expect(frame(in: window) == CGRect(x: 0, y: 20, width: 50, height: 40))
  }

  @Test(arguments: [1, 1.25, 1.5, 2, 3] as [CGFloat])
  func itsCornerLiesOnAPixel(scale: CGFloat) {
    for width in stride(from: 100, through: 108, by: 1.0) {
      let corner = frame(in: CGSize(width: width, height: 95), scale: scale).minX * scale
      #expect(abs(corner - corner.rounded()) < 1e-9, "\(width) points at \(scale)")
    }
  }

  @Test func fitFillsTheNarrowerSide() {
    let window = CGSize(width: 400, height: 400)
    #expect(frame(.fit, in: window) == CGRect(x: 0, y: 40, width: 400, height: 320))
  }

  @Test func anyWindowGivesAZoomThatIsSafe() {
    for side in [1, 3, 1e4] as [CGFloat] {
      let size = CGSize(width: side, height: 1)
      for zoom in [Viewport.Zoom.automatic, .fit] {
        #expect((0.05...32).contains(viewport(zoom).factor(canvas: canvas, in: size)))
      }
    }
  }

  @Test func stepsStayWithinTheRangeAndGoBack() {
    let size = CGSize(width: 300, height: 200)
    var viewport = Viewport()
    viewport.step(.plus, canvas: canvas, in: size)
    #expect(viewport.zoom == .fixed(1.25))
    viewport.step(.minus, canvas: canvas, in: size)
    #expect(viewport.zoom == .fixed(1))
    for _ in 0..<100 { viewport.step(.plus, canvas: canvas, in: size) }
    #expect(viewport.zoom == .fixed(32))
    for _ in 0..<100 { viewport.step(.minus, canvas: canvas, in: size) }
    #expect(viewport.zoom == .fixed(0.05))
  }

  @Test func pointsOfTheWindowAreFoundInTheSceneAndBack() {
    // The scene covers 200 × 160 points from (50, 20).
    let placement = placement(.fixed(2), in: CGSize(width: 300, height: 200))
    #expect(placement.scenePoint(CGPoint(x: 50, y: 20)) == .zero)
    #expect(placement.scenePoint(CGPoint(x: 150, y: 100)) == CGPoint(x: 50, y: 40))
    #expect(placement.scenePoint(CGPoint(x: 40, y: 0)) == CGPoint(x: -5, y: -10))
    let caret = CGRect(x: 5, y: 10, width: 2, height: 20)
    #expect(placement.desktopRect(caret) == CGRect(x: 60, y: 40, width: 4, height: 40))
  }
}

/// A scene that is larger than the window.
struct PanningTests {
  private let canvas = CGSize(width: 100, height: 100)
  private let window = CGSize(width: 80, height: 200)

  @Test func whatIsAtThePointerStaysThereWhenItGetsLarger() {
    var viewport = Viewport()
    viewport.zoom = .fixed(2)
    let point = CGPoint(x: 20, y: 150)
    let before = viewport.placement(of: canvas, in: window, scale: 1).scenePoint(point)
    viewport.step(.plus, at: point, canvas: canvas, in: window)
    let after = viewport.placement(of: canvas, in: window, scale: 1).scenePoint(point)
    #expect(abs(before.x - after.x) < 0.5 && abs(before.y - after.y) < 0.5)
    #expect(viewport.zoom == .fixed(2.5))
  }

  @Test func itMovesAsFarAsSomeOfItIsSeenAndNotWhereItFits() {
    var viewport = Viewport()
    viewport.zoom = .fixed(1)
    func pan(_ dx: CGFloat, _ dy: CGFloat) -> Bool {
      viewport.pan(by: CGVector(dx: dx, dy: dy), canvas: canvas, in: window, scale: 1)
    }
    #expect(pan(7, 7))
    let corner = viewport.placement(of: canvas, in: window, scale: 1).corner
    #expect(corner == CGPoint(x: -3, y: 50))
    #expect(pan(1e6, 0))
    #expect(!pan(1, 0))
    #expect(viewport.placement(of: canvas, in: window, scale: 1).corner.x < window.width)
    viewport.show(.fit)
    #expect(viewport.shift == .zero)
  }

  @Test func pixelsAPointAreThoseOfTheDisplay() {
    var viewport = Viewport()
    viewport.zoom = .pixels(3)
    #expect(viewport.factor(canvas: canvas, in: window, scale: 2) == 1.5)
  }

  @Test func theMiddleButtonAndSpaceGrab() {
    var hand = GrabbingHand()
    func take(_ event: HostEvent) -> GrabbingHand.Answer { hand.take(event) }
    #expect(take(.grab(.began, .zero)) == .begin(undoesSpace: false))
    #expect(take(.grab(.moved, CGPoint(x: 3, y: 4))) == .pan(CGVector(dx: 3, dy: 4)))
    #expect(take(.grab(.ended, .zero)) == .taken)
    #expect(take(.move(.zero)) == .none)
    hand.noteSpace()
    #expect(take(.press(.zero, modifiers: [])) == .begin(undoesSpace: true))
    #expect(take(.move(CGPoint(x: 1, y: 0))) == .pan(CGVector(dx: 1, dy: 0)))
    #expect(take(.release(.zero)) == .taken)
    hand.noteSpace()
    _ = take(.keyUp(.keyboardSpacebar, []))
    #expect(take(.press(.zero, modifiers: [])) == .none)
  }
}
