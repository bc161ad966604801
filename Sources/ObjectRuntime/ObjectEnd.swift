import CRuntime

/// Whether the end of an object has begun: weak references to it lead to nothing from then on.
package func isEnding(_ object: AnyObject) -> Bool {
  swift_isDeallocating(Unmanaged.passUnretained(object).toOpaque())
}
