import CoreGraphics

/// How a text view's text looks where it has no attributes of its own, and where it stands.
struct TextViewLook {
  var font: UIFont?
  var textColor: UIColor?
  var alignment = NSTextAlignment.natural
  var inset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  var isEditable = true
  var isSelectable = true

  /// What a view that was told no font writes in.
  var shownFont: UIFont { font ?? .systemFont(ofSize: 12) }
}
