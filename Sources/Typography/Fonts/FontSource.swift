/// A place where the files of a font family are searched.
package enum FontSource: Hashable, Sendable {
  /// Files named as `Inter-Regular.otf` in a directory: the same file on every machine, found
  /// without reading the configuration of all fonts.
  case directory(String)
  /// Whatever the machine's fontconfig knows.
  case fontconfig
}

extension FontSource: CustomStringConvertible {
  package var description: String {
    switch self {
    case .directory(let path): path
    case .fontconfig: "fontconfig's fonts"
    }
  }
}
