import Foundation
import Glibc

/// The types that an image declares, as the compiler has written them down for the runtime.
///
/// Swift has no list of a module's types. Each image has one, which the runtime hands out
/// (`swift_enumerateAllMetadataSections`): a number of 32 bits for each type, the distance to its
/// description (docs/ABI/TypeMetadata in Swift's sources).
struct TypeRecords: Hashable {
  private let start: UnsafeRawPointer
  private let length: Int

  /// Those of all images that are loaded now.
  static var loaded: Set<TypeRecords> {
    var found: Set<TypeRecords> = []
    // In the program and all it has loaded.
    guard let symbol = dlsym(nil, "swift_enumerateAllMetadataSections") else { return [] }
    let enumerate = unsafeBitCast(symbol, to: Enumerate.self)
    withUnsafeMutablePointer(to: &found) { found in
      enumerate(
        { sections, found in
          guard let records = sections.flatMap({ TypeRecords(of: $0) }) else { return true }
          found?.assumingMemoryBound(to: Set<TypeRecords>.self).pointee.insert(records)
          return true
        }, found)
    }
    return found
  }

  private typealias Visit =
    @convention(c) (UnsafeRawPointer?, UnsafeMutableRawPointer?) -> Bool
  private typealias Enumerate = @convention(c) (Visit, UnsafeMutableRawPointer?) -> Void
  /// What makes a type's metadata; the second word that it returns, the state, is complete in any case.
  private typealias Access = @convention(c) (Int) -> UnsafeRawPointer?

  /// The third pair of a start and a length behind four words.
  private static let offset = 4 * 8 + 2 * 16

  private init?(of sections: UnsafeRawPointer) {
    let start = sections.load(fromByteOffset: Self.offset, as: UnsafeRawPointer?.self)
    guard let start else { return nil }
    self.start = start
    length = sections.load(fromByteOffset: Self.offset + 8, as: Int.self)
  }

  /// All that have no parameters, in the order of the image.
  var types: [Any.Type] {
    (0..<length / 4).compactMap { Self.type(at: start + $0 * 4) }
  }

  private static func type(at record: UnsafeRawPointer) -> Any.Type? {
    let distance = record.load(as: Int32.self)
    var description = record + Int(distance & ~3)
    switch distance & 3 {
    case 0: break
    case 1:
      guard let other = description.load(as: UnsafeRawPointer?.self) else { return nil }
      description = other
    default: return nil
    }
    let flags = description.load(as: UInt32.self)
    // Classes, structs and enums; what has parameters is no type before it has arguments.
    guard [16, 17, 18].contains(flags & 0x1F), flags & 0x80 == 0 else { return nil }
    let place = description + 12
    let access = place + Int(place.load(as: Int32.self))
    guard access != place, let metadata = unsafeBitCast(access, to: Access.self)(0) else {
      return nil
    }
    return unsafeBitCast(metadata, to: Any.Type.self)
  }
}
