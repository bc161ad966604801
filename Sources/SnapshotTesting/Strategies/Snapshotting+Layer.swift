import QuartzCore
import Scenes
import UIKit

extension Snapshotting where Value == CALayer, Format == UIImage {
  /// A picture of the layer, of which all pixels must be the same.
  public static var image: Snapshotting { image() }

  /// A picture of the layer.
  ///
  /// - Parameters:
  ///   - precision: The part that must be the same.
  ///   - perceptualPrecision: How much of a pixel's colour must be the same to the eye.
  ///   - traits: Their scale is the picture's, else it has the screen's.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    ).pullback { layer in
      onMain(layer) { ViewStage(traits: traits).picture(of: $0) }
    }
  }
}

extension Snapshotting where Value == CALayer, Format == String {
  /// The layer and those below it, a line each, as `preview dump` has them.
  public static var layers: Snapshotting {
    SimplySnapshotting.lines.pullback { layer in
      onMain(layer) {
        $0.layoutIfNeeded()
        return $0.linesOfTree
      }
    }
  }
}

extension CALayer {
  /// The tree from this layer on.
  @MainActor var linesOfTree: String {
    LayerTreeText().text(of: self).withoutAddresses
  }
}
