import ObjectiveC
import Testing
import UIKit

/// Values that views, layers and controllers hold for others.
@MainActor @Suite struct AssociatedViewTests {
  private final class Value {}

  private func expectGone(
    sourceLocation: SourceLocation = #_sourceLocation, _ owner: () -> AnyObject
  ) {
    let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    defer { key.deallocate() }
    weak var gone: Value?
    do {
      let (owner, value) = (owner(), Value())
      gone = value
      objc_setAssociatedObject(owner, key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(
        objc_getAssociatedObject(owner, key) as? Value === value, sourceLocation: sourceLocation)
    }
    #expect(gone == nil, sourceLocation: sourceLocation)
  }

  @Test("values go with their views, layers and controllers at once") func ends() {
    expectGone { UIView() }
    expectGone { UIViewController() }
    expectGone { CALayer() }
    expectGone { CAShapeLayer() }
  }

  @Test("a property of an extension, as clients write it") func property() {
    let view = UIView()
    view.note = "a"
    #expect(view.note == "a" && UIView().note == nil)
  }
}

@MainActor private enum Keys { static var note: UInt8 = 0 }

extension UIView {
  fileprivate var note: String? {
    get { objc_getAssociatedObject(self, &Keys.note) as? String }
    set { objc_setAssociatedObject(self, &Keys.note, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
  }
}
