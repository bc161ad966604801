import CoreGraphics

/// How far something is moved from where it would be.
public struct UIOffset: Hashable, Codable, Sendable {
  public var horizontal: CGFloat
  public var vertical: CGFloat

  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  public static let zero = UIOffset()
}
