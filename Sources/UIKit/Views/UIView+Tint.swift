import CoreGraphics

extension UIView {
  /// Whether tints are dimmed, as below something that wants all attention.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview's.
    case automatic
    case normal
    case dimmed
  }

  /// Whether any view was ever given a tint, so that views which move need not compare theirs.
  static var hasTints = false

  /// The nearest tint upwards, without colour where tints are dimmed.
  var currentTint: UIColor {
    var tint: UIColor?
    var mode = TintAdjustmentMode.automatic
    for view in sequence(first: self, next: \.superviewReference) {
      guard let extras = view.extras else { continue }
      tint = tint ?? extras.tint
      if mode == .automatic { mode = extras.tintMode }
      if tint != nil, mode != .automatic { break }
    }
    let color = tint ?? .systemBlue
    return mode == .dimmed ? color.dimmed : color
  }

  /// The tint that this view itself was given.
  package var ownTintColor: UIColor? { extras?.tint }

  var currentTintMode: TintAdjustmentMode {
    for view in sequence(first: self, next: \.superviewReference) {
      if let mode = view.extras?.tintMode, mode != .automatic { return mode }
    }
    return .normal
  }

  func setTint(_ tint: UIColor?) {
    guard tint != nil || extras?.tint != nil else { return }
    Self.hasTints = true
    ensureExtras().tint = tint
    announceTint(isColorOther: true, isModeOther: false)
  }

  func setTintMode(_ mode: TintAdjustmentMode) {
    guard mode != (extras?.tintMode ?? .automatic) else { return }
    Self.hasTints = true
    ensureExtras().tintMode = mode
    announceTint(isColorOther: false, isModeOther: true)
  }

  /// Tells this view and those below that take over what is other: the tint, or whether it is dimmed.
  func announceTint(isColorOther: Bool, isModeOther: Bool) {
    tintColorDidChange()
    for subview in subviewList {
      let takesColor = isColorOther && subview.extras?.tint == nil
      let takesMode = isModeOther && subview.extras?.tintMode ?? .automatic == .automatic
      guard takesColor || takesMode else { continue }
      subview.announceTint(isColorOther: takesColor, isModeOther: takesMode)
    }
  }
}

extension UIColor {
  /// The grey that is as light, at the same alpha.
  fileprivate var dimmed: UIColor {
    UIColor { traits in
      var (white, alpha) = (CGFloat(0), CGFloat(0))
      self.resolvedColor(with: traits).getWhite(&white, alpha: &alpha)
      return UIColor(white: white, alpha: alpha)
    }
  }
}
