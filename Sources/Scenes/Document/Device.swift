import UIKit

/// A device that a canvas can stand for.
package struct Device: Equatable, Sendable {
  /// `iPhone 15`, as scenes and the command line have it.
  package let name: String
  /// In points, upright.
  package let size: CGSize
  /// Device pixels a point.
  package let scale: CGFloat
  private let edges: Edges

  /// What covers the display.
  enum Edges: Equatable {
    /// A status bar, upright, and a button below the display.
    case button
    /// Something at the top that shows through, as high as it is said, which is kept clear of on both
    /// sides when the device lies; and the bar to go home by.
    case island(CGFloat)
    /// A status bar and the bar to go home by, however it is held.
    case tablet
    /// A status bar, and a button below the display, however it is held.
    case tabletButton
  }

  init(
    _ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, _ edges: Edges
  ) {
    self.name = name
    size = CGSize(width: width, height: height)
    self.scale = scale
    self.edges = edges
  }

  /// What is covered of each side, in points.
  package func safeArea(_ orientation: Canvas.Orientation) -> UIEdgeInsets {
    switch (edges, orientation) {
    case (.button, .portrait): UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    case (.button, .landscape): .zero
    case (.island(let height), .portrait):
      UIEdgeInsets(top: height, left: 0, bottom: 34, right: 0)
    case (.island(let height), .landscape):
      UIEdgeInsets(top: 0, left: height, bottom: 21, right: height)
    case (.tablet, _): UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    case (.tabletButton, _): UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    }
  }

  /// In the order in which messages and the schema list them.
  package static let all: [Device] = [
    Device("iPhone SE", 375, 667, 2, .button),
    iPhone13Mini,
    Device("iPhone 15", 393, 852, 3, .island(59)),
    Device("iPhone 15 Pro", 393, 852, 3, .island(59)),
    Device("iPhone 15 Pro Max", 430, 932, 3, .island(59)),
    Device("iPhone 16 Pro", 402, 874, 3, .island(62)),
    Device("iPad mini", 744, 1133, 2, .tablet),
    Device("iPad", 820, 1180, 2, .tablet),
    Device("iPad Pro 13", 1032, 1376, 2, .tablet),
  ]

  /// The device of a name, capitals or not; nil for one that is not in the list.
  package static func named(_ name: String) -> Device? {
    all.first { $0.name.lowercased() == name.lowercased() }
  }
}
