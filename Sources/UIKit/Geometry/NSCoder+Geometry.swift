import CoreGraphics

// Geometry as text: `{{x, y}, {width, height}}`, numbers with all their digits. Text that is not
// of the form reads as zeros.

extension NSCoder {
  public class func string(for point: CGPoint) -> String { braces([point.x, point.y]) }

  public class func string(for vector: CGVector) -> String { braces([vector.dx, vector.dy]) }

  public class func string(for size: CGSize) -> String { braces([size.width, size.height]) }

  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  public class func string(for transform: CGAffineTransform) -> String {
    let map = transform
    return "[\(list([map.a, map.b, map.c, map.d, map.tx, map.ty]))]"
  }

  public class func string(for insets: UIEdgeInsets) -> String {
    braces([insets.top, insets.left, insets.bottom, insets.right])
  }

  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    braces([insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  public class func string(for offset: UIOffset) -> String {
    braces([offset.horizontal, offset.vertical])
  }

  private class func braces(_ numbers: [CGFloat]) -> String { "{\(list(numbers))}" }

  private class func list(_ numbers: [CGFloat]) -> String {
    numbers.map { String(format: "%.17g", Double($0)) }.joined(separator: ", ")
  }
}

extension NSCoder {
  public class func cgPoint(for string: String) -> CGPoint {
    let numbers = numbers(in: string, form: "{,}")
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  public class func cgVector(for string: String) -> CGVector {
    let numbers = numbers(in: string, form: "{,}")
    return CGVector(dx: numbers[0], dy: numbers[1])
  }

  public class func cgSize(for string: String) -> CGSize {
    let numbers = numbers(in: string, form: "{,}")
    return CGSize(width: numbers[0], height: numbers[1])
  }

  public class func cgRect(for string: String) -> CGRect {
    let numbers = numbers(in: string, form: "{{,},{,}}")
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    let numbers = numbers(in: string, form: "[,,,,,]")
    return CGAffineTransform(
      numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
  }

  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let numbers = numbers(in: string, form: "{,,,}")
    return UIEdgeInsets(
      top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    let numbers = numbers(in: string, form: "{,,,}")
    return NSDirectionalEdgeInsets(
      top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }

  public class func uiOffset(for string: String) -> UIOffset {
    let numbers = numbers(in: string, form: "{,}")
    return UIOffset(horizontal: numbers[0], vertical: numbers[1])
  }

  /// The numbers of a text whose brackets and commas are those of the form; else as many zeros.
  ///
  /// There is a number more than commas.
  private class func numbers(in string: String, form: String) -> [CGFloat] {
    let signs = Set("{}[],")
    let words = string.split { signs.contains($0) || $0.isWhitespace }
    let numbers = words.compactMap { Double($0).map { CGFloat($0) } }
    let count = form.count { $0 == "," } + 1
    guard string.filter(signs.contains) == form, numbers.count == count, words.count == count
    else { return [CGFloat](repeating: 0, count: count) }
    return numbers
  }
}
