import CoreGraphics

/// Calls `init(frame:)` of a class that is known only when the program runs.
///
/// Apple's runtime does that with any class. Here a class that is not known can only be asked for what
/// it is bound to have, and `init(frame:)` is none of that: clients would have to write `required`.
/// All classes of views have a place for it in their tables all the same, the one that this class's
/// initialiser stands in, so that a call through this class finds theirs. A class that hides it ends the
/// program, as it does with Apple.
///
/// It is open for what the compiler may conclude of one that is not: that nothing else is of it, and that
/// its own initialiser can be called straight away.
@_spi(ViewClass)
open class ViewWithRequiredInit: UIView {
  public required override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UIView {
  /// A view of a class, without a size.
  static func make(_ viewClass: UIView.Type) -> UIView {
    unsafeBitCast(viewClass, to: ViewWithRequiredInit.Type.self).init(frame: .zero)
  }
}
