import QuartzCore

/// The root of a tree of views, and where its events come in.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The appearance of everything in the window.
  package var traits = UITraitCollection.current {
    didSet {
      if traits != oldValue { announceTraits(oldValue) }
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    windowReference = self
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    windowReference = self
  }

  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// Its view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      addSubview(view)
    }
  }

  open override var next: UIResponder? { UIApplication.shared }

  open override func layoutSubviews() {
    super.layoutSubviews()
    rootViewController?.viewIfLoaded?.frame = bounds
  }

  /// Hands an event to the views that its touches began in.
  open func sendEvent(_ event: UIEvent) {
    for touch in event.allTouches ?? [] {
      guard touch.window === self, let view = touch.view else { continue }
      switch touch.phase {
      case .began: view.touchesBegan([touch], with: event)
      case .moved: view.touchesMoved([touch], with: event)
      case .stationary: break
      case .ended: view.touchesEnded([touch], with: event)
      case .cancelled: view.touchesCancelled([touch], with: event)
      }
    }
  }
}
