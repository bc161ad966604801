import CoreGraphics
import Foundation
import ImageFiles

// Numbers and truths are `NSNumber`s, which can be read as any of Swift's but `CGFloat`.

/// What the whole file says: how many bytes it has.
public func CGImageSourceCopyProperties(
  _ isrc: CGImageSource, _ options: CFDictionary?
) -> CFDictionary? {
  guard isrc.header(0) != nil else { return nil }
  return [kCGImagePropertyFileSize: NSNumber(value: isrc.bytes.count)]
}

/// What the file says of its picture, before any of it is decoded; nil where there is none.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  isrc.header(index)?.properties
}

extension ImageFileHeader {
  fileprivate var properties: CFDictionary {
    var properties: CFDictionary = [
      kCGImagePropertyPixelWidth: NSNumber(value: width),
      kCGImagePropertyPixelHeight: NSNumber(value: height),
      kCGImagePropertyDepth: NSNumber(value: depth),
      kCGImagePropertyColorModel: colorModel,
    ]
    if hasAlpha { properties[kCGImagePropertyHasAlpha] = NSNumber(value: true) }
    if isIndexed { properties[kCGImagePropertyIsIndexed] = NSNumber(value: true) }
    if let density {
      properties[kCGImagePropertyDPIWidth] = NSNumber(value: density.x)
      properties[kCGImagePropertyDPIHeight] = NSNumber(value: density.y)
    }
    if let orientation {
      let number = NSNumber(value: orientation.rawValue)
      properties[kCGImagePropertyOrientation] = number
      properties[kCGImagePropertyTIFFDictionary] =
        [kCGImagePropertyTIFFOrientation: number] as CFDictionary
    }
    switch format {
    case .png: properties[kCGImagePropertyPNGDictionary] = pngProperties
    case .jpeg:
      properties[kCGImagePropertyJFIFDictionary] =
        [kCGImagePropertyJFIFIsProgressive: NSNumber(value: comesInPasses)] as CFDictionary
    }
    return properties
  }

  private var colorModel: CFString {
    switch model {
    case .gray: kCGImagePropertyColorModelGray
    case .rgb: kCGImagePropertyColorModelRGB
    case .cmyk: kCGImagePropertyColorModelCMYK
    }
  }

  private var pngProperties: CFDictionary {
    var properties: CFDictionary = [
      kCGImagePropertyPNGInterlaceType: NSNumber(value: comesInPasses ? 1 : 0)
    ]
    if let density {
      properties[kCGImagePropertyPNGXPixelsPerMeter] = NSNumber(value: density.perMeter.x)
      properties[kCGImagePropertyPNGYPixelsPerMeter] = NSNumber(value: density.perMeter.y)
    }
    return properties
  }
}
