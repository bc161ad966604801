/// A face of a font file that a program has brought.
struct OwnFace: Hashable, Sendable {
  let file: FontFile
  /// Such as `Lobster-Bold`.
  let postScriptName: String
  /// Such as `Lobster Bold`; empty for none.
  let fullName: String
  let family: String
  let weight: FontWeight
  let isItalic: Bool
}

extension FontFamily {
  /// A family of faces that a program has brought.
  init(_ name: String, ownFaces: [OwnFace]) {
    self.init(
      name: name, package: "", directory: "", filePrefix: "", fileExtension: "",
      weights: FontWeight.allCases.filter { weight in ownFaces.contains { $0.weight == weight } },
      italicWord: nil)
    self.ownFaces = ownFaces
  }

  /// The face of the nearest weight, of the wished slant if there is any; nil for the family of a package.
  func ownFace(_ weight: FontWeight, isItalic: Bool) -> OwnFace? {
    guard !ownFaces.isEmpty else { return nil }
    let slanted = ownFaces.filter { $0.isItalic == isItalic }
    let faces = slanted.isEmpty ? ownFaces : slanted
    let weights = FontWeight.allCases.filter { weight in faces.contains { $0.weight == weight } }
    let nearest = FontFamily(name, weights: weights).nearest(to: weight)
    return faces.first { $0.weight == nearest }
  }

  private init(_ name: String, weights: [FontWeight]) {
    self.init(
      name: name, package: "", directory: "", filePrefix: "", fileExtension: "", weights: weights,
      italicWord: nil)
  }
}
