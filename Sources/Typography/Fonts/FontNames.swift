import CoreGraphics
import Foundation

/// From names, as clients write them, to faces.
package enum FontNames {
  /// What Apple's systems have, and what is nearest to it here.
  private static let substitutes: [(prefix: String, family: FontFamily)] = [
    ("helvetica", .inter), ("arial", .inter), ("avenir", .inter), ("sfpro", .inter),
    (".sfui", .inter), (".applesystemuifont", .inter), ("verdana", .dejaVuSans),
    ("menlo", .mono), ("courier", .mono), ("monaco", .mono), ("sfmono", .mono),
    ("georgia", .dejaVuSerif), ("times", .dejaVuSerif), ("palatino", .dejaVuSerif),
    ("applecoloremoji", .emoji),
  ]

  /// Apple's words for weights; its thinnest two are one step lighter than they sound.
  private static let weightWords: [(String, FontWeight)] = [
    ("ultralight", .thin), ("extralight", .extraLight), ("thin", .extraLight), ("light", .light),
    ("semibold", .semibold), ("demibold", .semibold), ("demi", .semibold),
    ("extrabold", .extraBold), ("heavy", .extraBold), ("black", .black), ("medium", .medium),
    ("bold", .bold),
  ]

  /// A face by its PostScript name, such as `Inter-BoldItalic`, or its family's name.
  package static func typeface(named name: String) -> Typeface? {
    if let own = FontRegistry.shared.typeface(named: name) { return own }
    let parts = name.split(separator: "-", maxSplits: 1)
    guard let first = parts.first else { return nil }
    let wanted = simple(String(first))
    let family =
      FontFamily.named.first { simple($0.name) == wanted }
      ?? substitutes.first { wanted.hasPrefix($0.prefix) }?.family
    guard let family else { return nil }
    let rest = simple(parts.count > 1 ? String(parts[1]) : "")
    let isOwn = simple(family.name) == wanted
    let own = FontWeight.allCases.reversed().first { rest.hasPrefix($0.rawValue.lowercased()) }
    if isOwn, let own {
      return Typeface(family, own, isItalic: rest.contains("italic"))
    }
    let weight = weightWords.first { rest.contains($0.0) }?.1 ?? .regular
    let isItalic = rest.contains("italic") || rest.contains("oblique")
    return Typeface(family, weight, isItalic: isItalic)
  }

  /// PostScript names of all faces, by weight; none where no family has exactly this name.
  package static func all(ofFamily name: String) -> [String] {
    if let own = FontRegistry.shared.family(named: name) {
      return own.ownFaces.map(\.postScriptName)
    }
    guard let family = FontFamily.named.first(where: { $0.name == name }) else { return [] }
    let slants = family.hasItalics ? [false, true] : [false]
    let names = FontWeight.allCases.flatMap { weight in
      slants.map { Typeface(family, weight, isItalic: $0).postScriptName }
    }
    return names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The same face at another size; the system's follows the size from text to titles.
  package static func resized(_ font: Font, to size: CGFloat) -> Font {
    var resized = Font(font.typeface, size: size, hasEvenFigures: font.hasEvenFigures)
    resized.isSystem = font.isSystem
    if font.isSystem {
      resized.typeface.family = Font.system(size: resized.size).typeface.family
    }
    return resized
  }

  /// A name without what people write in it one way or another.
  static func simple(_ name: String) -> String {
    name.lowercased().filter { $0 != " " && $0 != "-" }
  }
}
