import CoreGraphics
import Foundation

/// A source of bytes, whatever they are: what is no picture has none.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource?
{
  CGImageSource([UInt8](data), isFinal: true)
}

/// A source of a file, which is read at once; nil if it cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
  return CGImageSourceCreateWithData(data, options)
}

/// A source of a provider's bytes.
public func CGImageSourceCreateWithDataProvider(
  _ provider: CGDataProvider, _ options: CFDictionary?
) -> CGImageSource? {
  provider.data.flatMap { CGImageSourceCreateWithData($0, options) }
}

/// A source of a file that comes bit by bit.
///
/// It tells of the picture as soon as its header is there; the picture itself comes with the last
/// bytes, not in part before.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
  CGImageSource([], isFinal: false)
}

/// Gives a source all bytes that there are by now, from the first one on.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
  isrc.update([UInt8](data), isFinal: final)
}

/// Gives a source all bytes that there are by now, from the first one on.
public func CGImageSourceUpdateDataProvider(
  _ isrc: CGImageSource, _ provider: CGDataProvider, _ final: Bool
) {
  provider.data.map { CGImageSourceUpdateData(isrc, $0, final) }
}
