import Testing
import UIKit

private final class Fixed: UIView {
  var draws = 0
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 20) }
  override func draw(_ rect: CGRect) { draws += 1 }
}

@Suite @MainActor struct SizingTests {
  @Test("V14 the size that fits is the present one by default")
  func standard() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.sizeThatFits(CGSize(width: 100, height: 100)) == CGSize(width: 3, height: 4))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test("V14 sizeToFit takes the size and keeps the frame's origin, turned or not")
  func fits() {
    let view = Fixed(frame: CGRect(x: 10, y: 20, width: 300, height: 400))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 20))
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    let origin = view.frame.origin
    view.bounds.size = CGSize(width: 99, height: 99)
    view.frame.origin = origin
    view.sizeToFit()
    #expect(view.bounds.size == CGSize(width: 30, height: 20))
    #expect(view.frame.origin == origin)
  }

  @Test("V23 sizeToFit has a view drawn again")
  func draws() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).shown()
    let view = Fixed(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    window.addSubview(view)
    _ = window.layer.commitTree()
    view.sizeToFit()
    _ = window.layer.commitTree()
    #expect(view.draws == 2)
  }
}
