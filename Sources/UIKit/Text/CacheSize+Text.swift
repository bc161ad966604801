import CoreGraphics
import Typography

extension CacheSize {
  /// What text and pictures by name keep for the process.
  package static var ofText: [CacheSize] {
    [.glyphs, LayoutCache.shared.size, FontLibrary.shared.size, ImageCache.shared.size]
  }
}
