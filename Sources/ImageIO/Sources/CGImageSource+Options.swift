import CoreGraphics

/// Changes nothing: what a file is shows how it begins.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"

/// Changes nothing: no file that is read here has floating-point samples.
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"

/// Whether a picture that somebody still has is given again, without being decoded anew; if not said
/// otherwise it is.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"

/// Changes nothing: pictures are decoded when they are made, never when they are drawn.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"

/// Whether a thumbnail is made of the picture if the file has none. Those that files have are not
/// read.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"

/// Whether a thumbnail is made of the picture even if the file has one.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"

/// The longest side of a thumbnail in pixels; pictures are never made larger.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"

/// Whether a thumbnail stands upright.
public let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform"
