import Constraints
import CoreGraphics

// Wrapped text is as wide as its longest line, where nothing but its room says how wide it is.
//
// How much room there is shows only while the text asks for all of it. So text that was trimmed asks
// again whenever something is to be solved, and what would not become narrower goes on asking.

extension LayoutEngine {
  /// Has text ask for the width that it takes in one line.
  func untrim() {
    guard !trimmed.isEmpty else { return }
    let entries = trimmed
    trimmed.removeAll(keepingCapacity: true)
    for entry in entries { setTrimmedWidth(nil, of: entry) }
  }

  /// Has text that was wrapped ask for no more than its longest line.
  func trim() {
    guard !wrapped.isEmpty else { return }
    watchChoices()
    var tried: [(entry: LayoutEntry, width: Double)] = []
    for entry in wrapped where entry.trimmedWidth == nil {
      guard let view = entry.item as? UIView, let width = entry.wrappedWidth,
        entry.wishes[.horizontal] != nil, let longest = view.wrappedWidth(forWidth: width),
        longest < min(width, entry.naturalWidth)
      else { continue }
      tried.append((entry, solver[entry.width]))
      setTrimmedWidth(longest, of: entry)
    }
    wrapped.removeAll(keepingCapacity: true)
    guard !tried.isEmpty else { return }
    solver.settle()
    for (entry, width) in tried {
      if abs(solver[entry.width] - width) < Self.leastTrim {
        setTrimmedWidth(nil, of: entry)
      } else {
        trimmed.append(entry)
      }
    }
    isDirty = true
    solve()
    wrapped.removeAll(keepingCapacity: true)
  }

  /// Less than any pixel, and more than sums are off by.
  private static let leastTrim = 1e-6

  private func setTrimmedWidth(_ width: CGFloat?, of entry: LayoutEntry) {
    entry.trimmedWidth = width
    guard let view = entry.item as? UIView, entries[ObjectIdentifier(view)] === entry else {
      return
    }
    updateWishes(of: view, entry)
  }
}
