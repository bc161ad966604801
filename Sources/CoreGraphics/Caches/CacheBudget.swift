/// How many bytes each cache may hold between frames: the one place that says so.
///
/// What is in use may be more for the time of a frame. Besides, caches let go of what nobody has
/// asked for in a while, so that the memory of a window that shows scene after scene is that of the
/// last few.
package enum CacheBudget {
  /// Coverage of glyphs, for the process.
  package static let glyphs = 12 << 20
  /// Texts as lines of glyphs, for the process.
  package static let layouts = 8 << 20
  /// Outlines of a font's glyphs, for each face.
  package static let faceOutlines = 4 << 20
  /// Pictures of a font's glyphs, for each face.
  package static let facePictures = 8 << 20
  /// Pictures by name, for the process.
  package static let namedImages = 64 << 20
  /// Symbols in pixels, for the process.
  package static let symbols = 8 << 20
  /// Pictures of scenes with their files, for the process: as much as the largest scene may have
  /// that is not decoded again with every save.
  package static let sceneImages = 256 << 20

  // Those below are for each renderer.

  /// Nodes that are painted apart, and blurred coverage.
  package static let pictures = 64 << 20
  /// What shadows in closed form are made of.
  package static let shadows = 16 << 20
  /// Paths made flat.
  package static let outlines = 32 << 20
  /// Coverage of paths.
  package static let stencils = 32 << 20
  package static let gradients = 2 << 20
  /// Images as small as they are drawn.
  package static let scaledImages = 64 << 20
  /// Facts about paths that cast shadows, with the paths.
  package static let pathShapes = 4 << 20

  /// Frames after which a renderer lets go of what no frame has used: what moves makes something new
  /// with every frame.
  package static let frames = 60
  /// Drawings of texts after which a size of glyphs goes that none of them used: some fifty screens.
  package static let drawings = 2_048
  /// Questions after which a text's lines go that none of them asked for; some stay twice as long.
  package static let questions = 4_096
  /// Loads of scenes after which a picture goes that none has asked for.
  package static let loads = 32
}

/// What a cache holds now, in bytes as near as they are known.
package struct CacheSize: Hashable, Sendable {
  package let name: String
  package let bytes: Int
  /// It holds no more than this between frames.
  package let limit: Int

  package init(_ name: String, bytes: Int, limit: Int) {
    self.name = name
    self.bytes = bytes
    self.limit = limit
  }

  /// Two of a kind together, under the name of the first.
  package static func + (one: CacheSize, other: CacheSize) -> CacheSize {
    CacheSize(one.name, bytes: one.bytes + other.bytes, limit: one.limit + other.limit)
  }
}
