import Foundation
import Scenes
import Synchronization

/// The scenes that stand in no file: those that the code on show is shown as.
///
/// A process shows one piece of code, and all that reads scenes finds them here, as if they were files.
package enum CodeScenes {
  private struct Contents {
    var files: [String: [UInt8]] = [:]
    var paths: [String] = []
    var loaded = Date.distantPast
    /// What is shown under the name of what is not built yet.
    var standIn: [UInt8]?
  }

  private static let shared = Mutex(Contents())

  /// The scene of a path; nil for what is a file, or nothing.
  static func bytes(of path: String) -> [UInt8]? {
    shared.withLock { contents in
      contents.files[path] ?? (isName(path) ? contents.standIn : nil)
    }
  }

  /// Whether a path is that of a scene in no file.
  static func isName(_ path: String) -> Bool { path.contains(".swift#") }

  /// What such a scene is called.
  static func name(of path: String) -> String {
    path.range(of: ".swift#").map { String(path[$0.upperBound...]) } ?? path
  }

  /// What such a scene is called beside others: with its file, or its package.
  static func title(of path: String) -> String {
    let file = path.range(of: ".swift#").map { path[..<$0.lowerBound] + ".swift" } ?? path[...]
    let place = URL(fileURLWithPath: String(file))
    let isPackage = place.lastPathComponent == "Package.swift"
    let whole = isPackage ? place.deletingLastPathComponent() : place
    return "\(whole.lastPathComponent)#\(name(of: path))"
  }

  /// All of them, in their order.
  package static var paths: [String] { shared.withLock { $0.paths } }

  /// When they were last taken from code.
  static var loaded: Date { shared.withLock { $0.loaded } }

  static func take(_ files: [String: [UInt8]], in paths: [String]) {
    shared.withLock { ($0.files, $0.paths, $0.loaded) = (files, paths, Date()) }
  }

  /// Something to look at while there is nothing.
  static func wait(_ title: String, _ words: String, isBusy: Bool) {
    let spinner =
      #", {"class": "UIActivityIndicatorView", "center": ["50%", "55%"], "isAnimating": true}"#
    func label(_ text: String, _ y: String, _ more: String) -> String {
      #"{"class": "UILabel", "center": ["50%", "\#(y)"], "sizeToFit": true, "#
        + "\(more), \"text\": \(JSONText.quoted(text))}"
    }
    let text = """
      {"canvas": {}, "root": {"backgroundColor": "systemBackground", "subviews": [
        \(label(title, "46%", #""font": "headline""#)),
        \(label(words, "50%", #""textColor": "secondaryLabel""#))\(isBusy ? spinner : "")
      ]}}
      """
    shared.withLock { $0.standIn = Array(text.utf8) }
  }
}
