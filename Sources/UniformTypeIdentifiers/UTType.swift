import Foundation

/// A kind of file or data, by an identifier.
///
/// Those that images and plain files need are known; other systems' databases of types are not there.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
  public let identifier: String

  init(known identifier: String) { self.identifier = identifier }

  /// Nil for an identifier that is not known.
  public init?(_ identifier: String) {
    let wanted = identifier.lowercased()
    guard let row = TypeRow.all.first(where: { $0.identifier.lowercased() == wanted }) else {
      return nil
    }
    self.init(known: row.identifier)
  }

  /// The first type of files with a name's end, without the dot, that is of a kind.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let wanted = filenameExtension.lowercased()
    self.init(TypeRow.all.filter { $0.extensions.contains(wanted) }, supertype)
  }

  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let wanted = mimeType.lowercased()
    self.init(TypeRow.all.filter { $0.mimeTypes.contains(wanted) }, supertype)
  }

  private init?(_ rows: [TypeRow], _ supertype: UTType) {
    let types = rows.map { UTType(known: $0.identifier) }
    guard let type = types.first(where: { $0.conforms(to: supertype) }) else { return nil }
    self = type
  }

  private var row: TypeRow? { TypeRow.all.first { $0.identifier == identifier } }

  public var preferredFilenameExtension: String? { row?.extensions.first }
  public var preferredMIMEType: String? { row?.mimeTypes.first }

  /// All types that it is of, itself left out.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    for parent in row?.parents ?? [] {
      let type = UTType(known: parent)
      found.insert(type)
      found.formUnion(type.supertypes)
    }
    return found
  }

  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  public var isDeclared: Bool { true }
  public var isDynamic: Bool { false }
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  public var description: String { identifier }

  public static func == (left: UTType, right: UTType) -> Bool {
    left.identifier == right.identifier
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}
