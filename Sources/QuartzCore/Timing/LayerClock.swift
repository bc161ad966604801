import Foundation

/// The time that layers live by, in seconds.
package enum LayerClock {
  /// The time for as long as a block runs, for stages that make time pass themselves; nil is the
  /// time since the machine started.
  @TaskLocal package static var staged: Double?

  /// The time of the stage that is at work, else the time since the machine started.
  package static var now: Double { staged ?? ProcessInfo.processInfo.systemUptime }
}

/// The time in seconds that layers live by.
public func CACurrentMediaTime() -> CFTimeInterval { LayerClock.now }
