/// What has become of a text since somebody asked last.
enum TextChange: Equatable {
  case none
  /// In place of a range of the text before there are now as many units.
  case replaced(Range<Int>, count: Int)
  case everything

  /// Adds what was changed after that; its range is in the text between.
  mutating func add(_ next: TextChange) {
    switch (self, next) {
    case (_, .none): break
    case (.none, _), (_, .everything): self = next
    case (.everything, _): break
    case (.replaced(let range, let count), .replaced(let later, let laterCount)):
      let lower = min(range.lowerBound, later.lowerBound)
      let upper = max(range.lowerBound + count, later.upperBound)
      self = .replaced(
        lower..<upper - count + range.count, count: upper - lower + laterCount - later.count)
    }
  }

  /// What turns one text into another: the stretch between what is the same at both ends.
  init(from old: [UInt16], to new: [UInt16]) {
    let most = min(old.count, new.count)
    let (start, end) = old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        var (start, end) = (0, 0)
        while start < most, old[start] == new[start] { start += 1 }
        while end < most - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        return (start, end)
      }
    }
    self =
      old.count == new.count && start == most
      ? .none : .replaced(start..<old.count - end, count: new.count - end - start)
  }
}
