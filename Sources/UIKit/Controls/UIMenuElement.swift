import Foundation

/// What actions have in common: a title and an image.
@preconcurrency @MainActor
open class UIMenuElement: NSObject, UIAccessibilityIdentification {
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let disabled = Self(rawValue: 1)
    /// What it does cannot be undone.
    public static let destructive = Self(rawValue: 2)
    public static let hidden = Self(rawValue: 4)
  }

  public enum State: Int, Sendable {
    case off
    case on
    case mixed
  }

  open package(set) var title: String
  open package(set) var image: UIImage?
  open var subtitle: String?
  open var accessibilityIdentifier: String?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }
}
