import CoreGraphics

/// From 0, the smallest file, to 1, the best picture; of a JPEG file.
public let kCGImageDestinationLossyCompressionQuality: CFString =
  "kCGImageDestinationLossyCompressionQuality"

/// The colour behind what is transparent, in a JPEG file; white if it is not said.
public let kCGImageDestinationBackgroundColor: CFString = "kCGImageDestinationBackgroundColor"

/// The longest side in pixels; pictures are never made larger.
public let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"
