import CoreGraphics
import Foundation

/// Calls a method with every frame.
open class CADisplayLink: NSObject {
  private var call: ((CADisplayLink) -> Void)?
  private var isAdded = false
  /// When the frame is shown that is being made, in seconds; 0 before the first.
  open private(set) var timestamp: CFTimeInterval = 0
  /// Seconds from one frame to the next.
  open var duration: CFTimeInterval { 1 / Self.framesPerSecond }
  /// When the frame after it will be shown.
  open var targetTimestamp: CFTimeInterval { timestamp + interval }
  open var isPaused = false
  /// 0 is as many as there are.
  open var preferredFramesPerSecond = 0

  private static let framesPerSecond = 60.0

  /// Holds its target until it is invalidated.
  public convenience init(target: Any, selector sel: Selector) {
    let held = HeldReceiver(object: target as AnyObject)
    self.init { link in sel.send(to: held.object, link) }
  }

  package init(_ call: @escaping (CADisplayLink) -> Void) {
    self.call = call
    super.init()
  }

  /// Calls from the next frame of this thread on, whatever the mode.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard !isAdded, call != nil else { return }
    isAdded = true
    let state = ThreadState.current
    state.displayLinks.append(self)
    state.keep()
  }

  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard isAdded else { return }
    isAdded = false
    let state = ThreadState.existing
    state?.displayLinks.removeAll { $0 === self }
    state?.forgetIfEmpty()
  }

  /// Ends the calls for good, and lets go of the target.
  open func invalidate() {
    remove(from: .current, forMode: .default)
    call = nil
  }

  private var interval: Double {
    let wanted = Double(preferredFramesPerSecond)
    return 1 / (wanted > 0 ? min(wanted, Self.framesPerSecond) : Self.framesPerSecond)
  }

  /// Calls for a frame, once.
  func fire(at now: Double) {
    let isDue =
      preferredFramesPerSecond > 0 && timestamp > 0
      ? now - timestamp >= interval - 1e-3 : now != timestamp
    guard !isPaused, isDue else { return }
    timestamp = now
    call?(self)
  }
}
