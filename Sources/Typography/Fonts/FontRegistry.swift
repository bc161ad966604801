import CPango
import CoreGraphics
import Foundation
import Synchronization

/// The fonts that a program has brought, beside those of the system.
package final class FontRegistry: Sendable {
  /// With the fonts that the `Info.plist` of the program's bundle lists.
  package static let shared = FontRegistry(listedIn: .main)

  private let faces = Mutex<[OwnFace]>([])

  /// Why a file is not taken, or not given back.
  package enum Refusal: Error {
    case missing
    case noFont
    case known
    case unknown
  }

  /// With the fonts that a bundle lists, of those that can be used.
  init(listedIn bundle: Bundle? = nil) {
    let listed = bundle?.object(forInfoDictionaryKey: "UIAppFonts") as? [String] ?? []
    for name in listed {
      guard let folder = bundle?.resourcePath else { continue }
      try? register(folder + "/" + name)
    }
  }

  // MARK: Files

  /// Has the faces of a file known by their names, until the program ends.
  package func register(_ path: String) throws(Refusal) {
    guard FileManager.default.isReadableFile(atPath: path) else { throw .missing }
    let found = Self.faces(in: path)
    guard !found.isEmpty else { throw .noFont }
    let isNew = faces.withLock { faces in
      guard !faces.contains(where: { $0.file.path == path }) else { return false }
      faces += found
      return true
    }
    guard isNew else { throw .known }
  }

  /// Has the faces of a file not known any more; texts that use them keep them.
  package func unregister(_ path: String) throws(Refusal) {
    let wasKnown = faces.withLock { faces in
      let count = faces.count
      faces.removeAll { $0.file.path == path }
      return faces.count < count
    }
    guard wasKnown else { throw .unknown }
  }

  /// What fontconfig reads of the faces of a file.
  private static func faces(in path: String) -> [OwnFace] {
    var faces: [OwnFace] = []
    var (index, count): (UInt32, Int32) = (0, 1)
    while index < UInt32(max(0, count)), index < mostFaces {
      if let pattern = FcFreeTypeQuery(path, index, nil, &count) {
        defer { FcPatternDestroy(pattern) }
        if let face = OwnFace(pattern, FontFile(path: path, index: Int(index))) {
          faces.append(face)
        }
      }
      index += 1
    }
    return faces
  }

  /// More faces than any collection has.
  private static let mostFaces: UInt32 = 256

  // MARK: Names

  package var familyNames: [String] {
    faces.withLock { $0.map(\.family) }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  func family(named name: String) -> FontFamily? {
    let faces = faces.withLock { $0 }.filter { $0.family == name }
    return faces.isEmpty ? nil : FontFamily(name, ownFaces: faces)
  }

  /// The face of a full name, or the regular one of a family's.
  func typeface(named name: String) -> Typeface? {
    let all = faces.withLock { $0 }
    guard !all.isEmpty else { return nil }
    let wanted = FontNames.simple(name)
    let named = all.first {
      FontNames.simple($0.postScriptName) == wanted || FontNames.simple($0.fullName) == wanted
    }
    guard let named else {
      let family = all.first { FontNames.simple($0.family) == wanted }?.family
      return family.flatMap { self.family(named: $0) }.map { Typeface($0) }
    }
    let family = all.filter { $0.family == named.family }
    let whole = FontFamily(named.family, ownFaces: family)
    // Two faces of a family may be as heavy as each other, and one of them narrower.
    let isUnmistakable = whole.ownFace(named.weight, isItalic: named.isItalic) == named
    return Typeface(
      isUnmistakable ? whole : FontFamily(named.family, ownFaces: [named]), named.weight,
      isItalic: named.isItalic)
  }
}

extension OwnFace {
  /// What fontconfig has read; nil without a name or outlines.
  fileprivate init?(_ pattern: OpaquePointer, _ file: FontFile) {
    func text(_ property: String) -> String? {
      var bytes: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(pattern, property, 0, &bytes) == FcResultMatch, let bytes else {
        return nil
      }
      return String(cString: bytes)
    }
    func number(_ property: String) -> Double? {
      var number = 0.0
      return FcPatternGetDouble(pattern, property, 0, &number) == FcResultMatch ? number : nil
    }
    guard let family = text(FC_FAMILY), !family.isEmpty else { return nil }
    let weight = FcWeightToOpenTypeDouble(number(FC_WEIGHT) ?? Double(FC_WEIGHT_REGULAR))
    let nearest = FontWeight.allCases.min {
      abs(Double($0.number) - weight) < abs(Double($1.number) - weight)
    }
    self.init(
      file: file, postScriptName: text(FC_POSTSCRIPT_NAME) ?? family,
      fullName: text(FC_FULLNAME) ?? "", family: family, weight: nearest ?? .regular,
      isItalic: (number(FC_SLANT) ?? 0) > 0)
  }
}
