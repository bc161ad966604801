import CoreGraphics

/// The value of a layer's property, of whatever kind: what key paths take apart and animations mix.
package enum LayerValue {
  case number(CGFloat)
  case flag(Bool)
  case name(String)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(CGColor?)
  case path(CGPath?)
  case image(CGImage?)
  case numbers([CGFloat]?)
  case colors([CGColor]?)
  /// What can be set and read, and has nothing between two values.
  case object(Any?)

  /// The kinds of values, without the values.
  package enum Kind: Sendable {
    case number, flag, name, point, size, rect, transform, color, path, image, numbers, colors
    case object
  }

  /// Which of the cases it is; an absent colour, path or image has its kind too.
  package var kind: Kind {
    switch self {
    case .number: .number
    case .flag: .flag
    case .name: .name
    case .point: .point
    case .size: .size
    case .rect: .rect
    case .transform: .transform
    case .color: .color
    case .path: .path
    case .image: .image
    case .numbers: .numbers
    case .colors: .colors
    case .object: .object
    }
  }
}
