import CProcessor

/// Asks for the memory of an object that will soon be read; it is not looked at.
@inline(__always)
public func expectMemory(of object: ObjectIdentifier, bytes: Int) {
  guard let start = UnsafeRawPointer(bitPattern: UInt(bitPattern: object)) else { return }
  expectMemory(at: start, bytes: bytes)
}

/// Asks for memory that will soon be read.
@inline(__always)
public func expectMemory(at start: UnsafeRawPointer, bytes: Int) {
  var offset = 0
  while offset < bytes {
    processor_prefetch_reading(start + offset)
    offset &+= 64
  }
}

/// Lets what shares the processor's core go on, while a thread looks at a number again and again.
@inline(__always)
public func waitBriefly() { processor_pause() }
