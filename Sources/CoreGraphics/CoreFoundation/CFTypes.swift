import Foundation

// Core Foundation's containers, which Linux's Foundation does not show. Swift's own values serve:
// `[red, blue] as CFArray` and `bytes as CFData` compile as they do where these are objects.

/// Core Foundation's string.
public typealias CFString = String

/// Core Foundation's array, of anything.
public typealias CFArray = [Any]

/// Core Foundation's dictionary.
public typealias CFDictionary = [AnyHashable: Any]

/// Core Foundation's bytes.
public typealias CFData = Data

/// Core Foundation's bytes that can be added to; an object, unlike the others.
public typealias CFMutableData = NSMutableData

/// Core Foundation's address of a file.
public typealias CFURL = URL

/// Core Foundation's error.
public typealias CFError = NSError

/// Any object that Core Foundation counts.
public typealias CFTypeRef = AnyObject

/// The number of a class.
public typealias CFTypeID = UInt

/// Seconds.
public typealias CFTimeInterval = Double

/// Seconds since the beginning of 2001, in Greenwich.
public typealias CFAbsoluteTime = CFTimeInterval

/// Now, by a clock that may be set.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// Seconds from the beginning of 1970 to that of 2001.
public let kCFAbsoluteTimeIntervalSince1970: CFTimeInterval = Date
  .timeIntervalBetween1970AndReferenceDate
