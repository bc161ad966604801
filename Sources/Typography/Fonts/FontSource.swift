/// A place where the files of a font family are searched.
package enum FontSource: Hashable, Sendable {
  /// Files named as `Inter-Regular.otf` in a directory: the same file on every machine, found
  /// without reading the configuration of all fonts.
  case directory(String)
  /// Whatever the machine's fontconfig knows.
  case fontconfig
}

extension FontSource {
  /// Where fonts are elsewhere than Debian's packages put them, this variable lists the directories,
  /// with colons between; then nothing else is searched.
  static let variable = "LAYERKIT_FONT_PATH"

  /// The places that an environment names; nil where it names none.
  static func named(by environment: [String: String]) -> [FontSource]? {
    let paths = environment[variable]?.split(separator: ":") ?? []
    return paths.isEmpty ? nil : paths.map { .directory(String($0)) }
  }
}

extension FontSource: CustomStringConvertible {
  /// The directory's path, or fontconfig in words: the end of a sentence.
  package var description: String {
    switch self {
    case .directory(let path): path
    case .fontconfig: "fontconfig's fonts"
    }
  }
}
