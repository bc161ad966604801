import Foundation

// More of Core Foundation's names, for Swift's own types; see `CFTypes.swift`.

/// Core Foundation's number.
public typealias CFNumber = NSNumber

/// Core Foundation's truth value.
public typealias CFBoolean = NSNumber

/// Core Foundation's set of characters.
public typealias CFCharacterSet = CharacterSet

/// Core Foundation's text with attributes.
public typealias CFAttributedString = NSAttributedString

/// Core Foundation's text with attributes that can be changed.
public typealias CFMutableAttributedString = NSMutableAttributedString

/// Bits that stand for choices.
public typealias CFOptionFlags = UInt

/// A unit of UTF-16.
public typealias UniChar = UInt16

public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)

/// Where memory comes from: there is none but Swift's own, which nil stands for, as on Apple's.
public final class CFAllocator: Sendable {
  private init() {}
}

public let kCFAllocatorDefault: CFAllocator! = nil

/// Units of UTF-16.
public func CFStringGetLength(_ theString: CFString!) -> CFIndex { theString?.utf16.count ?? 0 }

public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray?.count ?? 0 }

/// The address of an object, for `unsafeBitCast(_:to:)`; nil for what is no object, and beyond the end.
///
/// The array holds the object, the address does not.
public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: CFIndex) -> UnsafeRawPointer! {
  guard let theArray, theArray.indices.contains(idx) else { return nil }
  let value = theArray[idx]
  guard type(of: value) is AnyClass else { return nil }
  return UnsafeRawPointer(Unmanaged.passUnretained(value as AnyObject).toOpaque())
}
