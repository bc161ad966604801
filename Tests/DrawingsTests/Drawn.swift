import CoreGraphics
import Drawings
import Foundation
import Pixels
import Scenes
import StageSupport
import Stages
import Testing

/// Drawings of tests, and what becomes of them.
enum Drawn {
  /// The drawing around some elements.
  static func svg(_ inner: String, size: (Int, Int) = (100, 80), more: String = "") -> String {
    "<svg xmlns='http://www.w3.org/2000/svg' width='\(size.0)' height='\(size.1)' \(more)>"
      + "\(inner)</svg>"
  }

  /// The import of a drawing that is well-formed.
  static func imported(
    _ svg: String, pictures: DrawingImport.Pictures? = nil
  ) throws -> (scene: String, warnings: [String]) {
    let result =
      pictures.map { DrawingImport(Array(svg.utf8), path: "d.svg", pictures: $0) }
      ?? DrawingImport(Array(svg.utf8), path: "d.svg")
    let scene = try #require(
      result.scene, "\(DiagnosticRenderer().render(result.diagnostics))")
    // What comes out is a scene with nothing to say against it.
    let load = SceneLoad.load(
      "d.json", from: FilesInMemory(["d.json": scene]), strictness: .strict, advice: .given)
    #expect(load.isValid, "\(DiagnosticRenderer().render(load.diagnostics))")
    let warnings = result.diagnostics.sorted.map {
      "\($0.place.map { "\($0.start)" } ?? ""): \($0.message)"
    }
    return (scene, warnings)
  }

  /// The import, of which nothing was left out.
  static func scene(_ svg: String) throws -> String {
    let (scene, warnings) = try imported(svg)
    #expect(warnings.isEmpty)
    return scene
  }

  /// The first error of a drawing that cannot be read, with its place.
  static func error(_ bytes: [UInt8]) -> String? {
    let result = DrawingImport(bytes, path: "d.svg")
    guard result.scene == nil else { return nil }
    return result.diagnostics.sorted.first.map {
      "\($0.place.map { "\($0.start)" } ?? ""): \($0.message)"
    }
  }

  static func error(_ svg: String) -> String? { error(Array(svg.utf8)) }

  /// The canvas that scenes written by hand have.
  static func scene(layers: String, size: (Int, Int) = (100, 80), define: String = "{}") -> String {
    """
    { "canvas": { "size": [\(size.0), \(size.1)] }, "define": \(define),
      "root": { "layer": { "sublayers": [\(layers)] } } }
    """
  }

  @MainActor
  static func picture(_ scene: String) throws -> Pixmap {
    try #require(try Stage(showing: scene).image).pixmap
  }

  /// By how much a drawing's picture differs from a scene's, at most.
  @MainActor
  static func difference(_ svg: String, _ layers: String, define: String = "{}") throws -> Int {
    let (one, other) = (
      try picture(scene(Drawn.svg(svg))), try picture(scene(layers: layers, define: define))
    )
    return PixmapDifference(from: other, to: one).largest
  }
}

extension Drawn {
  static func sceneText(_ bytes: [UInt8]) -> String? { DrawingImport(bytes, path: "d.svg").scene }

  static func warnings(_ bytes: [UInt8]) -> [String] {
    DrawingImport(bytes, path: "d.svg").diagnostics.sorted.map {
      "\($0.place.map { "\($0.start)" } ?? ""): \($0.message)"
    }
  }
}
