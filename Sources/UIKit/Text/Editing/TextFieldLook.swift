import CoreGraphics

/// How a text field looks, text aside.
struct TextFieldLook {
  var placeholder: StyledText?
  /// Whether that came with attributes of its own.
  var hasStyledPlaceholder = false
  var font = UIFont.systemFont(ofSize: 17)
  var textColor = UIColor.label
  var alignment = NSTextAlignment.natural
  /// What else all of the text has, without font and colour.
  var attributes: [NSAttributedString.Key: Any] = [:]
  var border = UITextField.BorderStyle.none
  var isSecure = false
  var clearsOnBegin = false
  var clearButton = UITextField.ViewMode.never
  var leftView: UIView?
  var rightView: UIView?
  var leftMode = UITextField.ViewMode.never
  var rightMode = UITextField.ViewMode.never

  /// From the border to the text.
  var inset: CGFloat {
    switch border {
    case .none: 0
    case .line: 2
    case .bezel, .roundedRect: 7
    }
  }

  /// From a view beside the text to it.
  var gap: CGFloat { border == .none ? 0 : 5 }

  /// Whether text leaves room for the clear button, as long as there may be one.
  func keepsRoomToClear(_ isEditing: Bool) -> Bool { clearButton.shows(isEditing) }

  /// What stands beside the text at a time.
  struct Overlays: Equatable {
    var left = false
    var right = false
    var clear = false
  }

  /// A view on the right takes the clear button's place.
  func overlays(isEditing: Bool, hasText: Bool) -> Overlays {
    let right = rightView != nil && rightMode.shows(isEditing)
    return Overlays(
      left: leftView != nil && leftMode.shows(isEditing), right: right,
      clear: hasText && !right && clearButton.shows(isEditing))
  }
}

extension UITextField.ViewMode {
  fileprivate func shows(_ isEditing: Bool) -> Bool {
    switch self {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }
}
