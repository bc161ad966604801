import CoreGraphics
import UIKit

/// A view whose content has a size.
@MainActor
final class Box: UIView {
  var content: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
}

@MainActor
func container(_ width: CGFloat, _ height: CGFloat, _ subviews: UIView...) -> UIView {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  for subview in subviews {
    subview.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(subview)
  }
  return view
}

@MainActor
func activate(_ constraints: NSLayoutConstraint...) { NSLayoutConstraint.activate(constraints) }

@MainActor
func plain() -> UIView {
  let view = UIView()
  view.translatesAutoresizingMaskIntoConstraints = false
  return view
}
