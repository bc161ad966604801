import TestSupport
import Testing
import UIKit

/// The first article's pair of classes that log their geometry.
private final class DemoLayer: CALayer {
  override var frame: CGRect {
    get {
      CallRecord.note("DemoLayer - frame")
      return super.frame
    }
    set {
      CallRecord.note("DemoLayer - setFrame")
      super.frame = newValue
    }
  }

  override var position: CGPoint {
    get { super.position }
    set {
      CallRecord.note("DemoLayer - setPosition")
      super.position = newValue
    }
  }

  override var bounds: CGRect {
    get { super.bounds }
    set {
      CallRecord.note("DemoLayer - setBounds")
      super.bounds = newValue
    }
  }
}

private final class DemoView: UIView {
  override class var layerClass: AnyClass { DemoLayer.self }

  override var frame: CGRect {
    get {
      CallRecord.note("DemoView - frame")
      return super.frame
    }
    set {
      CallRecord.note("DemoView - setFrame begin")
      super.frame = newValue
      CallRecord.note("DemoView - setFrame end")
    }
  }

  override var center: CGPoint {
    get { super.center }
    set {
      CallRecord.note("DemoView - setCenter")
      super.center = newValue
    }
  }

  override var bounds: CGRect {
    get { super.bounds }
    set {
      CallRecord.note("DemoView - setBounds")
      super.bounds = newValue
    }
  }
}

/// The same with property observers, which run after the value has changed.
private final class ObservingLayer: CALayer {
  override var frame: CGRect { didSet { CallRecord.note("layer frame") } }
  override var position: CGPoint { didSet { CallRecord.note("layer position") } }
  override var bounds: CGRect { didSet { CallRecord.note("layer bounds") } }
}

private final class ObservingView: UIView {
  override class var layerClass: AnyClass { ObservingLayer.self }
  override var frame: CGRect {
    willSet { CallRecord.note("view frame will be \(newValue.width)") }
    didSet { CallRecord.note("view frame was \(oldValue.width)") }
  }
  override var center: CGPoint { didSet { CallRecord.note("view center") } }
  override var bounds: CGRect { didSet { CallRecord.note("view bounds") } }
}

@Suite @MainActor struct CallOrderTests {
  private let frameCalls = [
    "DemoView - setFrame begin", "DemoLayer - setFrame", "DemoLayer - setPosition",
    "DemoLayer - setBounds", "DemoView - setFrame end",
  ]

  @Test("V10 creating a view sets the layer's bounds, then the view's frame")
  func creation() {
    let superview = UIView()
    let calls = CallRecord.of {
      let view = DemoView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      superview.addSubview(view)
    }
    #expect(calls == ["DemoLayer - setBounds"] + frameCalls)
  }

  @Test("V10 assigning the frame goes to the layer's frame, position and bounds")
  func frame() {
    let view = DemoView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let calls = CallRecord.of { view.frame = CGRect(x: 0, y: 0, width: 150, height: 150) }
    #expect(calls == frameCalls)
    #expect(view.bounds.size == CGSize(width: 150, height: 150))
  }

  @Test("V10 center goes to the layer's position, bounds to its bounds")
  func centerAndBounds() {
    let view = DemoView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    #expect(
      CallRecord.of { view.center = CGPoint(x: 5, y: 5) }
        == ["DemoView - setCenter", "DemoLayer - setPosition"])
    #expect(
      CallRecord.of { view.bounds = CGRect(x: 0, y: 0, width: 9, height: 9) }
        == ["DemoView - setBounds", "DemoLayer - setBounds"])
  }

  @Test("V10 reading the frame reads the layer's")
  func reading() {
    let view = DemoView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let calls = CallRecord.of {
      #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }
    #expect(calls == ["DemoView - frame", "DemoLayer - frame"])
  }

  @Test("V10 overrides with observers see the same changes")
  func observers() {
    var view: ObservingView?
    #expect(
      CallRecord.of { view = ObservingView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) } == [
        "layer bounds", "view frame will be 20.0", "layer position", "layer bounds",
        "layer frame", "view frame was 20.0",
      ])
    #expect(
      CallRecord.of { view?.frame = CGRect(x: 0, y: 0, width: 15, height: 15) } == [
        "view frame will be 15.0", "layer position", "layer bounds", "layer frame",
        "view frame was 20.0",
      ])
    #expect(CallRecord.of { view?.center.x = 3 } == ["layer position", "view center"])
    #expect(CallRecord.of { view?.bounds.size.width = 3 } == ["layer bounds", "view bounds"])
  }

  @Test("V10 making the layer is the first thing that a view does")
  func layerIsMadeFirst() {
    final class LoggingLayer: CALayer {
      override init() {
        CallRecord.note("layer init")
        super.init()
      }
      override init(layer: Any) { super.init(layer: layer) }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    final class LoggingView: UIView {
      override class var layerClass: AnyClass {
        CallRecord.note("layerClass")
        return LoggingLayer.self
      }
      override init(frame: CGRect) {
        CallRecord.note("view init begin")
        super.init(frame: frame)
        CallRecord.note("view init end")
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    #expect(
      CallRecord.of { _ = LoggingView() }
        == ["view init begin", "layerClass", "layer init", "view init end"])
  }
}
