import CoreGraphics

/// A rectangle of a view that other things are placed by, and that is no view itself.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// What the system's guides follow; nil for all others.
  let area: LayoutArea?
  /// Where constraints have put the guide.
  var solvedFrame = CGRect.zero

  public override init() {
    area = nil
    super.init()
  }

  init(_ area: LayoutArea) {
    self.area = area
    super.init()
    identifier = area.identifier
  }

  /// A name for people who look for mistakes.
  open var identifier = ""
  /// The view whose space the guide is in.
  open internal(set) weak var owningView: UIView?

  /// The rectangle in the view's own space. The system's guides have it whenever it is read.
  open var layoutFrame: CGRect {
    guard let area, let owningView else { return solvedFrame }
    return area.frame(in: owningView)
  }

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}
