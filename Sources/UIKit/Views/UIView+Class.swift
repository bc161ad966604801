import CoreGraphics

// A navigation controller makes bars of classes that it was given, as a view makes its layer. The class
// value is taken for one of a subclass whose `init(frame:)` is required; `CALayer+Class` says why the call
// reaches the initialiser of the real class, and why this one is open.

/// A class of views whose `init(frame:)` is required; nothing is ever of this class.
@_spi(ViewClass)
open class ViewWithRequiredInit: UIView {
  public required override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

extension UIView {
  /// A view of a class, without a size.
  ///
  /// Not optimised: where the caller knows more of the class, an optimised build would make an object of
  /// the class that the value is taken for.
  @inline(never) @_optimize(none)
  static func make(_ viewClass: UIView.Type) -> UIView {
    unsafeBitCast(viewClass, to: ViewWithRequiredInit.Type.self).init(frame: .zero)
  }
}
