import Testing
import UIKit

@Suite @MainActor struct ViewClassTests {
  @Test("V01 views, windows, controllers and the application are responders")
  func responders() {
    let responders: [UIResponder] = [
      UIView(), UIWindow(), UIViewController(), UIApplication.shared,
    ]
    #expect(responders.count == 4)
  }

  @Test("E03 the responder chain: view, controller, superview, window, application")
  func responderChain() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).shown()
    let controller = UIViewController()
    window.rootViewController = controller
    let view = UIView()
    controller.view.addSubview(view)
    let chain = Array(sequence(first: view as UIResponder, next: \.next))
    #expect(chain == [view, controller.view, controller, window, UIApplication.shared])
  }

  private final class Tinted: CALayer {
    var made = "before super.init"

    override init() {
      super.init()
      made = "by init()"
    }

    override init(layer: Any) {
      super.init(layer: layer)
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }
  }

  private final class TintedView: UIView {
    override class var layerClass: AnyClass { Tinted.self }
    var layerInInit: CALayer?

    override init(frame: CGRect) {
      super.init(frame: frame)
      layerInInit = layer
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }
  }

  @Test("V02 layerClass makes the root layer, before the subclass's init goes on")
  func layerClass() throws {
    let view = TintedView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    let layer = try #require(view.layer as? Tinted)
    #expect(layer.made == "by init()")
    #expect(view.layerInInit === layer)
    #expect(layer.delegate === view)
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test("V02 a plain view has a plain layer, whose delegate it is")
  func plainLayer() {
    let view = UIView()
    #expect(type(of: view.layer) == CALayer.self)
    #expect(view.layer.delegate === view)
    #expect(view.frame == .zero)
  }

  @Test("V02 a view can narrow the type of its layer")
  func narrowedLayer() {
    final class Narrow: UIView {
      override class var layerClass: AnyClass { Tinted.self }
      override var layer: Tinted {
        guard let layer = super.layer as? Tinted else { preconditionFailure() }
        return layer
      }
    }
    #expect(Narrow().layer.made == "by init()")
  }

  @Test("V02 a layerClass that is no layer is refused with its name")
  func layerClassThatIsNone() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      final class Wrong: UIView {
        override class var layerClass: AnyClass { NSObject.self }
      }
      _ = Wrong()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Wrong.layerClass is NSObject, which is no CALayer"))
  }

  @Test("V03 viewWithTag searches the receiver and its subtree, depth first")
  func viewWithTag() {
    let root = UIView()
    let branches = [UIView(), UIView()]
    branches.forEach(root.addSubview)
    let leaves = [UIView(), UIView()]
    branches[0].addSubview(leaves[0])
    branches[1].addSubview(leaves[1])
    leaves[0].tag = 7
    branches[1].tag = 7
    leaves[1].tag = 8
    #expect(root.viewWithTag(7) === leaves[0])
    #expect(root.viewWithTag(8) === leaves[1])
    #expect(root.viewWithTag(0) === root)
    #expect(leaves[1].viewWithTag(8) === leaves[1])
    #expect(root.viewWithTag(9) == nil)
    #expect(branches[0].viewWithTag(8) == nil)
  }
}
