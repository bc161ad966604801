import CoreGraphics
import ImageFiles

extension ImageFileHeader.Format {
  /// The uniform type identifier.
  var typeIdentifier: CFString {
    switch self {
    case .png: "public.png"
    case .jpeg: "public.jpeg"
    }
  }

  init?(typeIdentifier: CFString) {
    guard let format = Self.allCases.first(where: { $0.typeIdentifier == typeIdentifier }) else {
      return nil
    }
    self = format
  }
}

/// The types of files that are read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
  ImageFileHeader.Format.allCases.map(\.typeIdentifier)
}

/// The types of files that are written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray {
  ImageFileHeader.Format.allCases.map(\.typeIdentifier)
}

public func CGImageSourceGetTypeID() -> CFTypeID { CGImageSource.typeNumber.rawValue }

public func CGImageDestinationGetTypeID() -> CFTypeID { CGImageDestination.typeNumber.rawValue }

extension CGImageSource: CFNumberedType {
  package static var typeNumber: CFTypeNumber { .imageSource }
}

extension CGImageDestination: CFNumberedType {
  package static var typeNumber: CFTypeNumber { .imageDestination }
}
