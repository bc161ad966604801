// What Apple's C library and Foundation give and those of Linux do not.

/// Foundation's whole number.
public typealias NSInteger = Int

/// Foundation's whole number without a sign.
public typealias NSUInteger = UInt

/// The largest number of its kind.
public let HUGE: Float = .greatestFiniteMagnitude

/// What is larger than all numbers.
public let HUGE_VAL: Double = .infinity
