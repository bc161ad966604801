import CoreGraphics

/// Distances from the edges of a rectangle to one inside of it, with sides that follow the
/// direction of reading.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
  public var top: CGFloat
  /// On the side where lines begin.
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  public static let zero = NSDirectionalEdgeInsets()
}
