import CoreGraphics

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  public final class Detent: NSObject {
    /// Tells detents apart.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public var rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }

      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      (self.identifier, self.resolver) = (identifier, resolver)
      super.init()
    }

    /// About half the height of what the sheet is shown in.
    public static func medium() -> Detent {
      Detent(.medium) { room in
        // In a low window that would be too little.
        guard room.containerTraitCollection.verticalSizeClass != .compact else { return nil }
        return (room as? DetentRoom)?.half ?? room.maximumDetentValue / 2
      }
    }

    /// As high as a sheet can be.
    public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A height of one's own, without what is covered at the bottom; nil where the detent is none.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("custom.\(ownNumber())"), resolver)
    }

    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      resolver(context)
    }

    private static var count = 0
    private static func ownNumber() -> Int {
      count += 1
      return count
    }
  }
}

/// What there is to know for the height of a detent.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  var maximumDetentValue: CGFloat { get }
}

/// The room that a sheet has.
final class DetentRoom: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  let half: CGFloat

  init(_ traits: UITraitCollection, most: CGFloat, half: CGFloat) {
    (containerTraitCollection, maximumDetentValue, self.half) = (traits, most, half)
    super.init()
  }
}
