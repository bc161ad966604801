extension KeySynonyms {
  /// What is written, and how.
  static let texts: [Row] = [
    Row(
      "text title label caption string setTitle setText content value contents titleText titleLabel",
      "text title string"),
    Row("subtitle detail detailText secondary description", "subtitle secondaryText message"),
    Row("placeholderText hint prompt", "placeholder"),
    Row(
      "fontSize textSize fontWeight fontFamily fontName typeface textStyle bold italic fontStyle"
        + " weight",
      "font"),
    Row("font fontFamily fontName name typeface", "family"),
    Row("bold fontWeight", "weight"),
    Row("fontSize pointSize textSize", "fontSize size"),
    Row("italics oblique", "italic"),
    Row("align textAlign alignment textAlignment", "textAlignment alignmentMode alignment"),
    Row("lines maxLines lineLimit lineCount numLines lineClamp multiline", "numberOfLines"),
    Row("lineBreak truncation ellipsis ellipsize truncate", "lineBreakMode truncationMode"),
    Row("wrap wrapped wordWrap", "isWrapped lineBreakMode"),
    Row("autoshrink fitWidth shrinkToFit adjustsFontSize", "adjustsFontSizeToFitWidth"),
    Row("letterSpacing tracking kerning", "kern attributedText"),
    Row("lineHeight", "lineHeightMultiple attributedText"),
    Row("underline strike strikethrough kern", "attributedText"),
    Row("html markdown richText spans runs attributed", "attributedText"),
    Row("strike lineThrough", "strikethrough"),
    Row("highlight", "background"),
    Row("password secure isPassword isSecure secureTextEntry", "isSecureTextEntry"),
    Row("editable", "isEditable"),
    Row("readonly isReadonly", "isEditable", isOpposite: true),
    Row("focus focused autofocus firstResponder", "isFirstResponder"),
    Row("ariaLabel alt accessibilityText", "accessibilityLabel"),
  ]
}
