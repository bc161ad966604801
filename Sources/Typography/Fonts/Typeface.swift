/// A face by what it is called, before it is opened.
package struct Typeface: Hashable, Sendable {
  /// Its files may be missing: nothing is looked for yet.
  package var family: FontFamily
  /// The nearest one that the family has is taken.
  package var weight: FontWeight
  /// Upright where the family has no italics.
  package var isItalic: Bool

  package init(_ family: FontFamily, _ weight: FontWeight = .regular, isItalic: Bool = false) {
    (self.family, self.weight, self.isItalic) = (family, weight, isItalic)
  }

  /// Such as `Inter-SemiBoldItalic`.
  package var postScriptName: String {
    if let own = family.ownFace(weight, isItalic: isItalic) { return own.postScriptName }
    let weight = family.nearest(to: weight)
    let isItalic = isItalic && family.hasItalics
    let word = weight == .regular && isItalic ? "" : weight.fileNameWord
    return family.name.filter { $0 != " " } + "-" + word + (isItalic ? "Italic" : "")
  }
}
