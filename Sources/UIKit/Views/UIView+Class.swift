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
  /// A view of a class.
  ///
  /// Not optimised: where the caller knows more of the class, an optimised build would make an object of
  /// the class that the value is taken for.
  @inline(never) @_optimize(none)
  static func make(_ viewClass: UIView.Type, frame: CGRect = .zero) -> UIView {
    unsafeBitCast(viewClass, to: ViewWithRequiredInit.Type.self).init(frame: frame)
  }
}

extension NSObjectProtocol where Self: UIResponder {
  /// A view or controller of the class that this class value is, as `init()` of class values makes it on
  /// Apple's systems: `viewClass.make()`.
  @MainActor public static func make() -> Self { object(of: self) }

  /// Where nothing more is known of the class than that it is an object's, `make()` is that of objects.
  private static func object<Object: NSObject>(of objectClass: Object.Type) -> Object {
    objectClass.make()
  }
}

extension NSObjectProtocol where Self: UIView {
  /// A view of the class that this class value is, as `init(frame:)` of class values makes it on Apple's
  /// systems.
  @MainActor public static func make(frame: CGRect) -> Self {
    guard let view = UIView.make(self, frame: frame) as? Self else {
      preconditionFailure("\(self) made a view of another class")
    }
    return view
  }
}
