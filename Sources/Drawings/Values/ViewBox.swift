import CoreGraphics

/// `viewBox` and `preserveAspectRatio`: how what is drawn fits a viewport.
struct ViewBox: Equatable {
  var rect: CGRect

  /// Nil for what is no box, or an empty one.
  init?(_ text: String) {
    guard let numbers = NumberScanner.numbers(text, limit: 4), numbers.count == 4, numbers[2] > 0,
      numbers[3] > 0, numbers.allSatisfy({ abs($0) < 1e9 })
    else { return nil }
    rect = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  init(_ rect: CGRect) {
    self.rect = rect
  }

  /// From the drawing's points to those of the viewport.
  func map(to viewport: CGRect, _ fit: AspectFit) -> CGAffineTransform {
    var (x, y) = (viewport.width / rect.width, viewport.height / rect.height)
    switch fit.mode {
    case .none: break
    case .meet: (x, y) = (min(x, y), min(x, y))
    case .slice: (x, y) = (max(x, y), max(x, y))
    }
    let spare = CGSize(
      width: viewport.width - rect.width * x, height: viewport.height - rect.height * y)
    let share = fit.mode == .none ? CGPoint.zero : fit.share
    return CGAffineTransform(
      a: x, b: 0, c: 0, d: y,
      tx: viewport.minX - rect.minX * x + spare.width * share.x,
      ty: viewport.minY - rect.minY * y + spare.height * share.y)
  }
}

/// What `preserveAspectRatio` says.
struct AspectFit: Equatable {
  enum Mode {
    case none
    case meet
    case slice
  }

  var mode = Mode.meet
  /// How much of the room that is left lies before what is drawn.
  var share = CGPoint(x: 0.5, y: 0.5)

  init() {}

  /// Nil for what cannot be understood.
  init?(_ text: String) {
    var words = text.split(whereSeparator: \.isWhitespace)
    if words.first == "defer" { words.removeFirst() }
    guard let first = words.first, words.count <= 2 else { return nil }
    if first == "none" {
      mode = .none
      return
    }
    let shares: [Substring: CGFloat] = ["Min": 0, "Mid": 0.5, "Max": 1]
    guard first.count == 8, first.hasPrefix("x"), first.dropFirst(4).hasPrefix("Y"),
      let x = shares[first.dropFirst().prefix(3)], let y = shares[first.suffix(3)]
    else { return nil }
    share = CGPoint(x: x, y: y)
    switch words.dropFirst().first ?? "meet" {
    case "meet": mode = .meet
    case "slice": mode = .slice
    default: return nil
    }
  }
}
