import CoreGraphics

/// An animation made ready to be played: values read, key paths found, nothing left to look up.
struct Motion {
  var timing: TimingState
  var function: CubicTiming?
  var spring: Spring?
  var content: Content

  enum Content {
    case track(MotionTrack)
    case group([Motion])
    case transition(TransitionStyle)
  }

  /// The part of the whole, 0…1 but for springs, and the seconds that a place in a run comes to.
  private func progress(at place: TimingState.Place) -> (share: Double, seconds: Double) {
    let duration = timing.duration
    guard duration.isFinite else { return (0, place.time) }
    var share = duration > 0 ? place.time / duration : 1
    if let function { share = function.value(at: share) }
    return (share, share * duration)
  }

  /// How far a transition is.
  func share(at place: TimingState.Place) -> Double { progress(at: place).share }

  /// Changes the values as the animation does at a place in its runs.
  func play(at place: TimingState.Place, on values: inout [LayerValue]) {
    let (share, seconds) = progress(at: place)
    switch content {
    case .track(let track):
      track.play(spring?.value(at: seconds) ?? share, cycle: place.cycle, on: &values)
    case .group(let members):
      for member in members {
        if let place = member.timing.place(after: seconds - member.timing.beginTime) {
          member.play(at: place, on: &values)
        }
      }
    case .transition: break
    }
  }

  /// Changes the values as tracks do that are so far, whatever their timing.
  func play(share: Double, on values: inout [LayerValue]) {
    if case .track(let track) = content { track.play(share, cycle: 0, on: &values) }
  }

  /// Calls a block with every track.
  func withTracks(_ body: (MotionTrack) -> Void) {
    switch content {
    case .track(let track): body(track)
    case .group(let members): for member in members { member.withTracks(body) }
    case .transition: break
    }
  }
}

extension TimingState {
  /// Where a run is that is seen: in its time, or held outside it; nil where it is not seen.
  func place(after elapsed: Double) -> Place? {
    switch phase(after: elapsed) {
    case .before: fillMode.fillsBackwards ? firstPlace : nil
    case .active(let place): place
    case .after: fillMode.fillsForwards ? lastPlace : nil
    }
  }
}
