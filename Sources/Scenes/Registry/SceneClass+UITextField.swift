import UIKit

extension SceneClass {
  /// `UITextField`: a line of text that can be edited.
  static let textField = SceneClass(
    "UITextField", isView: true, isControl: true, isElement: true,
    properties: replacing(controlProperties, with: [contentMode(initial: .redraw)])
      + textFieldProperties + [firstResponder],
    coupled: [
      .text: [
        "font", "textColor", "textAlignment", "text", "attributedText", "placeholder",
        "attributedPlaceholder",
      ]
    ]
  ) {
    .view(UITextField())
  }

  private static let borderStyles = Choices<UITextField.BorderStyle>(
    .none, .line, .bezel, .roundedRect)
  private static let viewModes = Choices<UITextField.ViewMode>(
    .never, .whileEditing, .unlessEditing, .always)

  /// Whether keys and text come here. What a file says is done when all of it is on show, by
  /// `FirstFocus`; what actions say, at once.
  static let firstResponder = Property.bool(
    "isFirstResponder", UIView.self, initial: false,
    doc: "Whether keys and text come here first; of several views that say so, the last one.",
    get: { $0.isFirstResponder },
    set: { view, isFirst in
      if isFirst { view.becomeFirstResponder() } else { view.resignFirstResponder() }
    })

  private static let textFieldProperties: [Property] = [
    .font(
      "font", UITextField.self, initial: 17, doc: "What the text is written in.",
      get: { $0.font ?? .systemFont(ofSize: 17) }, set: { $0.font = $1 }),
    .viewColor(
      "textColor", UITextField.self, doc: "The text's colour; null for that of labels.",
      get: { $0.textColor == .label ? nil : $0.textColor }, set: { $0.textColor = $1 }),
    .choice(
      "textAlignment", UITextField.self, alignments, initial: .natural,
      doc: "The side that the text begins at.",
      get: { $0.textAlignment }, set: { $0.textAlignment = $1 }),
    .choice(
      "borderStyle", UITextField.self, borderStyles, initial: .none,
      doc: "What is drawn around the text.",
      get: { $0.borderStyle }, set: { $0.borderStyle = $1 }),
    .bool(
      "isSecureTextEntry", UITextField.self, initial: false,
      doc: "Whether dots stand for the characters.",
      get: { $0.isSecureTextEntry }, set: { $0.isSecureTextEntry = $1 }),
    .text(
      "text", UITextField.self, doc: "The text that the field begins with.",
      get: { $0.text },
      set: { field, text in if text != nil || field.hasPlainText { field.text = text } }),
    .runs(
      "attributedText", UITextField.self, doc: "Text whose parts look different.",
      get: { $0.hasPlainText ? nil : $0.text },
      set: { field, text in
        if let text { field.setStyledText(text) } else if !field.hasPlainText { field.text = nil }
      }),
    .text(
      "placeholder", UITextField.self, doc: "What stands in an empty field.",
      get: { $0.placeholder },
      set: { field, text in
        if text != nil || field.hasPlainPlaceholder { field.placeholder = text }
      }),
    .runs(
      "attributedPlaceholder", UITextField.self,
      doc: "What stands in an empty field, in fonts and colours of its own.",
      get: { $0.hasPlainPlaceholder ? nil : $0.placeholder },
      set: { field, text in
        if let text {
          field.setPlaceholder(text, isStyled: true)
        } else if !field.hasPlainPlaceholder {
          field.placeholder = nil
        }
      }),
    .choice(
      "clearButtonMode", UITextField.self, viewModes, initial: .never,
      doc: "When there is a button that empties the field.",
      get: { $0.clearButtonMode }, set: { $0.clearButtonMode = $1 }),
    .bool(
      "clearsOnBeginEditing", UITextField.self, initial: false,
      doc: "Whether the text goes when editing begins.",
      get: { $0.clearsOnBeginEditing }, set: { $0.clearsOnBeginEditing = $1 }),
  ]
}
