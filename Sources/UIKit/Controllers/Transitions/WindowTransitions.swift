/// The changes of controllers that are under way in a window, and what is presented there. They end with
/// it: nothing would move them on, and each holds those that it is about.
@MainActor
final class WindowTransitions {
  private struct Entry {
    weak var transition: Transition?
  }

  private struct Presented {
    weak var presentation: UIPresentationController?
  }

  private var entries: [Entry] = []
  private var presented: [Presented] = []

  func add(_ transition: Transition) {
    entries.removeAll { $0.transition?.isOver ?? true }
    entries.append(Entry(transition: transition))
  }

  func add(_ presentation: UIPresentationController) {
    presented.removeAll { $0.presentation == nil }
    presented.append(Presented(presentation: presentation))
  }

  isolated deinit {
    for entry in entries { entry.transition?.end() }
    for entry in presented { entry.presentation?.keep(nil) }
  }
}
