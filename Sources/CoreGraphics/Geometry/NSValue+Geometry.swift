import Foundation

// Geometry in objects. A value of another kind reads as zero, where Apple's is undefined.

extension NSValue {
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  public convenience init(cgVector vector: CGVector) {
    self.init(numbers: [vector.dx, vector.dy])
  }

  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    let map = transform
    self.init(numbers: [map.a, map.b, map.c, map.d, map.tx, map.ty])
  }

  public var cgPointValue: CGPoint { pointIfHeld ?? .zero }
  public var cgSizeValue: CGSize { sizeIfHeld ?? .zero }
  public var cgRectValue: CGRect { rectIfHeld ?? .zero }

  public var cgVectorValue: CGVector {
    let numbers = numbers(2)
    return CGVector(dx: numbers[0], dy: numbers[1])
  }

  public var cgAffineTransformValue: CGAffineTransform {
    let numbers = numbers(6)
    return CGAffineTransform(
      numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
  }

  var pointIfHeld: CGPoint? { kind == Kinds.point ? pointValue : nil }
  var sizeIfHeld: CGSize? { kind == Kinds.size ? sizeValue : nil }
  var rectIfHeld: CGRect? { kind == Kinds.rect ? rectValue : nil }
}

extension NSValue {
  /// Foundation's objects hold no structures of ours, but arrays of numbers.
  package convenience init(numbers: [CGFloat]) {
    self.init(bytes: numbers, objCType: Kinds.numbers(numbers.count))
  }

  /// As many numbers as were put in; zeros, if the object holds something else.
  package func numbers(_ count: Int) -> [CGFloat] {
    numbersIfHeld(count) ?? [CGFloat](repeating: 0, count: count)
  }

  package func numbersIfHeld(_ count: Int) -> [CGFloat]? {
    guard kind == Kinds.numbers(count) else { return nil }
    var numbers = [CGFloat](repeating: 0, count: count)
    getValue(&numbers)
    return numbers
  }

  /// The kind of what the value holds. Foundation on Linux writes these words anew whenever it is
  /// asked, and never frees them: it is asked once a reading.
  private var kind: String { String(cString: objCType) }

  private enum Kinds {
    static let point = NSValue(point: .zero).kind
    static let size = NSValue(size: .zero).kind
    static let rect = NSValue(rect: .zero).kind

    static func numbers(_ count: Int) -> String { "[\(count)d]" }
  }
}
