import Glibc

/// A path or a name compared byte by byte, as the file system does.
///
/// `String` holds é typed in one or in two code points for equal; they are two files.
struct ExactPath: Hashable, Sendable, CustomStringConvertible {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (left: Self, right: Self) -> Bool {
    // The first comparison is the quick one and settles nearly all that differ.
    left.text == right.text && left.text.utf8.elementsEqual(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(text)
  }

  var description: String { text }

  func appending(_ name: String) -> ExactPath {
    ExactPath(text == "/" ? "/" + name : text + "/" + name)
  }

  /// The directory above; the root is above itself.
  var parent: ExactPath {
    guard let slash = text.utf8.lastIndex(of: UInt8(ascii: "/")), slash > text.startIndex else {
      return ExactPath("/")
    }
    return ExactPath(String(text[..<slash]))
  }

  /// The path from the root, taken from `base` where it is relative; `..` stays, for a symbolic
  /// link before it decides what it means.
  static func absolute(_ path: String, in base: String) -> String {
    path.utf8.first == UInt8(ascii: "/") ? path : base + "/" + path
  }

  static func currentDirectory() -> String {
    guard let text = getcwd(nil, 0) else { return "/" }
    defer { free(text) }
    return String(cString: text)
  }
}
