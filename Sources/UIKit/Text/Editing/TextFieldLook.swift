import CoreGraphics

/// How a text field looks, text aside.
struct TextFieldLook {
  var placeholder: String?
  var font = UIFont.systemFont(ofSize: 17)
  var textColor = UIColor.label
  var alignment = NSTextAlignment.natural
  var border = UITextField.BorderStyle.none
  var isSecure = false
  var clearsOnBegin = false
  var clearButton = UITextField.ViewMode.never

  /// From the border to the text.
  var inset: CGFloat {
    switch border {
    case .none: 0
    case .line: 2
    case .bezel, .roundedRect: 7
    }
  }

  func showsClearButton(_ isEditing: Bool, hasText: Bool) -> Bool {
    guard hasText else { return false }
    switch clearButton {
    case .never: return false
    case .whileEditing: return isEditing
    case .unlessEditing: return !isEditing
    case .always: return true
    }
  }

  func textRect(in bounds: CGRect, _ isEditing: Bool) -> CGRect {
    var rect = bounds.insetBy(dx: min(inset, bounds.width / 2), dy: 0)
    if showsClearButton(isEditing, hasText: true) { rect.size.width = max(0, rect.width - 20) }
    return rect
  }
}
