import Testing
import UIKit

/// A view is its layer's delegate as long as there is the view, and nobody else has become it.
@MainActor @Suite struct LayerOwnerTests {
  private final class Delegate: NSObject, CALayerDelegate {}

  @Test func aLayerThatOutlivesItsViewHasNoDelegate() {
    var view: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let layer = view!.layer
    #expect(layer.delegate === view)
    view = nil
    #expect(layer.delegate == nil)
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    layer.opacity = 0.5
  }

  /// A variable of a view that sees its layer when it ends, with the view.
  private final class Witness {
    let layer: CALayer
    let tell: (Bool) -> Void

    init(_ layer: CALayer, _ tell: @escaping (Bool) -> Void) {
      (self.layer, self.tell) = (layer, tell)
    }

    deinit { tell(layer.delegate == nil) }
  }

  private final class Witnessed: UIView {
    var witness: Witness?
  }

  @Test func aLayerHasNoDelegateFromWhenItsViewGoes() {
    var found: [Bool] = []
    var view: Witnessed? = Witnessed()
    view?.witness = view.map { Witness($0.layer) { found.append($0) } }
    view = nil
    #expect(found == [true])
  }

  @Test func aViewIsNotKeptByItsLayer() {
    weak var gone: UIView?
    let parent = CALayer()
    do {
      let view = UILabel()
      view.text = "a"
      gone = view
      parent.addSublayer(view.layer)
      view.layer.setNeedsLayout()
    }
    #expect(gone == nil)
    #expect(parent.sublayers?.first?.delegate == nil)
    parent.layoutIfNeeded()
  }

  @Test func anotherDelegateTakesThePlaceOfTheView() {
    var view: UIView? = UIView()
    let layer = view!.layer
    var delegate: Delegate? = Delegate()
    layer.delegate = delegate
    #expect(layer.delegate === delegate)
    view = nil
    #expect(layer.delegate === delegate)
    delegate = nil
    #expect(layer.delegate == nil)
    let other = UIView()
    other.layer.delegate = nil
    #expect(other.layer.delegate == nil)
    other.layer.delegate = other
    #expect(other.layer.delegate === other)
  }

  @Test func aCopyOnShowForgetsAViewThatIsGone() {
    var view: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let layer = view!.layer
    _ = layer.commitTree()
    let shown = layer.presentation()
    #expect(shown != nil && shown?.delegate === view)
    view = nil
    #expect(shown?.delegate == nil)
  }
}
