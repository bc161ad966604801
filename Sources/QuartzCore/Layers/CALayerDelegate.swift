import Foundation

/// What a layer asks of its delegate; every method has a default.
public protocol CALayerDelegate: NSObjectProtocol {
  /// The layer's sublayers are to be laid out.
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  public func layoutSublayers(of layer: CALayer) {}
}
