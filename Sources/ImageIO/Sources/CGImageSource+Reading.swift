import CoreGraphics
import Foundation
import ImageFiles

/// The uniform type identifier of the file; nil for what is no picture or not read here.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  isrc.header(0)?.format.typeIdentifier
}

/// 1 as soon as the picture's size is known, 0 before and for what is no picture.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.header(0) == nil ? 0 : 1 }

public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.status }

public func CGImageSourceGetStatusAtIndex(
  _ isrc: CGImageSource, _ index: Int
) -> CGImageSourceStatus {
  index == 0 ? isrc.status : .statusInvalidData
}

/// The picture as the file stores it, not turned; nil where there is none, where it is damaged or not
/// all there, and for more pixels than are read here.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  isrc.image(index, isKept: Options(options).flag(kCGImageSourceShouldCache, usually: true))
}

/// Forgets the picture, so that the next one is decoded anew.
public func CGImageSourceRemoveCacheAtIndex(_ isrc: CGImageSource, _ index: Int) {
  if index == 0 { isrc.forgetImage() }
}

/// A smaller picture, not turned unless that is asked for; nil unless one is asked for that is made
/// of the picture.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  let options = Options(options)
  guard
    options.flag(kCGImageSourceCreateThumbnailFromImageAlways)
      || options.flag(kCGImageSourceCreateThumbnailFromImageIfAbsent),
    let header = isrc.header(index), let image = isrc.image(index, isKept: true)
  else { return nil }
  let side = options.number(kCGImageSourceThumbnailMaxPixelSize)
  let small = side.map { image.shrunk(toSide: $0) } ?? image
  let isTurned = options.flag(kCGImageSourceCreateThumbnailWithTransform)
  return isTurned ? (header.orientation ?? .upright).upright(small) : small
}
