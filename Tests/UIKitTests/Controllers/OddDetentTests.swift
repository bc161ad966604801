import CoreGraphics
import TestSupport
import Testing

@testable import UIKit

/// S05: sheets that rest where nobody can mean.
@Suite @MainActor struct OddDetentTests {
  private typealias Detent = UISheetPresentationController.Detent

  /// Presents a sheet, drags it up and down, and dismisses it.
  private func play(_ detents: [Detent]) throws {
    let (screen, other) = (Screen(), NotingController("other"))
    let sheet = try #require(other.sheetPresentationController)
    sheet.detents = detents
    screen.at(0) { screen.root.present(other, animated: true) }
    screen.go(to: 1)
    #expect(screen.root.presentedViewController === other)
    for (start, end) in [(300, 100), (100, 500), (500, 20), (60, 60)] as [(CGFloat, CGFloat)] {
      screen.touch(.began, 200, start, at: screen.time)
      for step in 1...10 {
        screen.touch(
          .moved, 200, start + (end - start) * CGFloat(step) / 10, at: screen.time + 0.01)
      }
      screen.touch(.ended, 200, end, at: screen.time + 0.3)
      screen.go(to: screen.time + 1)
      #expect(other.view.frame.isFinite)
      let place = other.view.convert(other.view.bounds, to: nil)
      #expect(place.isFinite && place.height >= 0 && place.minY >= 0)
    }
    screen.at(screen.time) {
      if screen.root.presentedViewController != nil { screen.root.dismiss(animated: true) }
    }
    screen.go(to: screen.time + 1)
    #expect(screen.root.presentedViewController == nil)
    #expect(screen.root.view.transform.isIdentity && screen.root.appearance == .appeared)
  }

  @Test(
    "S05 a detent that is none, less than nothing or of no end leaves a sheet that comes and goes",
    arguments: [
      CGFloat.nan, 0, -1, -1e9, 1e-300, 1e9, 1e300, .infinity, -.infinity,
    ])
  func heights(_ height: CGFloat) throws {
    try play([.custom { _ in height }])
    try play([.medium(), .custom { _ in height }, .large()])
    try play([.custom { _ in height }, .custom { _ in height }])
  }

  @Test("S05 sheets without detents, and with none that is one, come and go") func none() throws {
    try play([])
    try play([.custom { _ in nil }])
    try play([.custom { _ in nil }, .custom { _ in nil }])
  }
}
