import CoreGraphics
import Typography

/// Where the caret before a unit of the string stands, from the line's left end.
///
/// `secondaryOffset` gets the other place where runs of two directions meet: the end of what is before.
@discardableResult
public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  let leading = line.leadingEdge(of: charIndex)
  let trailing = line.trailingEdge(before: charIndex)
  let end = line.isRightToLeft ? 0 : line.width
  let start = line.isRightToLeft ? line.width : 0
  let primary = leading ?? trailing ?? (charIndex <= line.range.lowerBound ? start : end)
  secondaryOffset?.pointee = trailing ?? primary
  return primary
}

/// The unit of the string whose caret is nearest to a point, from the line's left end.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  guard !position.x.isNaN else { return kCFNotFound }
  var best = (place: line.range.lowerBound, distance: CGFloat.infinity)
  let x = max(-1e9, min(1e9, position.x))
  for run in line.runs where run.laid.kind != .ellipsis {
    for place in run.caretPlaces {
      let distance = abs(run.laid.offset(of: place) - x)
      if distance < best.distance { best = (place, distance) }
    }
  }
  return best.place
}

extension CTLine {
  /// Where the character with a unit begins; nil where no run has it.
  fileprivate func leadingEdge(of place: Int) -> CGFloat? {
    runs.first { $0.laid.kind != .ellipsis && $0.range.contains(place) }
      .map { $0.laid.offset(of: place) }
  }

  /// Where the character before a unit ends.
  fileprivate func trailingEdge(before place: Int) -> CGFloat? {
    guard place > range.lowerBound else { return nil }
    return runs.first { $0.laid.kind != .ellipsis && $0.range.contains(place - 1) }
      .map { $0.laid.offset(of: place) }
  }
}

extension CTRun {
  /// The beginnings of its clusters, and its end.
  fileprivate var caretPlaces: [Int] { laid.clusters + [range.upperBound] }
}
