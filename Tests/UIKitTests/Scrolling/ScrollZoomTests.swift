import CoreGraphics
import TestSupport
import Testing

@testable import UIKit

/// S04: zooming.
@Suite @MainActor struct ScrollZoomTests {
  private final class Zoomer: UIScrollViewDelegate {
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      CallRecord.note("begin \(view === picture)")
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { CallRecord.note("zoom") }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {
      CallRecord.note("end \(scale)")
    }
  }

  private let zoomer = Zoomer()
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100)).shown()

  init() {
    scroll.delegate = zoomer
    scroll.addSubview(zoomer.picture)
    scroll.contentSize = zoomer.picture.bounds.size
    (scroll.minimumZoomScale, scroll.maximumZoomScale) = (0.5, 4)
    window.addSubview(scroll)
    window.isHidden = false
  }

  @Test("S04 a scale is within its limits, and the middle stays in the middle") func scale() {
    #expect(CallRecord.of { scroll.zoomScale = 2 } == ["zoom"])
    #expect(scroll.zoomScale == 2 && scroll.contentSize == CGSize(width: 400, height: 200))
    #expect(zoomer.picture.frame == CGRect(x: 0, y: 0, width: 400, height: 200))
    #expect(scroll.contentOffset == CGPoint(x: 100, y: 50))
    scroll.zoomScale = 9
    #expect(scroll.zoomScale == 4 && scroll.contentOffset == CGPoint(x: 300, y: 150))
    for odd in [-1, 0, .nan, .infinity] as [CGFloat] {
      scroll.minimumZoomScale = odd
      scroll.maximumZoomScale = odd
    }
    #expect(scroll.minimumZoomScale == 0.5 && scroll.maximumZoomScale == 4)
    scroll.zoomScale = .nan
    #expect(scroll.zoomScale == 4)
    scroll.zoomScale = 0
    #expect(scroll.zoomScale == 0.5 && scroll.contentOffset == .zero)
  }

  @Test("S04 a part is shown as large as it can be") func part() {
    scroll.zoom(to: CGRect(x: 100, y: 50, width: 50, height: 20), animated: false)
    #expect(scroll.zoomScale == 4 && scroll.contentOffset == CGPoint(x: 400, y: 190))
    scroll.zoom(to: CGRect(x: 0, y: 0, width: 1000, height: 10), animated: false)
    #expect(scroll.zoomScale == 0.5)
    scroll.zoom(to: .null, animated: false)
    #expect(scroll.zoomScale == 0.5)
  }

  @Test("S04 two fingers zoom about the place between them") func fingers() throws {
    let input = WindowInput(window: window)
    let pinch = try #require(scroll.pinchGestureRecognizer)
    var time = 0.0
    func fingers(_ phase: UITouch.Phase, _ half: CGFloat) {
      time += 0.02
      input.send(
        [
          .init(1, phase, at: CGPoint(x: 60 - half, y: 40)),
          .init(2, phase, at: CGPoint(x: 60 + half, y: 40)),
        ], time: time)
    }
    let calls = CallRecord.of {
      fingers(.began, 10)
      for half in stride(from: 13.0, through: 40, by: 3) { fingers(.moved, half) }
    }
    #expect(pinch.state == .changed && scroll.isZooming)
    #expect(calls.first == "begin true" && calls.dropFirst().allSatisfy { $0 == "zoom" })
    let scale = scroll.zoomScale
    #expect(scale > 1.5 && scale < 4, "\(scale)")
    // What was below the fingers, 60 and 40 from the corner, is there still.
    let place = zoomer.picture.convert(CGPoint(x: 60, y: 40), from: window)
    #expect(abs(place.x - 60) < 0.5 && abs(place.y - 40) < 0.5, "\(place)")
    #expect(CallRecord.of { fingers(.ended, 40) } == ["end \(scale)"])
    #expect(!scroll.isZooming && scroll.zoomScale == scale)
  }

  @Test("S04 without a choice of scales there is no pinch") func noChoice() {
    let plain = UIScrollView()
    #expect(plain.pinchGestureRecognizer == nil && plain.zoomScale == 1)
    plain.maximumZoomScale = 3
    #expect(plain.pinchGestureRecognizer != nil)
    // Nobody says what.
    plain.zoomScale = 2
    #expect(plain.zoomScale == 1)
    plain.maximumZoomScale = 1
    #expect(plain.pinchGestureRecognizer == nil)
  }
}
