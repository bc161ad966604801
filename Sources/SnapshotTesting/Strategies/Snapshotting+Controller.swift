import UIKit

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// A picture of the controller's view, of which all pixels must be the same.
  public static var image: Snapshotting { image() }

  /// A picture of the controller's view on a device.
  ///
  /// - Parameters:
  ///   - config: The device.
  ///   - drawHierarchyInKeyWindow: Taken for the sake of tests that say it: here every picture is what
  ///     a window shows.
  ///   - precision: The part that must be the same.
  ///   - perceptualPrecision: How much of a pixel's colour must be the same to the eye.
  ///   - size: The view's size in points; nil for the device's.
  ///   - traits: What is other than on the device.
  public static func image(
    on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
    perceptualPrecision: Float = 1, size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    ).pullback { controller in
      onMain(controller) {
        ViewStage(on: config, size: size, traits: traits).picture(of: .controller($0))
      }
    }
  }

  /// A picture of the controller's view in a window without safe area.
  ///
  /// - Parameters:
  ///   - size: The view's size in points; nil for the one that it has.
  ///   - traits: What the window's traits are; the scale is the picture's too.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    image(
      on: ViewImageConfig(), drawHierarchyInKeyWindow: drawHierarchyInKeyWindow,
      precision: precision, perceptualPrecision: perceptualPrecision, size: size, traits: traits)
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// The controller, its children and what they present, a line each.
  public static var hierarchy: Snapshotting {
    SimplySnapshotting.lines.pullback { controller in
      onMain(controller) { controller in
        ViewStage().show(.controller(controller)) { _ in controller.linesOfHierarchy }
      }
    }
  }

  /// The controller's view and its subviews, a line each.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  public static func recursiveDescription(
    on config: ViewImageConfig = .init(), size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting<UIViewController, String> {
    text(on: config, size: size, traits: traits) { $0.linesOfHierarchy }
  }

  /// The layers of the controller's view, a line each, as `preview dump` has them.
  public static var layers: Snapshotting { layers() }

  public static func layers(
    on config: ViewImageConfig = .init(), size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting<UIViewController, String> {
    text(on: config, size: size, traits: traits) { $0.layer.linesOfTree }
  }

  private static func text(
    on config: ViewImageConfig, size: CGSize?, traits: UITraitCollection,
    read: @escaping @MainActor (UIView) -> String
  ) -> Snapshotting {
    SimplySnapshotting.lines.pullback { controller in
      onMain(controller) {
        ViewStage(on: config, size: size, traits: traits).show(.controller($0), read)
      }
    }
  }
}
