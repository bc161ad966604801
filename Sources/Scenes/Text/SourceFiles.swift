/// The files that one load of a scene has read; ranges name them by number.
package struct SourceFiles: Sendable {
  /// In the order in which they were added: a file's id is its index.
  package private(set) var all: [SourceFile] = []

  package init() {}

  /// Adds a file under the path that the user is to read in messages.
  package mutating func add(path: String, bytes: [UInt8]) -> SourceFile {
    let file = SourceFile(id: .init(rawValue: UInt32(all.count)), path: path, bytes: bytes)
    all.append(file)
    return file
  }

  /// Adds a file whose text is at hand.
  package mutating func add(path: String, text: String) -> SourceFile {
    add(path: path, bytes: Array(text.utf8))
  }

  /// The file of an id; nil for that of ``SourceRange/nowhere``.
  package subscript(id: SourceFile.ID) -> SourceFile? {
    let index = Int(id.rawValue)
    return index < all.count ? all[index] : nil
  }

  /// The range with its file at hand; nil for a range that is nowhere.
  package func place(of range: SourceRange) -> SourcePlace? {
    self[range.file].map { SourcePlace(file: $0, range: range) }
  }
}
