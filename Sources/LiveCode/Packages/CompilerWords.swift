import Foundation

/// The words with which SwiftPM would run the compiler, as code that is shown live needs them.
enum CompilerWords {
  /// What says where results go, which ones there are, and how they are told: that is ours to say.
  private static let dropped: Set<String> = [
    "-emit-dependencies", "-emit-module", "-incremental", "-c", "-enable-batch-mode",
    "-serialize-diagnostics", "-Onone", "-parseable-output", "-emit-objc-header", "-g",
  ]
  private static let droppedWithNext: Set<String> = [
    "-module-name", "-emit-module-path", "-output-file-map", "-index-store-path",
    "-emit-objc-header-path", "-num-threads",
  ]

  /// Of our own modules, those that this program was built from are meant.
  static func live(_ words: [String], _ toolchain: SwiftToolchain) -> [String] {
    var found: [String] = []
    var rest = words.dropFirst()
    while let word = rest.popFirst() {
      if droppedWithNext.contains(word) {
        _ = rest.popFirst()
      } else if word == "-Xfrontend", rest.starts(with: ["-load-plugin-executable", "-Xfrontend"]) {
        let plugin = rest.dropFirst(2).first
        rest = rest.dropFirst(3)
        if let plugin, !isOurs(plugin) {
          found += ["-Xfrontend", "-load-plugin-executable", "-Xfrontend", plugin]
        }
      } else if word == "-Xcc", let next = rest.popFirst() {
        // Two words that are one; the second is for another compiler.
        if !toolchain.hasModuleMap(next) { found += [word, next] }
      } else if !dropped.contains(word), !word.hasPrefix("@"), !word.hasPrefix("-j") {
        found.append(word)
      }
    }
    return found
  }

  private static func isOurs(_ plugin: String) -> Bool { plugin.hasSuffix("#KitMacros") }

  /// Whether there are macros besides ours, which have to be built.
  static func hasMacros(_ words: [String]) -> Bool {
    words.indices.contains { place in
      words[place] == "-load-plugin-executable" && place + 2 < words.count
        && !isOurs(words[place + 2])
    }
  }

  /// The libraries that a link names.
  static func linked(_ words: [String]) -> [String] {
    var found: [String] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "-L", let folder = rest.popFirst() {
        found += ["-L", folder]
      } else if word.hasPrefix("-l") || word.hasPrefix("-L") {
        found.append(word)
      }
    }
    return found
  }
}
