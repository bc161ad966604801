import CPango

/// The calls into fontconfig.
enum Fontconfig {
  /// The face of a family that is nearest to a weight; nil where the family is missing.
  ///
  /// Reads the machine's configuration anew at each call, which takes milliseconds.
  static func file(family: String, weight: FontWeight, isItalic: Bool = false) -> FontFile? {
    guard let configuration = FcInitLoadConfigAndFonts(), let pattern = FcPatternCreate() else {
      return nil
    }
    defer {
      FcPatternDestroy(pattern)
      FcConfigDestroy(configuration)
    }
    FcPatternAddString(pattern, FC_FAMILY, family)
    FcPatternAddInteger(pattern, FC_WEIGHT, number(of: weight))
    FcPatternAddInteger(pattern, FC_SLANT, isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
    FcConfigSubstitute(configuration, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultNoMatch
    guard let match = FcFontMatch(configuration, pattern, &result) else { return nil }
    defer { FcPatternDestroy(match) }
    // A family that is missing is answered with any other.
    guard string(FC_FAMILY, of: match) == family, let path = string(FC_FILE, of: match) else {
      return nil
    }
    var index: Int32 = 0
    FcPatternGetInteger(match, FC_INDEX, 0, &index)
    return FontFile(path: path, index: Int(index))
  }

  private static func string(_ property: String, of pattern: OpaquePointer) -> String? {
    var bytes: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, property, 0, &bytes) == FcResultMatch, let bytes else {
      return nil
    }
    return String(cString: bytes)
  }

  private static func number(of weight: FontWeight) -> Int32 {
    switch weight {
    case .thin: FC_WEIGHT_THIN
    case .extraLight: FC_WEIGHT_EXTRALIGHT
    case .light: FC_WEIGHT_LIGHT
    case .regular: FC_WEIGHT_REGULAR
    case .medium: FC_WEIGHT_MEDIUM
    case .semibold: FC_WEIGHT_DEMIBOLD
    case .bold: FC_WEIGHT_BOLD
    case .extraBold: FC_WEIGHT_EXTRABOLD
    case .black: FC_WEIGHT_BLACK
    }
  }
}
