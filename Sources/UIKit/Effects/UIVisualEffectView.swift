import QuartzCore

/// Shows what lies below it through an effect, and its own content, in `contentView`, above that.
open class UIVisualEffectView: UIView {
  /// Nil shows the content alone.
  @NSCopying open var effect: UIVisualEffect? {
    didSet { applyEffect() }
  }

  open private(set) var contentView = UIView()
  /// Filters what is below; its colour is the effect's tone.
  private let backdrop = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    assemble()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    assemble()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    assemble()
  }

  private func assemble() {
    for view in [backdrop, contentView] {
      view.lie(in: bounds)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    backdrop.isUserInteractionEnabled = false
    applyEffect()
  }

  /// Sizes that follow by differences are off by their last digits.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let whole = CGRect(origin: .zero, size: bounds.size)
    for view in [backdrop, contentView] where view.frame != whole { view.lie(in: whole) }
  }

  override func refreshColors() {
    super.refreshColors()
    applyEffect()
  }

  private func applyEffect() {
    guard let blur = effect as? UIBlurEffect else {
      backdrop.isHidden = true
      // Nothing of an effect that is gone stays.
      backdrop.layer.backgroundFilters = nil
      backdrop.backgroundColor = nil
      return
    }
    let isDark = traitCollection.userInterfaceStyle == .dark
    let material = Material(blur.style, isDark: isDark)
    backdrop.isHidden = false
    backdrop.layer.backgroundFilters = [
      CAFilter.gaussianBlur(radius: material.radius), CAFilter.saturation(material.saturation),
    ]
    backdrop.backgroundColor = UIColor(white: material.white, alpha: material.alpha)
  }
}
