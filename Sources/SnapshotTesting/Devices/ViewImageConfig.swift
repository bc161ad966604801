import CoreGraphics
import UIKit

/// What a controller is looked at on: the size, the safe area and the traits of a device.
public struct ViewImageConfig: Sendable {
  public enum Orientation: Sendable {
    case landscape
    case portrait
  }

  /// How a tablet is held, and how much of its display an app has.
  public enum TabletOrientation: Sendable {
    public enum PortraitSplits: Sendable {
      case oneThird
      case twoThirds
      case full
    }
    public enum LandscapeSplits: Sendable {
      case oneThird
      case oneHalf
      case twoThirds
      case full
    }
    case landscape(splitView: LandscapeSplits)
    case portrait(splitView: PortraitSplits)
  }

  public var safeArea: UIEdgeInsets
  /// In points; nil for the size that the view has.
  public var size: CGSize?
  public var traits: UITraitCollection

  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init()
  ) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }
}
