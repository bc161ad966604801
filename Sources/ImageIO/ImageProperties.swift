import CoreGraphics

// What a dictionary says of a picture, or asks for in a file that is written.

// MARK: - Of the whole file

public let kCGImagePropertyFileSize: CFString = "FileSize"

// MARK: - Of a picture

public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// Pixels an inch; not there where the file does not say. Written as well.
public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
/// The bits of a sample.
public let kCGImagePropertyDepth: CFString = "Depth"
/// The raw value of a `CGImagePropertyOrientation`; not there where the file does not say. Written as
/// well.
public let kCGImagePropertyOrientation: CFString = "Orientation"
public let kCGImagePropertyIsFloat: CFString = "IsFloat"
public let kCGImagePropertyIsIndexed: CFString = "IsIndexed"
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// One of the models below.
public let kCGImagePropertyColorModel: CFString = "ColorModel"

public let kCGImagePropertyColorModelRGB: CFString = "RGB"
public let kCGImagePropertyColorModelGray: CFString = "Gray"
public let kCGImagePropertyColorModelCMYK: CFString = "CMYK"
public let kCGImagePropertyColorModelLab: CFString = "Lab"

// MARK: - Of a PNG file

/// A dictionary of what only a PNG file says.
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
/// 1 for a file that becomes finer as it comes, 0 for one that comes row by row.
public let kCGImagePropertyPNGInterlaceType: CFString = "InterlaceType"
public let kCGImagePropertyPNGXPixelsPerMeter: CFString = "XPixelsPerMeter"
public let kCGImagePropertyPNGYPixelsPerMeter: CFString = "YPixelsPerMeter"

// MARK: - Of a JPEG file

/// A dictionary of what only a JPEG file says.
public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
/// Whether the file becomes finer as it comes.
public let kCGImagePropertyJFIFIsProgressive: CFString = "IsProgressive"

// MARK: - Of a photograph

/// A dictionary of what a photograph's data have in common with a TIFF file.
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
/// The same as `kCGImagePropertyOrientation`.
public let kCGImagePropertyTIFFOrientation: CFString = "Orientation"
