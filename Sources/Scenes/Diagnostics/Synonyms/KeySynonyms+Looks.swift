extension KeySynonyms {
  /// Colours, edges, shadows, and whether something is seen.
  static let looks: [Row] = [
    Row("opacity transparency", "alpha opacity"),
    Row("alpha", "opacity"),
    Row(
      "color colour",
      "textColor baseForegroundColor fillColor foregroundColor colors onTintColor"
        + " progressTintColor minimumTrackTintColor backgroundColor"),
    Row(
      "titleColor setTitleColor textColor fontColor foreground foregroundColor labelColor",
      "textColor baseForegroundColor foregroundColor color"),
    Row(
      "bg bgColor background backgroundColour fill fillColor backgroundFill",
      "fillColor background backgroundColor"),
    Row("backgroundColor", "background"),
    Row("tint accentColor accent", "tintColor"),
    Row(
      "radius borderRadius corner corners rounded roundedCorners round cornersRadius",
      "cornerRadius"),
    Row("border borderSize borderThickness outlineWidth lineWidth", "lineWidth borderWidth"),
    Row("strokeWidth thickness", "lineWidth borderWidth"),
    Row("stroke strokeColor strokeColour outline outlineColor", "strokeColor borderColor"),
    Row("borderColor borderColour", "borderColor layer.borderColor"),
    Row("dash dashes dashPattern strokeDasharray", "lineDashPattern"),
    Row("shadow dropShadow boxShadow elevation shadowAlpha", "shadowOpacity"),
    Row("shadowBlur shadowSize shadowSpread", "shadowRadius"),
    Row("shadowX shadowY shadowPosition", "shadowOffset"),
    Row("visible isVisible visibility shown isShown show", "isHidden", isOpposite: true),
    Row("hidden hide invisible", "isHidden"),
    Row(
      "clip clips clipToBounds clipping overflow masksToBounds maskToBounds clipsToBounds cropped",
      "clipsToBounds masksToBounds"),
    Row("blur blurRadius filter", "effect filters layer.filters"),
    Row("material blurEffect blurStyle", "effect"),
    Row("blendMode mixBlendMode blend", "compositingFilter layer.compositingFilter"),
    Row("gradientColors colours stopColors", "colors"),
    Row("stops positions offsets", "locations"),
    Row("start from begin startPosition", "startPoint"),
    Row("end to finish endPosition", "endPoint"),
    Row("d svg pathData shape points data", "path"),
  ]
}
