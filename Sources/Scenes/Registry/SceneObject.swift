import UIKit

/// What a node of a scene is: a view, a bare layer, or a controller, which goes with its view.
package enum SceneObject {
  case view(UIView)
  case layer(CALayer)
  case controller(UIViewController)

  /// Nil for a bare layer; a controller's is made when it is first asked for.
  @MainActor package var view: UIView? {
    switch self {
    case .view(let view): view
    case .layer: nil
    case .controller(let controller): controller.view
    }
  }

  /// The view's own layer, or the bare one.
  @MainActor package var layer: CALayer {
    switch self {
    case .view(let view): view.layer
    case .layer(let layer): layer
    case .controller(let controller): controller.view.layer
    }
  }

  /// Nil for what is no controller.
  package var controller: UIViewController? {
    if case .controller(let controller) = self { controller } else { nil }
  }
}
