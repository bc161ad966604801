import CoreGraphics
import QuartzCore
import Testing

@testable import UIKit

/// Views follow the screen that their window is on.
@Suite @MainActor struct ViewScreenTests {
  private final class Drawn: UIView {
    var draws = 0
    override func draw(_ rect: CGRect) {
      draws += 1
      UIColor.red.setFill()
      UIRectFill(rect)
    }
  }

  private func screen(_ scale: CGFloat) -> UIScreen {
    let screen = UIScreen()
    screen.scale = scale
    return screen
  }

  private func window(on screen: UIScreen) -> UIWindow {
    screen.asMain { UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 20)).shown() }
  }

  @Test func aScreenIsMainForAsLongAsItsBlockRuns() {
    let device = UIScreen.main
    let (fine, coarse) = (screen(3), screen(1))
    fine.asMain {
      #expect(UIScreen.main === fine && UIView().contentScaleFactor == 3)
      #expect(UIGraphicsImageRendererFormat().scale == 3)
      coarse.asMain {
        #expect(UIScreen.main === coarse && UIView().contentScaleFactor == 1)
        #expect(UIGraphicsImageRendererFormat().scale == 1)
      }
      #expect(UIScreen.main === fine && ScreenScale.main == 3)
      // A change of the main screen while it is main is seen at once.
      fine.scale = 4
      #expect(ScreenScale.main == 4 && UIView().contentScaleFactor == 4)
    }
    #expect(UIScreen.main === device && ScreenScale.main == device.scale)
  }

  @Test func aWindowIsOnTheScreenThatWasMainWhenItWasMade() {
    let fine = screen(3)
    let window = window(on: fine)
    #expect(window.screen === fine)
    #expect(window.contentScaleFactor == 3 && window.traitCollection.displayScale == 3)
    #expect(UIWindow().shown().screen === UIScreen.main)
    #expect(UIWindow().shown().traitCollection.displayScale == UIScreen.main.scale)
  }

  @Test func aViewTakesItsWindowsScaleWhenItMovesThere() {
    let (fine, coarse) = (window(on: screen(3)), window(on: screen(1)))
    let (outer, inner, mask) = (UIView(), Drawn(frame: coarse.bounds), UIView())
    outer.addSubview(inner)
    inner.mask = mask
    #expect(inner.contentScaleFactor == UIScreen.main.scale)
    coarse.addSubview(outer)
    #expect([outer, inner, mask].map(\.contentScaleFactor) == [1, 1, 1])
    #expect(inner.traitCollection.displayScale == 1)
    _ = coarse.layer.commitTree()
    let draws = inner.draws
    fine.addSubview(outer)
    #expect([outer, inner, mask].map(\.contentScaleFactor) == [3, 3, 3])
    #expect(inner.traitCollection.displayScale == 3)
    // It is drawn anew, as finely as it is shown now.
    _ = fine.layer.commitTree()
    #expect(inner.draws == draws + 1)
    outer.removeFromSuperview()
    #expect(inner.contentScaleFactor == 3)
    let late = UIView()
    inner.mask = late
    fine.addSubview(outer)
    #expect(late.contentScaleFactor == 3)
  }

  @Test func whatIsOnAScreenFollowsItsScale() {
    let screen = screen(1)
    let window = window(on: screen)
    let (child, stranger) = (Drawn(frame: window.bounds), Drawn(frame: window.bounds))
    window.addSubview(child)
    screen.scale = 2.5
    #expect(window.contentScaleFactor == 2.5 && child.contentScaleFactor == 2.5)
    #expect(child.traitCollection.displayScale == 2.5)
    #expect(stranger.contentScaleFactor == UIScreen.main.scale)
    window.screen = self.screen(3)
    #expect(child.contentScaleFactor == 3 && child.traitCollection.displayScale == 3)
    screen.scale = 1
    #expect(child.contentScaleFactor == 3)
  }

  @Test func F47_theCurrentTraitsHaveTheMainScreensScale() {
    let screen = screen(3)
    screen.asMain {
      #expect(UITraitCollection.current.displayScale == 3)
      // What was current for a while leaves nothing behind.
      UITraitCollection(displayScale: 7).performAsCurrent {
        #expect(UITraitCollection.current.displayScale == 7)
      }
      screen.scale = 1
      #expect(UITraitCollection.current.displayScale == 1)
      #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }
    #expect(UITraitCollection.current.displayScale == UIScreen.main.scale)
  }

  @Test func whoHearsOfAnotherScaleFindsItOnTheMainScreen() {
    final class Listener: UIView {
      var scales: [CGFloat] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        scales.append(UIScreen.main.scale)
      }
    }
    let screen = screen(1)
    let window = window(on: screen)
    let (view, mask) = (Listener(), Listener())
    view.mask = mask
    window.addSubview(view)
    screen.scale = 2.5
    #expect(view.scales.last == 2.5)
    #expect(mask.scales.last == 2.5)
  }

  @Test func aScaleThatSomebodyHasSetStays() {
    let window = window(on: screen(3))
    let (own, picture) = (Drawn(frame: window.bounds), UIImageView())
    own.contentScaleFactor = 1.5
    let drawing = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2))
    picture.image = drawing.image { UIRectFill($0.format.bounds) }
    window.addSubview(own)
    window.addSubview(picture)
    #expect(own.contentScaleFactor == 1.5)
    // The picture has as many pixels a point as it was made with.
    #expect(picture.contentScaleFactor == UIScreen.main.scale)
    // A view that is told nothing afterwards follows its next window.
    window.screen = screen(1)
    #expect(own.contentScaleFactor == 1.5)
  }
}
