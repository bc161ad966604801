import Foundation

/// Names for files that must not replace others.
package enum FreePath {
  /// The same of what there is on the disk.
  package static func onDisk(_ path: String) -> String {
    first(path) { FileManager.default.fileExists(atPath: $0) }
  }

  /// `picture.png`, or else `picture-2.png`, `picture-3.png` …
  package static func first(_ path: String, isTaken: (String) -> Bool) -> String {
    guard isTaken(path) else { return path }
    let dot = path.lastIndex(of: ".") ?? path.endIndex
    var number = 2
    while isTaken("\(path[..<dot])-\(number)\(path[dot...])") {
      number += 1
    }
    return "\(path[..<dot])-\(number)\(path[dot...])"
  }
}
