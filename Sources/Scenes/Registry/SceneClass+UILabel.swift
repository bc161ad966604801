import UIKit

extension SceneClass {
  /// `UILabel`: lines of text. Its shadow is its text's: what views say of their layer's is said by
  /// `layer`.
  static let label = SceneClass(
    "UILabel", isView: true, isElement: true,
    properties: replacing(
      passiveViewProperties, with: [contentMode(initial: .redraw)] + labelProperties),
    coupled: [.text: ["font", "textColor", "textAlignment", "text", "attributedText"]]
  ) {
    .view(UILabel())
  }

  static let alignments = Choices<NSTextAlignment>(
    .left, .center, .right, .justified, .natural)
  private static let lineBreakModes = Choices<NSLineBreakMode>(
    .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail,
    .byTruncatingMiddle)
  private static let baselineAdjustments = Choices<UIBaselineAdjustment>(
    .alignBaselines, .alignCenters, .none)

  private static let labelProperties: [Property] = [
    .font(
      "font", UILabel.self, initial: 17, doc: "What the text is written in.",
      get: { $0.font }, set: { $0.font = $1 }),
    .viewColor(
      "textColor", UILabel.self, doc: "The text's colour; null for that of labels.",
      get: { $0.textColor == .label ? nil : $0.textColor }, set: { $0.textColor = $1 }),
    .choice(
      "textAlignment", UILabel.self, alignments, initial: .natural,
      doc: "The side that lines begin at.",
      get: { $0.textAlignment }, set: { $0.textAlignment = $1 }),
    .choice(
      "lineBreakMode", UILabel.self, lineBreakModes, initial: .byTruncatingTail,
      doc: "How lines are broken, or the last one cut.",
      get: { $0.lineBreakMode }, set: { $0.lineBreakMode = $1 }),
    .text(
      "text", UILabel.self, doc: "The text that the label shows.", get: { $0.text },
      set: { label, text in if text != nil || label.hasPlainText { label.text = text } }),
    .runs(
      "attributedText", UILabel.self, doc: "Text whose parts look different.",
      get: { $0.hasPlainText ? nil : $0.text },
      set: { label, text in
        if let text { label.setStyledText(text) } else if !label.hasPlainText { label.text = nil }
      }),
    .integer(
      "numberOfLines", UILabel.self, initial: 1, doc: "0 for as many as there is room for.",
      get: { $0.numberOfLines }, set: { $0.numberOfLines = $1 }),
    .bool(
      "adjustsFontSizeToFitWidth", UILabel.self, initial: false,
      doc: "Whether a text that is too long is written smaller.",
      get: { $0.adjustsFontSizeToFitWidth }, set: { $0.adjustsFontSizeToFitWidth = $1 }),
    .number(
      "minimumScaleFactor", UILabel.self, in: ValueKind.unit, initial: 0, animatable: false,
      doc: "How small, as a part of the font's size.",
      get: { Double($0.minimumScaleFactor) }, set: { $0.minimumScaleFactor = $1 }),
    .choice(
      "baselineAdjustment", UILabel.self, baselineAdjustments, initial: .alignBaselines,
      doc: "Where a line stands that was written smaller.",
      get: { $0.baselineAdjustment }, set: { $0.baselineAdjustment = $1 }),
    .bool(
      "isEnabled", UILabel.self, initial: true, doc: "Whether the text has its full strength.",
      get: { $0.isEnabled }, set: { $0.isEnabled = $1 }),
    .bool(
      "isHighlighted", UILabel.self, initial: false,
      doc: "Whether the text has its other colour.",
      get: { $0.isHighlighted }, set: { $0.isHighlighted = $1 }),
    .viewColor(
      "highlightedTextColor", UILabel.self, doc: "The colour of a highlighted label.",
      get: { $0.highlightedTextColor }, set: { $0.highlightedTextColor = $1 }),
    .viewColor(
      "shadowColor", UILabel.self, doc: "The colour of a hard shadow; null for none.",
      get: { $0.shadowColor }, set: { $0.shadowColor = $1 }
    ).apart(),
    .vector(
      "shadowOffset", UILabel.self, initial: CGSize(width: 0, height: -1),
      doc: "How far the shadow lies from the text.",
      get: { $0.shadowOffset }, set: { $0.shadowOffset = $1 }
    ).apart(),
  ]
}
