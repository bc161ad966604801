import CoreGraphics
import QuartzCore
import UIKit

/// A window of its own for a view to be looked at: of a size, with traits and a safe area.
///
/// Time stands still there, nothing moves, and its screen is the main one meanwhile. What is shown goes
/// back to where it was.
@MainActor
struct ViewStage {
  private let config: ViewImageConfig

  init(
    on config: ViewImageConfig = .init(), size: CGSize? = nil, traits: UITraitCollection = .init()
  ) {
    self.config = ViewImageConfig(
      safeArea: config.safeArea, size: size ?? config.size,
      traits: UITraitCollection(traitsFrom: [config.traits, traits]))
  }

  /// What is looked at.
  enum Subject {
    case view(UIView)
    case controller(UIViewController)

    @MainActor var view: UIView {
      switch self {
      case .view(let view): view
      case .controller(let controller): controller.view
      }
    }
  }

  /// The picture of a view that is shown.
  func picture(of subject: Subject) -> UIImage {
    show(subject) { draw($0.layer, $0.bounds) }
  }

  /// The picture of a layer where it is.
  func picture(of layer: CALayer) -> UIImage {
    act(on: screen(UIScreen.main.bounds.size)) {
      layer.setNeedsLayout()
      layer.layoutIfNeeded()
      return draw(layer, layer.bounds)
    }
  }

  private func draw(_ layer: CALayer, _ bounds: CGRect) -> UIImage {
    UIGraphicsImageRenderer(bounds: bounds, format: UIGraphicsImageRendererFormat()).image {
      layer.drawTreeAtRest(in: $0.cgContext)
    }
  }

  // MARK: The stage

  /// Shows a view, laid out, for as long as it is read.
  func show<Result>(_ subject: Subject, _ read: @MainActor (UIView) -> Result) -> Result {
    let display = screen(config.size ?? UIScreen.main.bounds.size)
    return act(on: display) {
      let view = subject.view
      let place = ViewPlace(of: view)
      let window = window(of: config.size ?? view.bounds.size)
      install(subject, in: window)
      settle(window)
      if view.bounds.width <= 0 || view.bounds.height <= 0 {
        view.sizeToFit()
        view.setNeedsLayout()
        settle(window)
      }
      let result = read(view)
      window.isHidden = true
      view.removeFromSuperview()
      window.rootViewController = nil
      place.restore()
      return result
    }
  }

  private func act<Result>(on screen: UIScreen, _ body: () -> Result) -> Result {
    screen.asMain { LayerClock.$staged.withValue(0, operation: body) }
  }

  private func screen(_ size: CGSize) -> UIScreen {
    let screen = UIScreen()
    let scale = config.traits.displayScale
    screen.scale = scale > 0 ? scale : UIScreen.main.scale
    screen.bounds = CGRect(origin: .zero, size: size)
    screen.wishes = config.traits
    return screen
  }

  private func window(of size: CGSize) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.windowScene = nil
    window.traits = UITraitCollection(traitsFrom: [
      UITraitCollection(style: .light, size: size, scale: window.screen.scale), config.traits,
    ])
    window.coveredEdges = config.safeArea
    return window
  }

  private func install(_ subject: Subject, in window: UIWindow) {
    let view = subject.view
    if case .controller(let controller) = subject, controller.isAlone {
      window.rootViewController = controller
    } else {
      let host = UIViewController()
      host.view = UIView(frame: window.bounds)
      view.frame = CGRect(origin: .zero, size: window.bounds.size)
      host.view.addSubview(view)
      window.rootViewController = host
    }
    // Without its status bar a device with a button has nothing that covers anything.
    if config.safeArea == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
      window.rootViewController?.prefersStatusBarHidden == true
    {
      window.coveredEdges = .zero
    }
    window.isHidden = false
  }

  /// Lays out, and tells controllers that they have come.
  private func settle(_ window: UIWindow) {
    window.layoutIfNeeded()
    if UIApplication.shared.runAfterCommit() { window.layoutIfNeeded() }
  }
}

extension UIViewController {
  /// Whether the controller may be a window's root for a while: what contains or presents others would
  /// lose them.
  fileprivate var isAlone: Bool {
    parent == nil && presentingViewController == nil && presentedViewController == nil
  }
}
