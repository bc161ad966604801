import Foundation

/// The fonts that text is written with; for now the system's family, Inter.
///
/// It is confined, as FreeType is: a library with its faces belongs to one thread or actor, and
/// the compiler holds to that because none of them is Sendable. What comes out of them, paths and
/// lines of text, is immutable and goes anywhere.
package final class FontLibrary {
  private static let family = "Inter"
  private static let package = "fonts-inter"

  private let sources: [FontSource]
  private let freeType: FreeType
  private var faces: [FontWeight: FontFace] = [:]

  /// A library that searches places in this order; fonts are opened at their first use.
  package init(searching sources: [FontSource] = FontSource.standard) {
    self.sources = sources
    freeType = FreeType()
  }

  /// The system font in a weight; the same object at every call.
  package func face(_ weight: FontWeight = .regular) throws(FontError) -> FontFace {
    if let face = faces[weight] { return face }
    guard let file = locate(weight) else {
      throw .missing(family: Self.family, package: Self.package, searched: sources)
    }
    let face = try FontFace(file, freeType: freeType)
    faces[weight] = face
    return face
  }

  private func locate(_ weight: FontWeight) -> FontFile? {
    for source in sources {
      switch source {
      case .directory(let directory):
        let path = "\(directory)/\(Self.family)-\(weight.fileNameWord).otf"
        if FileManager.default.fileExists(atPath: path) { return FontFile(path: path, index: 0) }
      case .fontconfig:
        if let file = Fontconfig.file(family: Self.family, weight: weight) { return file }
      }
    }
    return nil
  }
}
