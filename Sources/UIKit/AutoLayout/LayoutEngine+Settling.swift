import Constraints
import CoreGraphics

extension LayoutEngine {
  /// Finds all rectangles anew that may have changed, and has the views around them lay out.
  func settle() {
    guard isDirty, !isSettling else { return }
    isSettling = true
    defer { isSettling = false }
    untrim()
    solve()
    trim()
    report()
  }

  func solve() {
    // What is asked on the way may change more; a content that never rests waits for the next time.
    for _ in 0..<Self.mostRounds {
      isDirty = false
      refreshStale()
      solver.settle()
      hasSolved = true
      spread()
      if !isDirty { break }
    }
  }

  private static let mostRounds = 8

  /// Follows each change to the views that it concerns.
  private func spread() {
    solver.takeChanges { variable in
      if let entry = owners[variable.index] { touched.append(entry) }
    }
    defer { touched.removeAll(keepingCapacity: true) }
    for entry in touched {
      switch entry.item {
      case let view as UIView where view.isPlacedByConstraints || view === root:
        if !isProbe { view.superviewReference?.layer.setNeedsLayout() }
        rewrap(view, entry)
      case let guide as UILayoutGuide: place(guide, entry)
      default: break
      }
    }
  }

  /// Text in several lines is as high as its width makes it.
  private func rewrap(_ view: UIView, _ entry: LayoutEntry) {
    guard view.wrapsContent, entry.wishes[.vertical] != nil else { return }
    let width = view.frame(forAlignmentRect: rectangle(of: view) ?? .zero).width
    // In no width nothing is wrapped, whatever width there was before.
    let wrapped = width > 0 ? width : nil
    guard entry.wrappedWidth != wrapped else { return }
    entry.wrappedWidth = wrapped
    note(.content, of: view)
  }

  private func place(_ guide: UILayoutGuide, _ entry: LayoutEntry) {
    guard !isProbe, let rect = rectangle(of: guide) else { return }
    guide.solvedFrame = rect
    if guide.area == .scrolledContent { guide.owningView?.layer.setNeedsLayout() }
  }
}
