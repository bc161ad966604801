/// Why there is no font to write with.
package enum FontError: Error, Hashable, Sendable {
  /// No place that was searched holds the family; Debian's package of that name does.
  case missing(family: String, package: String, searched: [FontSource])
  /// A font file is there and cannot be used; the words are FreeType's or say why.
  case unusable(path: String, words: String)
}

extension FontError {
  /// What is to be mended: a package, or a file.
  var cause: String {
    switch self {
    case .missing(_, let package, _): package
    case .unusable(let path, _): path
    }
  }
}

extension FontError: CustomStringConvertible {
  /// One line for people; of a missing font, with the package to install.
  package var description: String {
    switch self {
    case .missing(let family, let package, let searched):
      "the font \(family) is missing, in \(searched.map(\.description).joined(separator: " and "));"
        + " install the package \(package)"
    case .unusable(let path, let words):
      "the font \(path) cannot be used: \(words)"
    }
  }
}
