import CoreGraphics

/// A device that a canvas can stand for.
package struct Device: Sendable {
  /// `iPhone 15`, as scenes and the command line have it.
  package let name: String
  /// In points, upright.
  package let size: CGSize
  /// Device pixels a point.
  package let scale: CGFloat

  private init(_ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat) {
    self.name = name
    size = CGSize(width: width, height: height)
    self.scale = scale
  }

  /// In the order in which messages and the schema list them.
  package static let all: [Device] = [
    Device("iPhone SE", 375, 667, 2),
    Device("iPhone 13 mini", 375, 812, 3),
    Device("iPhone 15", 393, 852, 3),
    Device("iPhone 15 Pro", 393, 852, 3),
    Device("iPhone 15 Pro Max", 430, 932, 3),
    Device("iPhone 16 Pro", 402, 874, 3),
    Device("iPad mini", 744, 1133, 2),
    Device("iPad", 820, 1180, 2),
    Device("iPad Pro 13", 1032, 1376, 2),
  ]

  /// The device of a name, capitals or not; nil for one that is not in the list.
  package static func named(_ name: String) -> Device? {
    all.first { $0.name.lowercased() == name.lowercased() }
  }
}
