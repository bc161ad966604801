import CoreGraphics
import Drawings
import Foundation
import ImageFiles
import PreviewHost
import Scenes
import Typography

/// `preview import`: a scene made of an SVG drawing.
struct ImportCommand {
  private var out: String?
  private var format = DiagnosticFormat.text
  private let drawing: String

  init(_ words: [String]) throws {
    var arguments = Arguments(words)
    while let option = try arguments.nextOption() {
      switch option {
      case "--out": out = try arguments.value(of: option)
      case "--diagnostics": format = try arguments.choice(of: option, DiagnosticFormat.self)
      default: throw UsageError(unknown: option, of: "import")
      }
    }
    guard let first = arguments.operands.first, arguments.operands.count == 1 else {
      throw UsageError("import needs one drawing, or - for standard input")
    }
    drawing = first
  }

  func run() throws -> ExitCode {
    let target = target
    let result = DrawingImport(try read(), path: drawing) { picture($0, from: target) }
    Diagnosis.say(result.diagnostics, format: format)
    guard let scene = result.scene else { return .invalidScene }
    if result.hasText { try FontLibrary.shared.requireFamilies() }
    guard target != ScenePaths.standardInput else {
      try StandardStream.output.write(scene)
      return .success
    }
    try AtomicFile.write(Array(scene.utf8), to: target)
    try StandardStream.output.write(summary(result, in: target))
    return .success
  }

  /// Where the scene goes: beside the drawing, whose pictures it names from there, and over no other file.
  private var target: String {
    if let out { return out }
    guard drawing != ScenePaths.standardInput else { return drawing }
    let name = drawing.lowercased().hasSuffix(".svg") ? String(drawing.dropLast(4)) : drawing
    return FreePath.onDisk(name + ".json")
  }

  private func read() throws(SceneFileError) -> [UInt8] {
    let paths = try ScenePaths(drawing)
    guard !paths.isDirectory else { throw SceneFileError("'\(drawing)' is a directory") }
    if let note = paths.note { StandardStream.error.say(note) }
    do throws(SceneFileError) {
      var folders = ReadableFolders()
      folders.allowsOutside = true
      return try SceneSource.of(paths.all[0], folders).read(paths.all[0])
    } catch {
      throw SceneFileError("\(drawing): \(error.reason)")
    }
  }

  private func summary(_ result: DrawingImport, in path: String) -> String {
    let layers = result.layers == 1 ? "1 layer" : "\(JSONText.grouped(result.layers)) layers"
    let count = result.diagnostics.warningCount
    let rest =
      switch count {
      case 0: "all that the drawing says"
      case 1: "1 thing is not as in the drawing"
      default: "\(JSONText.grouped(count)) things are not as in the drawing"
      }
    return "\(path): \(layers); \(rest)\n"
  }

  /// A picture that the drawing names, as the scene can name it from where it will be.
  private func picture(
    _ path: String, from target: String
  ) -> Result<DrawingImport.Picture, SceneFileError> {
    let file = ScenePath.resolve(path, from: drawing)
    do throws(SceneFileError) {
      let bytes = try DiskFiles(for: target, in: ReadableFolders()).read(file)
      let folder = absolute(ScenePath.folder(of: target))
      let whole = absolute(file)
      let prefix = folder.hasSuffix("/") ? folder : folder + "/"
      let name = whole.hasPrefix(prefix) ? String(whole.dropFirst(prefix.count)) : whole
      do {
        let image = try ImageFile.decode(bytes)
        return .success(
          DrawingImport.Picture(
            path: name, size: CGSize(width: image.width, height: image.height)))
      } catch {
        return .failure(SceneFileError("\(error)"))
      }
    } catch {
      return .failure(error)
    }
  }

  private func absolute(_ path: String) -> String {
    ScenePath.normalized(
      path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path)
  }
}
