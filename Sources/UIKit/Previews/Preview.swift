import CoreGraphics

/// A view or a controller that a program shows while its code is being written; `#Preview` makes one.
public struct Preview {
  /// What traits of a preview are about.
  public enum ViewTraits: Sendable {}

  /// Makes what is shown.
  package enum Content {
    case view(@MainActor () -> UIView)
    case controller(@MainActor () -> UIViewController)
  }

  package let name: String?
  package let traits: [PreviewTrait<ViewTraits>]
  package let content: Content

  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits> = .defaultLayout,
    _ additionalTraits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> UIView
  ) {
    (self.name, self.traits, content) = (name, [traits] + additionalTraits, .view(body))
  }

  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits> = .defaultLayout,
    _ additionalTraits: PreviewTrait<ViewTraits>...,
    body: @escaping @MainActor () -> UIViewController
  ) {
    (self.name, self.traits, content) = (name, [traits] + additionalTraits, .controller(body))
  }
}

/// Shows a view in `preview`, with every save of the file that it stands in.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits> = .defaultLayout,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "KitMacros", type: "PreviewMacro")

/// Shows a controller in `preview`, with every save of the file that it stands in.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits> = .defaultLayout,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "KitMacros", type: "PreviewMacro")

/// What `#Preview` stands for in compiled code: a type, so that who has loaded the code finds it.
public protocol PreviewRegistry {
  static var filePath: String { get }
  static var line: Int { get }
  static var column: Int { get }
  @MainActor static func makePreview() -> Preview
}
