import CoreGraphics

/// What a node paints by itself, all of it in the node's own space.
///
/// The order of painting: background, content, then the children, then the border above them.
package struct Paint: Hashable, Sendable {
  /// Fills the rounded rectangle; nil for nothing.
  package var background: CGColor?
  /// Lies above the background.
  package var content: Content?
  /// Lies above the children.
  package var border: Border?
  /// Of background, border and what the node cuts off.
  package var corners: Corners

  /// A line along the inside of the rounded rectangle.
  package struct Border: Hashable, Sendable {
    /// In points, drawn inside the bounds.
    package var width: CGFloat
    /// The same all around.
    package var color: CGColor

    package init(width: CGFloat, color: CGColor) {
      self.width = width
      self.color = color
    }
  }

  /// What lies above the background; apart, as it is large and few nodes have it.
  package indirect enum Content: Hashable, Sendable {
    case shape(ShapeContent)
    case gradient(GradientContent)
    case image(ImageContent)
  }

  package init(
    background: CGColor? = nil, content: Content? = nil, border: Border? = nil,
    corners: Corners = Corners()
  ) {
    self.background = background
    self.content = content
    self.border = border
    self.corners = corners
  }

  /// Whether nothing at all is painted.
  package var isEmpty: Bool { background == nil && content == nil && border == nil }

  /// The rectangle that the paint stays in.
  package func extent(in bounds: CGRect) -> CGRect {
    switch content {
    case .shape(let shape):
      let extent = shape.extent
      return extent.isFinite ? bounds.union(extent) : bounds
    case .gradient, .image, nil: return bounds
    }
  }
}

/// The rounding of a node's rectangle.
package struct Corners: Hashable, Sendable {
  /// In points; the same for every rounded corner.
  package var radius: CGFloat
  /// The others are square.
  package var rounded: Set
  /// Whether the bend begins and ends gently, as far along the sides as `SmoothCorner.reach`.
  package var isContinuous: Bool

  /// Corners as they are seen with y down.
  package struct Set: OptionSet, Hashable, Sendable {
    /// The four lowest bits.
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// At the least x and the least y.
    package static let topLeft = Set(rawValue: 1)
    /// At the greatest x and the least y.
    package static let topRight = Set(rawValue: 2)
    /// At the least x and the greatest y.
    package static let bottomLeft = Set(rawValue: 4)
    /// At the greatest x and the greatest y.
    package static let bottomRight = Set(rawValue: 8)
    /// No corner is left square.
    package static let all: Set = [.topLeft, .topRight, .bottomLeft, .bottomRight]
  }

  package init(radius: CGFloat = 0, rounded: Set = .all, isContinuous: Bool = false) {
    self.radius = radius
    self.rounded = rounded
    self.isContinuous = isContinuous
  }

  /// Whether the rectangle has a corner that is not square.
  package var isRounded: Bool { radius > 0 && !rounded.isEmpty }
}
