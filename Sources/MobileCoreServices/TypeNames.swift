@_exported import CoreGraphics
import UniformTypeIdentifiers

// The identifiers of kinds of files, by the names that they had before `UTType`.

public let kUTTypeItem: CFString = "public.item"
public let kUTTypeContent: CFString = "public.content"
public let kUTTypeData: CFString = "public.data"
public let kUTTypeImage: CFString = "public.image"
public let kUTTypePNG: CFString = "public.png"
public let kUTTypeJPEG: CFString = "public.jpeg"
public let kUTTypeGIF: CFString = "com.compuserve.gif"
public let kUTTypeTIFF: CFString = "public.tiff"
public let kUTTypeBMP: CFString = "com.microsoft.bmp"
public let kUTTypeICO: CFString = "com.microsoft.ico"
public let kUTTypeScalableVectorGraphics: CFString = "public.svg-image"
public let kUTTypePDF: CFString = "com.adobe.pdf"
public let kUTTypeText: CFString = "public.text"
public let kUTTypePlainText: CFString = "public.plain-text"
public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
public let kUTTypeXML: CFString = "public.xml"
public let kUTTypeHTML: CFString = "public.html"
public let kUTTypeJSON: CFString = "public.json"
public let kUTTypeURL: CFString = "public.url"
public let kUTTypeFileURL: CFString = "public.file-url"

/// Whether identifiers are the same, whatever their letters' case.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
  inUTI1.lowercased() == inUTI2.lowercased()
}

/// Whether a type is one of another; of types that are not known only each of itself.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  if UTTypeEqual(inUTI, inConformsToUTI) { return true }
  guard let type = UTType(inUTI), let kind = UTType(inConformsToUTI) else { return false }
  return type.conforms(to: kind)
}
