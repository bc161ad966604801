import Foundation
import Synchronization

/// The fonts that text is written with, opened at their first use and kept.
package final class FontLibrary: @unchecked Sendable {
  /// The one that text is drawn with.
  package static let shared = FontLibrary(
    searching: FontSource.named(by: ProcessInfo.processInfo.environment))

  private let sources: [FontSource]?
  private let lock = Mutex(())
  private let freeType: FreeType
  private var faces: [Typeface: FontFace] = [:]
  private var missing: Set<Typeface> = []

  /// A library that searches places in this order; without any, where each family's package puts
  /// its files, and then what fontconfig knows.
  package init(searching sources: [FontSource]? = nil) {
    self.sources = sources
    freeType = FreeType()
  }

  /// The system font in a weight; the same object at every call.
  package func face(_ weight: FontWeight = .regular) throws(FontError) -> FontFace {
    try face(Typeface(.inter, weight))
  }

  /// A face of a family, in the weight and slant that are nearest.
  package func face(_ typeface: Typeface) throws(FontError) -> FontFace {
    let result: Result<FontFace, FontError> = lock.withLock { _ in
      do throws(FontError) { return .success(try open(typeface)) } catch { return .failure(error) }
    }
    return try result.get()
  }

  /// Throws where a family that every machine must have is missing.
  package func requireFamilies() throws(FontError) {
    for family in FontFamily.required {
      let typeface = Typeface(family)
      let places: [FontSource] = sources ?? [.directory(family.directory), .fontconfig]
      if locate(typeface, places) == nil {
        throw .missing(family: family.name, package: family.package, searched: places)
      }
    }
  }

  /// A face, or what is there instead of it; the last resort writes nothing.
  func bestFace(_ typeface: Typeface) -> FontFace {
    if let face = optionalFace(typeface) { return face }
    for family in [FontFamily.inter, .dejaVuSans] {
      if let face = optionalFace(Typeface(family, typeface.weight)) { return face }
    }
    Foundation.exit(Self.missingStatus)
  }

  /// The status of a program that ends because it has no font to write with.
  package static let missingStatus: Int32 = 5

  /// A face; nil where it is missing, of which is told once.
  func optionalFace(_ typeface: Typeface) -> FontFace? {
    lock.withLock { _ in
      if let face = faces[typeface] { return face }
      if missing.contains(typeface) { return nil }
      do throws(FontError) {
        return try open(typeface)
      } catch {
        missing.insert(typeface)
        FileHandle.standardError.write(Data("\(error)\n".utf8))
        return nil
      }
    }
  }

  /// A face of a family that need not be there.
  func faceIfInstalled(_ typeface: Typeface) -> FontFace? {
    lock.withLock { _ in
      if let face = faces[typeface] { return face }
      let places = sources ?? [.directory(typeface.family.directory)]
      guard let file = locate(typeface, places),
        let face = try? FontFace(file, freeType: freeType)
      else { return nil }
      faces[typeface] = face
      return face
    }
  }

  private func open(_ typeface: Typeface) throws(FontError) -> FontFace {
    if let face = faces[typeface] { return face }
    let family = typeface.family
    let places = sources ?? [.directory(family.directory), .fontconfig]
    guard let file = locate(typeface, places) else {
      throw .missing(family: family.name, package: family.package, searched: places)
    }
    let face = try FontFace(file, freeType: freeType)
    faces[typeface] = face
    return face
  }

  private func locate(_ typeface: Typeface, _ places: [FontSource]) -> FontFile? {
    let family = typeface.family
    for place in places {
      switch place {
      case .directory(let directory):
        let name = family.fileName(typeface.weight, italic: typeface.isItalic)
        let path = "\(directory)/\(name)"
        if FileManager.default.fileExists(atPath: path) { return FontFile(path: path, index: 0) }
      case .fontconfig:
        let file = Fontconfig.file(
          family: family.name, weight: typeface.weight, isItalic: typeface.isItalic)
        if let file { return file }
      }
    }
    return nil
  }
}
