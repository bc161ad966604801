import Foundation

/// A path that stays as it is: what render trees, caches and fonts keep of a `CGPath`, which may be a
/// `CGMutablePath` that its owner goes on with.
///
/// Identity carries meaning: the same object is the same path, so caches know it by that.
package final class FixedPath: Hashable, Sendable {
  /// The steps in order.
  package let elements: [CGPath.Element]
  /// The smallest rectangle around all points, control points too; null for an empty path.
  package let boundingBox: CGRect

  package init(_ elements: [CGPath.Element]) {
    self.elements = elements
    boundingBox = BoundingBox(elements).rect
  }

  /// About what it takes.
  package var byteCount: Int { elements.count * MemoryLayout<CGPath.Element>.stride + 96 }

  /// Whether it has no steps; a lone move is one.
  package var isEmpty: Bool { elements.isEmpty }

  // The box follows from the elements.

  package static func == (left: FixedPath, right: FixedPath) -> Bool {
    left === right || left.elements == right.elements
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(elements)
  }
}

/// The steps of a path, whoever keeps them: what is made of them to be painted is made alike.
package protocol PathSteps {
  var elements: [CGPath.Element] { get }
}

extension CGPath: PathSteps {}
extension FixedPath: PathSteps {}
