import Pixels

/// Where a picture is not white, and how much of it.
struct Ink: Equatable, CustomStringConvertible {
  /// Left, top, right and bottom; nil where all is white.
  private(set) var box: [Int]?
  /// Rounded, so that soft edges may differ.
  private(set) var amount = 0

  init(_ picture: Pixmap) {
    var sum = 0
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let value = picture[x, y].value
        // How far blue or green are from white.
        let dark = 510 - Int(value & 255) - Int(value >> 8 & 255)
        sum += dark
        guard dark > 100 else { continue }
        let old = box ?? [x, y, x, y]
        box = [min(old[0], x), min(old[1], y), max(old[2], x), max(old[3], y)]
      }
    }
    amount = Int((Double(sum) / 20_000).rounded())
  }

  var description: String { "\(box ?? []) \(amount)" }
}
