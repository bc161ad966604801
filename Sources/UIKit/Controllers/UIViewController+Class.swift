import Foundation

// As `UIView+Class`, for controllers.

/// A class of controllers whose initialisers are required; nothing is ever of this class.
@_spi(ControllerClass)
open class ControllerWithRequiredInit: UIViewController {
  public required override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

extension UIViewController {
  /// Not optimised, as `UIView.make(_:)` is not.
  @inline(never) @_optimize(none)
  fileprivate static func make(
    _ controllerClass: UIViewController.Type, _ nibName: String?, _ bundle: Bundle?
  ) -> UIViewController {
    unsafeBitCast(controllerClass, to: ControllerWithRequiredInit.Type.self).init(
      nibName: nibName, bundle: bundle)
  }
}

extension NSObjectProtocol where Self: UIViewController {
  /// A controller of the class that this class value is, as `init(nibName:bundle:)` of class values makes it
  /// on Apple's systems. Nib files are not read.
  @MainActor public static func make(
    nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?
  ) -> Self {
    let made = UIViewController.make(self, nibNameOrNil, nibBundleOrNil)
    guard let controller = made as? Self else {
      preconditionFailure("\(self) made a controller of another class")
    }
    return controller
  }
}
