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

  public var cgPointValue: CGPoint { holds(NSValue(point: .zero)) ? pointValue : .zero }
  public var cgSizeValue: CGSize { holds(NSValue(size: .zero)) ? sizeValue : .zero }
  public var cgRectValue: CGRect { holds(NSValue(rect: .zero)) ? rectValue : .zero }

  public var cgVectorValue: CGVector {
    let numbers = numbers(2)
    return CGVector(dx: numbers[0], dy: numbers[1])
  }

  public var cgAffineTransformValue: CGAffineTransform {
    let numbers = numbers(6)
    return CGAffineTransform(
      numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
  }

  private func holds(_ kind: NSValue) -> Bool {
    String(cString: objCType) == String(cString: kind.objCType)
  }
}

extension NSValue {
  /// Foundation's objects hold no structures of ours, but arrays of numbers.
  package convenience init(numbers: [CGFloat]) {
    self.init(bytes: numbers, objCType: "[\(numbers.count)d]")
  }

  /// As many numbers as were put in; zeros, if the object holds something else.
  package func numbers(_ count: Int) -> [CGFloat] {
    var numbers = [CGFloat](repeating: 0, count: count)
    guard String(cString: objCType) == "[\(count)d]" else { return numbers }
    getValue(&numbers)
    return numbers
  }
}
