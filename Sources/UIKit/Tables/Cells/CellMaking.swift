import CoreGraphics

// A table makes cells of classes that it was given. As with `UIView.layerClass`, Swift makes an object
// from a class value only where the initialiser is `required`, which would have every subclass write
// it again. So the class value is taken for one of a subclass in which it is; `CALayer+Class` says why
// the call reaches the initialiser of the real class.

/// A class of cells whose initialiser is required; nothing is ever of this class. It is open for what
/// the compiler may conclude of one that is not.
@_spi(CellClass)
open class CellWithRequiredInit: UITableViewCell {
  public required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// The same for headers and footers.
@_spi(CellClass)
open class HeaderWithRequiredInit: UITableViewHeaderFooterView {
  public required override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

extension UITableViewCell {
  /// Not optimised, as `UIView.make(_:)` is not.
  @inline(never) @_optimize(none)
  static func make(
    _ cellClass: UITableViewCell.Type, _ identifier: String?, style: CellStyle = .default
  ) -> UITableViewCell {
    unsafeBitCast(cellClass, to: CellWithRequiredInit.Type.self).init(
      style: style, reuseIdentifier: identifier)
  }
}

extension UITableViewHeaderFooterView {
  @inline(never) @_optimize(none)
  static func make(
    _ headerClass: UITableViewHeaderFooterView.Type, _ identifier: String?
  ) -> UITableViewHeaderFooterView {
    unsafeBitCast(headerClass, to: HeaderWithRequiredInit.Type.self).init(
      reuseIdentifier: identifier)
  }
}

extension NSObjectProtocol where Self: UITableViewCell {
  /// A cell of the class that this class value is, as the initialiser of class values makes it on Apple's
  /// systems.
  @MainActor public static func make(
    style: UITableViewCell.CellStyle, reuseIdentifier: String?
  ) -> Self {
    guard let cell = UITableViewCell.make(self, reuseIdentifier, style: style) as? Self else {
      preconditionFailure("\(self) made a cell of another class")
    }
    return cell
  }
}

extension NSObjectProtocol where Self: UITableViewHeaderFooterView {
  @MainActor public static func make(reuseIdentifier: String?) -> Self {
    guard let view = UITableViewHeaderFooterView.make(self, reuseIdentifier) as? Self else {
      preconditionFailure("\(self) made a view of another class")
    }
    return view
  }
}
