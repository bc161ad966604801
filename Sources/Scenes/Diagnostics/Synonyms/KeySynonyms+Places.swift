extension KeySynonyms {
  /// Where something lies, how large it is, and how it is turned.
  static let places: [Row] = [
    Row("width height w h", "frame size"),
    Row("x y left top right bottom origin rect size inset", "frame"),
    Row("size dimensions resolution", "size bounds"),
    Row("position", "center"),
    Row("center", "position"),
    Row("rotation rotate angle scale translate translation scaleX scaleY", "transform"),
    Row("zIndex z depth order", "zPosition"),
    Row("anchor pivot transformOrigin", "anchorPoint"),
    Row("padding insets contentInsets inset", "textContainerInset contentInset layoutMargins"),
    Row("margin margins", "layoutMargins"),
    Row("gap space itemSpacing interitemSpacing", "spacing"),
    Row("direction orientation flexDirection", "axis navigationOrientation"),
    Row("justify justifyContent distribute", "distribution"),
    Row("align alignItems crossAlignment", "alignment"),
    Row("fit sizeThatFits autoSize", "sizeToFit"),
    Row("layout anchors autolayout", "constraints"),
    Row("resizeMode objectFit gravity", "contentMode contentsGravity"),
  ]
}
