import CoreGraphics
import ImageFiles
import Scenes

/// Scene files and pictures in memory, with a count of how often each is read.
final class PictureFiles: SceneFiles {
  var contents: [String: [UInt8]] = [:]
  private(set) var reads: [String: Int] = [:]

  init(_ scene: String, _ others: [String: [UInt8]] = [:]) {
    contents = others
    contents["s.json"] = Array(scene.utf8)
  }

  /// A scene whose root has these sublayers.
  convenience init(sublayers: String, _ others: [String: [UInt8]] = [:]) {
    self.init("{\"root\": {\"sublayers\": [\(sublayers)]}}", others)
  }

  func read(_ path: String) throws(SceneFileError) -> [UInt8] {
    reads[path, default: 0] += 1
    guard let bytes = contents[path] else { throw SceneFileError("no such file") }
    return bytes
  }

  func load(limits: ExpansionLimits = ExpansionLimits()) -> SceneLoad {
    SceneLoad.load("s.json", from: self, limits: limits)
  }

  var lines: [String] { load().diagnostics.sorted.map { LoadedScene.line($0) } }

  /// A PNG file of one colour.
  static func png(_ width: Int, _ height: Int, red: CGFloat = 1) throws -> [UInt8] {
    let context = CGContext(width: width, height: height)
    context.setFillColor(CGColor(red: red, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    guard let image = context.makeImage() else { throw SceneFileError("no picture") }
    return PNGFile.encode(image)
  }
}
