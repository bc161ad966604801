import CoreGraphics
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
  private var missing: [Typeface: FontError] = [:]
  /// The packages and files that `onError` has been told of.
  private var told: Set<String> = []
  private var hook: @Sendable (FontError) -> Void = { error in
    FileHandle.standardError.write(Data("\(error)\n".utf8))
  }

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

  /// What is told when text misses a font: once for each package that is not installed and for each
  /// file that cannot be used. Until it is set, a line on standard error.
  package var onError: @Sendable (FontError) -> Void {
    get { lock.withLock { _ in hook } }
    set { lock.withLock { _ in hook = newValue } }
  }

  /// What is kept of the glyphs of all faces.
  package var size: CacheSize {
    let opened = lock.withLock { _ in Array(faces.values) }
    return CacheSize(
      "fonts", bytes: opened.reduce(0) { $0 + $1.byteCount },
      limit: opened.count * (CacheBudget.faceOutlines + CacheBudget.facePictures))
  }

  /// A face, or what is there instead of it; where there is nothing at all, one of empty boxes.
  package func bestFace(_ typeface: Typeface) -> FontFace {
    if let face = optionalFace(typeface) { return face }
    for family in [FontFamily.inter, .dejaVuSans] {
      if let face = try? find(Typeface(family, typeface.weight)).get() { return face }
    }
    return .ofBoxes
  }

  /// A face; nil where it is missing, of which is told once.
  func optionalFace(_ typeface: Typeface) -> FontFace? {
    do throws(FontError) {
      return try find(typeface).get()
    } catch {
      tell(error)
      return nil
    }
  }

  /// A face, or why there is none; what is missing is not searched again.
  private func find(_ typeface: Typeface) -> Result<FontFace, FontError> {
    lock.withLock { _ in
      if let face = faces[typeface] { return .success(face) }
      if let error = missing[typeface] { return .failure(error) }
      do throws(FontError) {
        return .success(try open(typeface))
      } catch {
        missing[typeface] = error
        return .failure(error)
      }
    }
  }

  /// Whoever is told may write with fonts again, so that the lock is open by then.
  private func tell(_ error: FontError) {
    let isNew = lock.withLock { _ in told.insert(error.cause).inserted }
    if isNew { onError(error) }
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
    if let own = family.ownFace(typeface.weight, isItalic: typeface.isItalic) { return own.file }
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
