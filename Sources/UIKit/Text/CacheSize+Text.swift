import CoreGraphics
import Typography

extension CacheSize {
  /// What text, pictures by name and symbols keep for the process.
  package static var ofText: [CacheSize] {
    [
      .glyphs, LayoutCache.shared.size, FontLibrary.shared.size, ImageCache.shared.size,
      SymbolCache.shared.size,
    ]
  }
}
