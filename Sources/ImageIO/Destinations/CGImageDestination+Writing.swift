import CoreGraphics
import Foundation

/// A file that is added to data. Nil for a type that is not written, and for other than one picture.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGDataConsumer(data: data).flatMap {
    CGImageDestinationCreateWithDataConsumer($0, type, count, options)
  }
}

/// A file whose bytes go to a consumer, all at once.
public func CGImageDestinationCreateWithDataConsumer(
  _ consumer: CGDataConsumer, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(.consumer(consumer), type, count: count)
}

/// A file in a place; what is there before stays until all of the new one is.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  guard url.isFileURL else { return nil }
  return CGImageDestination(.file(path: url.path), type, count: count)
}

/// Says what holds for the picture unless that says otherwise itself.
public func CGImageDestinationSetProperties(
  _ idst: CGImageDestination, _ properties: CFDictionary?
) {
  idst.setCommon(Options(properties))
}

/// Gives the file its picture; a second one is not taken.
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
  idst.add(image, Options(properties))
}

/// Gives the file a source's picture, with what the source says of its orientation and its pixels an
/// inch unless that is said otherwise.
public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
  guard let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) else { return }
  let own = Options(CGImageSourceCopyPropertiesAtIndex(isrc, index, nil))
  idst.add(image, Options(properties).completed(by: own))
}

/// Writes the file; false without a picture, where it cannot be written, and the second time.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }
