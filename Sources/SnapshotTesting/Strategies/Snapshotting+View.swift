import UIKit

extension Snapshotting where Value == UIView, Format == UIImage {
  /// A picture of the view, of which all pixels must be the same.
  public static var image: Snapshotting { image() }

  /// A picture of the view in a window of its own, without safe area.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Taken for the sake of tests that say it: here every picture is what
  ///     a window shows.
  ///   - precision: The part that must be the same.
  ///   - perceptualPrecision: How much of a pixel's colour must be the same to the eye.
  ///   - size: The view's size in points; nil for the one that it has.
  ///   - traits: What the window's traits are; the scale is the picture's too.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    ).pullback { view in
      onMain(view) { ViewStage(size: size, traits: traits).picture(of: .view($0)) }
    }
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// The view and its subviews, a line each.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting<UIView, String> {
    SimplySnapshotting.lines.pullback { view in
      onMain(view) {
        ViewStage(size: size, traits: traits).show(.view($0)) { $0.linesOfHierarchy }
      }
    }
  }

  /// The layers of the view and its subviews, a line each, as `preview dump` has them.
  public static var layers: Snapshotting { layers() }

  public static func layers(
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting<UIView, String> {
    SimplySnapshotting.lines.pullback { view in
      onMain(view) {
        ViewStage(size: size, traits: traits).show(.view($0)) { $0.layer.linesOfTree }
      }
    }
  }
}
