import CoreGraphics
import Foundation
import Testing
import UIKit

/// A folder of pictures that is gone with the test.
final class ImageFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "images-" + UUID().uuidString
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a grey PNG file of a size in pixels and gives its path.
  @discardableResult
  func add(_ name: String, width: Int, height: Int = 4) throws -> String {
    let file = path + "/" + name
    try Self.png(width: width, height: height).write(to: URL(fileURLWithPath: file))
    return file
  }

  static func png(width: Int, height: Int) throws -> Data {
    try #require(TestImage.plain(width, height, 0xFF80_8080).pngData())
  }
}
