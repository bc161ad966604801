import Foundation
import Testing
import UIKit

/// A bundle with an asset catalogue, for one test.
final class CatalogFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "catalog-\(UUID().uuidString)"
    try write("{ \"info\": { \"version\": 1 } }", to: "Media.xcassets/Contents.json")
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var bundle: Bundle {
    get throws { try #require(Bundle(path: path)) }
  }

  func write(_ text: String, to file: String) throws { try write(Data(text.utf8), to: file) }

  func write(_ data: Data, to file: String) throws {
    let url = URL(fileURLWithPath: path + "/" + file)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  /// A set of pictures of one colour each.
  func addImages(
    _ name: String, _ entries: [String], properties: String = "{}",
    files: [(name: String, width: Int, pixel: UInt32)]
  ) throws {
    let set = "Media.xcassets/\(name).imageset"
    try write(
      "{ \"images\": [\(entries.joined(separator: ", "))], \"properties\": \(properties) }",
      to: set + "/Contents.json")
    for file in files {
      let image = TestImage.plain(file.width, 4, file.pixel)
      try write(try #require(image.pngData()), to: "\(set)/\(file.name)")
    }
  }

  func addColor(_ name: String, _ entries: [String]) throws {
    try write(
      "{ \"colors\": [\(entries.joined(separator: ", "))] }",
      to: "Media.xcassets/\(name).colorset/Contents.json")
  }
}
