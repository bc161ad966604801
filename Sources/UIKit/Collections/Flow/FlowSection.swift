import CoreGraphics

// Sizes and places by the axis along which the collection scrolls and the one across it, so that there
// is one arithmetic for both directions.

struct FlowSize: Equatable {
  var along: CGFloat
  var across: CGFloat
}

/// One line of items of several sizes.
struct FlowLine {
  var first: Int
  var count: Int
  /// From the beginning of the section's items.
  var start: CGFloat
  var length: CGFloat
  /// Before the first item, and between two.
  var lead: CGFloat
  var gap: CGFloat
}

/// Items in lines, as a section has them. Where all have one size nothing is kept of any of them.
struct FlowSection {
  enum Sizes {
    case even(FlowSize)
    case each([FlowSize])
  }

  var count = 0
  var sizes = Sizes.even(FlowSize(along: 0, across: 0))
  var lineSpacing: CGFloat = 0
  var itemSpacing: CGFloat = 0
  /// What is left for a line.
  var room: CGFloat = 0
  /// Before and after the items, along and across.
  var before = FlowSize(along: 0, across: 0)
  var after = FlowSize(along: 0, across: 0)
  var header: CGFloat = 0
  var footer: CGFloat = 0
  /// Which of both say by themselves how long they are.
  var automaticEdges = (header: false, footer: false)
  /// Where the section begins in the content.
  var start: CGFloat = 0
  /// How long a pixel is.
  var pixel: CGFloat = 0.5

  private var lines: [FlowLine] = []
  private var perLine = 1
  private var even = FlowLine(first: 0, count: 1, start: 0, length: 0, lead: 0, gap: 0)

  // MARK: Lines

  mutating func layOut() {
    lines = []
    switch sizes {
    case .even(let size):
      let fitting = (room + itemSpacing + 1e-6) / max(size.across + itemSpacing, 1e-6)
      perLine = max(1, Int(min(fitting.settled, 1e9)))
      perLine = min(perLine, 1_000_000_000)
      even = line(first: 0, count: perLine, used: CGFloat(perLine) * size.across, slots: perLine)
      even.length = size.along
    case .each(let sizes): breakLines(sizes)
    }
  }

  /// What is left in a line goes between its items; a line for one item has it in the middle.
  private func line(first: Int, count: Int, used: CGFloat, slots: Int) -> FlowLine {
    let left = max(0, room - used - itemSpacing * CGFloat(slots - 1))
    return FlowLine(
      first: first, count: count, start: 0, length: 0, lead: slots == 1 ? left / 2 : 0,
      gap: itemSpacing + (slots > 1 ? left / CGFloat(slots - 1) : 0))
  }

  private mutating func breakLines(_ sizes: [FlowSize]) {
    var (item, start) = (0, CGFloat(0))
    while item < sizes.count {
      var (used, count, length) = (sizes[item].across, 1, sizes[item].along)
      while item + count < sizes.count {
        let next = sizes[item + count]
        guard used + itemSpacing * CGFloat(count) + next.across <= room + 1e-6 else { break }
        used += next.across
        length = max(length, next.along)
        count += 1
      }
      // The last line is spaced as if more items like its last one filled it.
      var (slots, filled) = (count, used)
      if item + count == sizes.count, let last = sizes.last, last.across + itemSpacing > 1e-3 {
        let left = room - used - itemSpacing * CGFloat(count - 1)
        let more = max(0, Int(((left + 1e-6) / (last.across + itemSpacing)).settled))
        slots += more
        filled += CGFloat(more) * last.across
      }
      var line = line(first: item, count: count, used: filled, slots: slots)
      (line.start, line.length) = (start, length)
      lines.append(line)
      start += length + lineSpacing
      item += count
    }
  }

  private var lineCount: Int {
    switch sizes {
    case .even: (count + perLine - 1) / perLine
    case .each: lines.count
    }
  }

  private func line(_ index: Int) -> FlowLine {
    guard case .even = sizes else { return lines[index] }
    var line = even
    line.first = index * perLine
    line.count = min(perLine, count - line.first)
    line.start = CGFloat(index) * (even.length + lineSpacing)
    return line
  }

  /// The first line that ends beyond a place.
  private func firstLine(after place: CGFloat) -> Int {
    var (low, high) = (0, lineCount)
    while low < high {
      let middle = (low + high) / 2
      let line = line(middle)
      if line.start + line.length <= place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func lineIndex(of item: Int) -> Int {
    if case .even = sizes { return item / perLine }
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].first + lines[middle].count <= item {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  // MARK: Places

  private var itemsLength: CGFloat {
    guard lineCount > 0 else { return 0 }
    let last = line(lineCount - 1)
    return last.start + last.length
  }

  var itemsStart: CGFloat { start + header + before.along }
  var footerStart: CGFloat { itemsStart + itemsLength + after.along }
  var end: CGFloat { footerStart + footer }

  func size(of item: Int) -> FlowSize {
    switch sizes {
    case .even(let size): size
    case .each(let sizes): sizes[item]
    }
  }

  /// Where an item lies, in the content: along and across.
  func place(of item: Int) -> (start: FlowSize, size: FlowSize) {
    place(of: item, in: line(lineIndex(of: item)))
  }

  private func place(of item: Int, in line: FlowLine) -> (start: FlowSize, size: FlowSize) {
    let size = size(of: item)
    var across = line.lead
    switch sizes {
    case .even: across += CGFloat(item - line.first) * (size.across + line.gap)
    case .each(let sizes):
      for other in sizes[line.first..<item] { across += other.across + line.gap }
    }
    // An item that is shorter than its line lies in the middle of it.
    let along = itemsStart + line.start + (line.length - size.along) / 2
    func onPixel(_ length: CGFloat) -> CGFloat { (length / pixel).rounded() * pixel }
    return (
      FlowSize(along: onPixel(along), across: onPixel(before.across + across)), size
    )
  }

  /// The items that lie between two places along the content; whole lines of them.
  func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    let first = firstLine(after: low - itemsStart)
    guard first < lineCount else { return 0..<0 }
    var (end, last) = (line(first).first, first)
    while last < lineCount {
      let line = line(last)
      guard line.start + itemsStart < high else { break }
      end = line.first + line.count
      last += 1
    }
    return line(first).first..<max(end, line(first).first)
  }
}
