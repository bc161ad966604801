import QuartzCore

/// The ground of a bar, with the line at its edge.
final class BarBackground: UIView {
  /// Which edge the line is at.
  enum Side {
    case top
    case bottom
  }

  private let side: Side
  private let effects = UIVisualEffectView(effect: nil)
  private let tone = ControlPart()
  private var picture: UIImageView?
  private let line = ControlPart()
  private var linePicture: UIImageView?

  init(lineAt side: Side) {
    self.side = side
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    effects.isHidden = true
    for part in [effects, tone, line] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  /// Nil shows nothing.
  func show(_ appearance: UIBarAppearance?) {
    let effect = appearance?.backgroundEffect
    if effects.effect != effect { effects.effect = effect }
    effects.isHidden = effect == nil
    tone.backgroundColor = appearance?.backgroundColor
    show(appearance?.backgroundImage, appearance?.backgroundImageContentMode)
    line.backgroundColor = appearance?.shadowImage == nil ? appearance?.shadowColor : nil
    showLine(appearance?.shadowImage)
    setNeedsLayout()
  }

  private func show(_ image: UIImage?, _ mode: ContentMode?) {
    guard image != nil || picture != nil else { return }
    let view = picture ?? UIImageView()
    if picture == nil { insertSubview(view, aboveSubview: tone) }
    picture = view
    view.image = image
    view.contentMode = mode ?? .scaleToFill
    view.clipsToBounds = true
  }

  private func showLine(_ image: UIImage?) {
    guard image != nil || linePicture != nil else { return }
    let view = linePicture ?? UIImageView()
    if linePicture == nil { addSubview(view) }
    linePicture = view
    view.image = image
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let whole = CGRect(origin: .zero, size: bounds.size)
    for part in [effects, tone, picture].compactMap(\.self) { part.lie(in: whole) }
    line.lie(in: strip(1 / layoutScale))
    if let linePicture { linePicture.lie(in: strip(linePicture.image?.size.height ?? 0)) }
  }

  /// Along the edge, outside of the bar.
  private func strip(_ height: CGFloat) -> CGRect {
    CGRect(
      x: 0, y: side == .bottom ? bounds.height : -height, width: bounds.width, height: height)
  }
}
