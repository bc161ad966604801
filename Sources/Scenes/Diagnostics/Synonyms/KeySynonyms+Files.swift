extension KeySynonyms {
  /// Files, pictures, and what stands around the nodes.
  static let files: [Row] = [
    Row(
      "src source url file picture photo icon img imageName systemImage symbol image",
      "image contents"),
    Row("src source url path name picture", "file"),
    Row("systemName systemImage icon", "symbol"),
    Row("size", "pointSize"),
    Row("insets slices", "capInsets"),
    Row("view scene body layout rootView main node tree", "root"),
    Row("defines definitions variables vars constants colors styles tokens theme", "define"),
    Row("imports import includes files", "include"),
    Row("templates widgets partials", "components"),
    Row("params props args arguments properties inputs", "parameters"),
    Row("root body template node content", "view"),
    Row("theme mode colorScheme darkMode", "appearance"),
    Row("dpi pixelRatio pixelsPerPoint", "scale"),
    Row("safeAreaInsets insets", "safeArea"),
    Row("screen phone model", "device"),
    Row("resizable", "isResizable"),
  ]
}
