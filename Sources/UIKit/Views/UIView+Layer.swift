import QuartzCore

extension UIView {
  static func makeLayer() -> CALayer {
    guard let type = layerClass as? CALayer.Type else {
      refuse("\(Self.self).layerClass is \(layerClass), which is no CALayer")
    }
    return CALayer.make(type)
  }

  /// The layer that a conversion goes to; for nil the window's, or else the root of the tree.
  func target(of view: UIView?) -> CALayer? {
    view?.layer ?? windowReference?.layer
  }
}
