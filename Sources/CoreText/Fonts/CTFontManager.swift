import CoreGraphics
import Foundation
import Typography

/// For whom a font is there. Here all are for the process, until it ends.
public enum CTFontManagerScope: UInt32, Sendable {
  case none = 0
  case process
  case persistent
  case session
}

/// Why a font file is not taken.
public enum CTFontManagerError: Int, Error, Sendable {
  case fileNotFound = 101
  case unrecognizedFormat = 103
  case alreadyRegistered = 105
  case notRegistered = 201
}

public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"

/// Has the fonts of a file known by their names.
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  tell(error) { () throws(FontRegistry.Refusal) in
    try FontRegistry.shared.register(fontURL.standardizedFileURL.path)
  }
}

/// Has the fonts of a file not known any more.
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  tell(error) { () throws(FontRegistry.Refusal) in
    try FontRegistry.shared.unregister(fontURL.standardizedFileURL.path)
  }
}

private func tell(
  _ place: UnsafeMutablePointer<Unmanaged<CFError>?>?,
  _ work: () throws(FontRegistry.Refusal) -> Void
) -> Bool {
  do throws(FontRegistry.Refusal) {
    try work()
    return true
  } catch {
    let code: CTFontManagerError =
      switch error {
      case .missing: .fileNotFound
      case .noFont: .unrecognizedFormat
      case .known: .alreadyRegistered
      case .unknown: .notRegistered
      }
    place?.pointee = .passRetained(
      NSError(domain: kCTFontManagerErrorDomain as String, code: code.rawValue))
    return false
  }
}
