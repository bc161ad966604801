import CSDL2
import CoreGraphics
import Foundation

// What SDL reports, and text.

extension HostWindow {
  func events(waiting timeout: TimeInterval) -> [HostEvent] {
    let points = size.points
    return records(waiting: timeout).compactMap { record in
      switch record {
      case .input(let input): input.meaning(in: points)
      case .wake: .wake
      }
    }
  }

  /// What SDL has for the loop.
  package enum Record {
    case input(InputRecord)
    /// Somebody has called `wake`.
    case wake
  }

  /// What happened, not taken apart; waits for the first event, at most so long, and never longer
  /// than a minute.
  package func records(waiting timeout: TimeInterval) -> [Record] {
    var records: [Record] = []
    var event = SDL_Event()
    var milliseconds = Int32(max(0, min(60, timeout)) * 1000 + 0.999)
    while SDL_WaitEventTimeout(&event, milliseconds) == 1 {
      if event.type == wakeEvent {
        records.append(.wake)
      } else if let input = InputRecord(event) {
        records.append(.input(input))
      }
      milliseconds = 0
      // A flood of events must not keep the frame waiting.
      if records.count >= 1000 { break }
    }
    return records
  }

  package nonisolated func wake() {
    var event = SDL_Event()
    event.type = wakeEvent
    SDL_PushEvent(&event)
  }

  package func takeText(_ isWanted: Bool, beside place: CGRect?) {
    if isWanted, let place { putInputMethod(beside: place) }
    guard isWanted != (SDL_IsTextInputActive() == SDL_TRUE) else { return }
    if isWanted { SDL_StartTextInput() } else { SDL_StopTextInput() }
  }

  private func putInputMethod(beside place: CGRect) {
    func whole(_ length: CGFloat) -> Int32 { Int32(max(-30_000, min(30_000, length))) }
    let bounds = [place.minX, place.minY, place.width, place.height]
    guard bounds.allSatisfy(\.isFinite), place != inputPlace else { return }
    inputPlace = place
    var rect = SDL_Rect(
      x: whole(place.minX), y: whole(place.minY), w: whole(place.width), h: whole(place.height))
    SDL_SetTextInputRect(&rect)
  }
}
