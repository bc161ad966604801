import CoreGraphics
import Foundation

/// Calls a method with every frame.
///
/// Frames are those that a host makes of the thread's layers. Where there is none, a run loop that the
/// link was added to calls it for as long as it runs.
open class CADisplayLink: NSObject {
  private var call: ((CADisplayLink) -> Void)?
  /// The run loops and modes that it was added to; to a host each stands for the frames of the thread.
  private var places: Set<Place> = []
  /// What calls in the run loops; nil where a host does.
  private var beat: LoopBeat?
  /// When the frame is shown that is being made, in seconds; 0 before the first.
  open private(set) var timestamp: CFTimeInterval = 0
  /// Seconds from one frame to the next.
  open var duration: CFTimeInterval { 1 / Self.framesPerSecond }
  /// When the frame after it will be shown.
  open var targetTimestamp: CFTimeInterval { timestamp + interval }
  open var isPaused = false {
    didSet { if isPaused != oldValue { updateBeat() } }
  }
  /// 0 is as many as there are.
  open var preferredFramesPerSecond = 0 {
    didSet { if preferredFramesPerSecond != oldValue { updateBeat() } }
  }
  /// Goes before `preferredFramesPerSecond`.
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { if preferredFrameRateRange != oldValue { updateBeat() } }
  }

  struct Place: Hashable {
    let loop: RunLoop
    let mode: RunLoop.Mode
  }

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

  /// Calls from the next frame of this thread on, once a frame however many modes there are.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard call != nil else { return }
    let isFirst = places.isEmpty
    places.insert(Place(loop: runloop, mode: mode))
    if !LayerClock.isStaged, beat == nil { beat = LoopBeat(of: self) }
    updateBeat()
    guard isFirst else { return }
    let state = ThreadState.current
    state.displayLinks.append(self)
    state.keep()
  }

  /// Calls no more when the last mode is gone.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard places.remove(Place(loop: runloop, mode: mode)) != nil else { return }
    if places.isEmpty { leave() } else { updateBeat() }
  }

  /// Without calls that anybody waits for there is nothing to wake a run loop for.
  private func updateBeat() { beat?.follow(isPaused ? [] : places, every: interval) }

  private func leave() {
    places = []
    updateBeat()
    beat = nil
    let state = ThreadState.existing
    state?.displayLinks.removeAll { $0 === self }
    state?.forgetIfEmpty()
  }

  /// Ends the calls for good, and lets go of the target.
  open func invalidate() {
    leave()
    call = nil
  }

  /// The display's own frames, of which every second, third … is taken for fewer.
  private var framesPerCall: Double {
    let wanted =
      preferredFrameRateRange.wanted
      ?? (preferredFramesPerSecond > 0 ? Double(preferredFramesPerSecond) : Self.framesPerSecond)
    return max(1, (Self.framesPerSecond / wanted).rounded())
  }

  private var interval: Double { framesPerCall / Self.framesPerSecond }

  /// Calls for a frame, once.
  func fire(at now: Double) {
    // A display is not exact to the last digit; a clock that goes back begins anew.
    let passed = now - timestamp
    let isDue = timestamp == 0 || passed < 0 || passed >= interval - 0.5 / Self.framesPerSecond
    guard !isPaused, now != timestamp, isDue else { return }
    timestamp = now
    call?(self)
  }
}
