import TestSupport
import Testing
import UIKit

// The listings about who draws, and when.

private class LoggingLayer: CALayer {
  override func draw(in context: CGContext) {
    CallRecord.note("layer draw begins")
    super.draw(in: context)
    CallRecord.note("layer draw ends")
  }
}

private class LoggingView: UIView {
  override class var layerClass: AnyClass { LoggingLayer.self }

  override func draw(_ layer: CALayer, in context: CGContext) {
    CallRecord.note("view draw layer begins")
    super.draw(layer, in: context)
    CallRecord.note("view draw layer ends")
  }

  override func draw(_ rect: CGRect) {
    CallRecord.note("view draw")
    UIColor.red.setFill()
    UIRectFill(rect)
  }
}

@Suite @MainActor struct DrawingListingTests {
  private func calls(showing view: UIView) -> [String] {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    window.addSubview(view)
    return CallRecord.of { _ = window.layer.commitTree() }
  }

  private let frame = CGRect(x: 0, y: 0, width: 20, height: 10)

  @Test("D02 the layer draws by its delegate, and that by draw(_:)")
  func order() {
    let view = LoggingView(frame: frame)
    #expect(
      calls(showing: view) == [
        "layer draw begins", "view draw layer begins", "view draw", "view draw layer ends",
        "layer draw ends",
      ])
    #expect(view.layer.contents != nil)
  }

  @Test("D03 without super in the layer neither of the view's methods runs")
  func silentLayer() {
    final class Silent: CALayer {
      override func draw(in context: CGContext) { CallRecord.note("layer draw") }
    }
    final class View: LoggingView {
      override class var layerClass: AnyClass { Silent.self }
    }
    #expect(calls(showing: View(frame: frame)) == ["layer draw"])
  }

  @Test("D03 without super in the view's draw(_:in:) draw(_:) does not run; the background shows")
  func silentView() {
    final class View: LoggingView {
      override func draw(_ layer: CALayer, in context: CGContext) { CallRecord.note("view alone") }
    }
    let view = View(frame: frame)
    view.backgroundColor = .green
    #expect(calls(showing: view) == ["layer draw begins", "view alone", "layer draw ends"])
    #expect(view.layer.backgroundColor == UIColor.green.cgColor)
  }

  @Test("V23 a view without an area draws nothing; one that draws nothing of its own has no store")
  func noStore() {
    #expect(calls(showing: LoggingView(frame: .zero)) == [])
    let plain = UIView(frame: frame)
    #expect(calls(showing: plain) == [])
    #expect(plain.layer.contents == nil)
  }

  @Test("D06 the ring: a bare layer with a delegate draws when it is asked to")
  func ring() {
    final class Painter: NSObject, CALayerDelegate {
      func draw(_ layer: CALayer, in context: CGContext) {
        CallRecord.note("ring")
        context.setLineWidth(10)
        context.setStrokeColor(UIColor.red.cgColor)
        context.strokeEllipse(in: layer.bounds)
      }
    }
    let painter = Painter()
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.delegate = painter
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    window.layer.addSublayer(layer)
    #expect(CallRecord.of { _ = window.layer.commitTree() } == [])
    layer.setNeedsDisplay()
    #expect(CallRecord.of { _ = window.layer.commitTree() } == ["ring"])
    #expect(CallRecord.of { layer.display() } == ["ring"])
    layer.delegate = nil
  }

  @Test("V27 contents that are assigned after setNeedsDisplay keep draw from running")
  func assigned() {
    let view = LoggingView(frame: frame)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    window.addSubview(view)
    _ = window.layer.commitTree()
    view.setNeedsDisplay()
    view.layer.contents = nil
    #expect(CallRecord.of { _ = window.layer.commitTree() } == [])
  }
}
