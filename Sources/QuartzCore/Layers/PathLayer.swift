import CoreGraphics
import RenderTree

/// A layer that fills a path: what the host's own texts and marks are made of.
package final class PathLayer: CALayer {
  /// In the layer's own space; it may run past the bounds.
  package var path: CGPath? {
    didSet { markNeedsCommit() }
  }

  package var fillColor = CGColor.black {
    didSet { markNeedsCommit() }
  }

  package override var paintContent: Paint.Content? {
    guard let path, !path.isEmpty else { return nil }
    return .shape(path, fill: fillColor, evenOdd: false)
  }
}
