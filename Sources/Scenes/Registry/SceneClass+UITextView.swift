import UIKit

extension SceneClass {
  /// `UITextView`: lines of text that can be edited and scrolled. How large its content is follows
  /// from the text.
  static let textView = SceneClass(
    "UITextView", isView: true, isElement: true,
    properties: scrollingProperties.filter { $0.name != "contentSize" } + textViewProperties
      + [firstResponder],
    coupled: [
      .content: ["contentInset", "contentOffset"],
      .text: ["font", "textColor", "textAlignment", "text", "attributedText", "selectedRange"],
    ]
  ) {
    .view(UITextView())
  }

  private static let textViewProperties: [Property] = [
    .font(
      "font", UITextView.self, initial: 12, doc: "What the text is written in.",
      get: { $0.font ?? .systemFont(ofSize: 12) }, set: { $0.font = $1 }),
    .viewColor(
      "textColor", UITextView.self, doc: "The text's colour; null for that of labels.",
      get: { $0.textColor == .label ? nil : $0.textColor }, set: { $0.textColor = $1 }),
    .choice(
      "textAlignment", UITextView.self, alignments, initial: .natural,
      doc: "The side that lines begin at.",
      get: { $0.textAlignment }, set: { $0.textAlignment = $1 }),
    .text(
      "text", UITextView.self, doc: "The text that the view begins with.",
      get: { $0.text },
      set: { view, text in if text != nil || view.hasPlainText { view.text = text } }),
    .runs(
      "attributedText", UITextView.self, doc: "Text whose parts look different.",
      get: { $0.hasPlainText ? nil : $0.text },
      set: { view, text in
        if let text { view.setStyledText(text) } else if !view.hasPlainText { view.text = nil }
      }),
    .vector(
      "selectedRange", UITextView.self, initial: .zero,
      doc: "Where the selection begins and how long it is, in units of UTF-16.",
      get: {
        CGSize(width: CGFloat($0.selectedRange.location), height: CGFloat($0.selectedRange.length))
      },
      set: { view, range in
        // Beyond every text is the end of it.
        func whole(_ number: CGFloat) -> Int { Int(max(0, min(1e9, number))) }
        view.selectedRange = NSRange(location: whole(range.width), length: whole(range.height))
      }),
    .insets(
      "textContainerInset", UITextView.self,
      initial: UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0),
      doc: "Between the view's edges and its text.",
      get: { $0.textContainerInset }, set: { $0.textContainerInset = $1 }),
    .bool(
      "isEditable", UITextView.self, initial: true, doc: "Whether the text can be changed.",
      get: { $0.isEditable }, set: { $0.isEditable = $1 }),
    .bool(
      "isSelectable", UITextView.self, initial: true,
      doc: "Whether a part of the text can be selected.",
      get: { $0.isSelectable }, set: { $0.isSelectable = $1 }),
  ]
}
