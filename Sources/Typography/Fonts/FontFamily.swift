/// A family that text is written with: a Debian package's files, known by name.
///
/// Only these are used, by path, so that the same packages give the same pixels everywhere.
package struct FontFamily: Hashable, Sendable {
  /// As clients ask for it, such as `JetBrains Mono`.
  package let name: String
  /// Debian's package.
  package let package: String
  /// Where the package puts its files.
  let directory: String
  /// Such as `Inter`, before the dash.
  let filePrefix: String
  let fileExtension: String
  let weights: [FontWeight]
  /// The word of slanted faces' file names; nil where there are none.
  let italicWord: String?
  /// The word of upright regular faces, which some families leave out.
  var regularWord: String? = "Regular"
  /// Whether it is used where it is there, and not missed where it is not.
  var isOptional = false
  /// The faces of a family that a program has brought: files of any names. None for those of packages.
  var ownFaces: [OwnFace] = []

  /// Families of one name hardly ever differ, and fonts are looked for with every line.
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Whether there are slanted faces; else upright ones are taken for them.
  package var hasItalics: Bool { italicWord != nil || ownFaces.contains(where: \.isItalic) }

  /// The weight at hand that is nearest; of two the lighter below regular, else the heavier.
  func nearest(to weight: FontWeight) -> FontWeight {
    let number = weight.number
    func distance(_ other: FontWeight) -> Int {
      let away = other.number - number
      return abs(away) * 2 + ((away < 0) == (number > 500) ? 1 : 0)
    }
    return weights.min { distance($0) < distance($1) } ?? .regular
  }

  /// Such as `Inter-SemiBoldItalic.otf`.
  func fileName(_ weight: FontWeight, italic: Bool) -> String {
    let weight = nearest(to: weight)
    let slant = italic ? italicWord : nil
    var words = weight == .regular ? (slant == nil ? regularWord : nil) : weight.fileNameWord
    if let slant { words = (words ?? "") + slant }
    return filePrefix + (words.map { "-" + $0 } ?? "") + "." + fileExtension
  }
}

extension FontFamily {
  /// The system's font for text.
  package static let inter = FontFamily(
    name: "Inter", package: "fonts-inter", directory: "/usr/share/fonts/opentype/inter",
    filePrefix: "Inter", fileExtension: "otf", weights: FontWeight.allCases, italicWord: "Italic")

  /// The system's font for titles, drawn for 20 points and more.
  package static let interDisplay = FontFamily(
    name: "Inter Display", package: "fonts-inter", directory: "/usr/share/fonts/opentype/inter",
    filePrefix: "InterDisplay", fileExtension: "otf", weights: FontWeight.allCases,
    italicWord: "Italic")

  /// The system's font whose characters are equally wide.
  package static let mono = FontFamily(
    name: "JetBrains Mono", package: "fonts-jetbrains-mono",
    directory: "/usr/share/fonts/truetype/jetbrains-mono", filePrefix: "JetBrainsMono",
    fileExtension: "ttf",
    weights: [.thin, .extraLight, .light, .regular, .medium, .semibold, .bold, .extraBold],
    italicWord: "Italic")

  /// For scripts that Inter lacks.
  package static let dejaVuSans = FontFamily(
    name: "DejaVu Sans", package: "fonts-dejavu-core",
    directory: "/usr/share/fonts/truetype/dejavu", filePrefix: "DejaVuSans",
    fileExtension: "ttf", weights: [.regular, .bold], italicWord: nil, regularWord: nil)

  /// For Apple's fonts with serifs, such as Georgia; no machine needs to have it.
  package static let dejaVuSerif = FontFamily(
    name: "DejaVu Serif", package: "fonts-dejavu-core",
    directory: "/usr/share/fonts/truetype/dejavu", filePrefix: "DejaVuSerif",
    fileExtension: "ttf", weights: [.regular, .bold], italicWord: nil, regularWord: nil)

  /// Pictures in colours, in one face.
  package static let emoji = FontFamily(
    name: "Noto Color Emoji", package: "fonts-noto-color-emoji",
    directory: "/usr/share/fonts/truetype/noto", filePrefix: "NotoColorEmoji",
    fileExtension: "ttf", weights: [.regular], italicWord: nil, regularWord: nil)

  /// The families that clients can name.
  package static let named: [FontFamily] = [
    .inter, .interDisplay, .mono, .dejaVuSans, .dejaVuSerif, .emoji,
  ]

  /// What every machine must have.
  package static let required: [FontFamily] = [.inter, .mono, .dejaVuSans, .emoji]

  /// For scripts that few texts are in: used where their packages are.
  static let optional: [FontFamily] =
    ["Arabic", "Hebrew", "Devanagari", "Thai", "Bengali", "Tamil"].map { script in
      FontFamily(
        name: "Noto Sans \(script)", package: "fonts-noto-core",
        directory: "/usr/share/fonts/truetype/noto", filePrefix: "NotoSans\(script)",
        fileExtension: "ttf", weights: [.regular, .bold], italicWord: nil, isOptional: true)
    } + [
      FontFamily(
        name: "Noto Sans CJK JP", package: "fonts-noto-cjk",
        directory: "/usr/share/fonts/opentype/noto", filePrefix: "NotoSansCJK",
        fileExtension: "ttc", weights: [.regular, .bold], italicWord: nil, isOptional: true)
    ]
}
