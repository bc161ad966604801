import QuartzCore

// The look of a button that has a configuration.

extension UIButton {
  // MARK: Bringing it up to the state

  func configurationDidChange() {
    invalidateIntrinsicContentSize()
    if configuration == nil {
      for view in [views.ground, views.subtitle, views.wheel] as [UIView?] {
        view?.removeFromSuperview()
      }
      (views.ground, views.subtitle, views.wheel) = (nil, nil, nil)
      views.background?.isHidden = false
      // Parts that showed nothing were away.
      for view in [views.picture, views.label] as [UIView?] {
        if let view, view.superview == nil { addSubview(view) }
      }
      views.label?.numberOfLines = 1
      views.label?.lineBreakMode = .byTruncatingMiddle
    }
    if !views.isUpdating { setNeedsUpdateConfiguration() }
    show()
  }

  /// Calls the handler if that is due; what it changes is no reason to call it again.
  func updateIfNeeded() {
    guard views.needsUpdate, !views.isUpdating else { return }
    views.needsUpdate = false
    guard configuration != nil || configurationUpdateHandler != nil else { return }
    views.isUpdating = true
    updateConfiguration()
    views.isUpdating = false
    show()
  }

  // MARK: Views

  func showConfiguration() {
    guard let configuration else { return }
    let state = automaticallyUpdatesConfiguration ? state : []
    let colors = ConfiguredColors(configuration, state: state, tint: tintColor)
    let strength: CGFloat = state.contains(.highlighted) ? 0.75 : 1
    showGround(configuration.background, colors.background, strength: strength)
    views.background?.isHidden = true
    let title = configuration.title.map { choice?.title ?? $0 } ?? currentTitle
    if title?.isEmpty == false || views.label?.superview != nil {
      show(
        title, in: configuredLabel, configuration.buttonSize.titleFont,
        isBold: configuration.subtitle != nil, configuration.titleLineBreakMode)
      configuredLabel.textColor = colors.foreground
      configuredLabel.alpha = strength
    }
    if let subtitle = configuration.subtitle {
      show(
        subtitle, in: subtitleLabel, configuration.buttonSize.subtitleFont, isBold: false,
        configuration.subtitleLineBreakMode)
      subtitleLabel.textColor = colors.foreground
      subtitleLabel.alpha = strength
    } else if views.subtitle != nil {
      views.subtitle?.removeFromSuperview()
      views.subtitle = nil
    }
    showImage(configuration, colors.foreground, strength: strength)
    arrangeParts(hasTitle: title?.isEmpty == false)
  }

  /// Has the parts that show something among the subviews, in one order however they came about.
  private func arrangeParts(hasTitle: Bool) {
    let parts: [(view: UIView?, isShown: Bool)] = [
      (views.background, true), (views.ground, true),
      (views.picture, views.picture?.image != nil), (views.label, hasTitle),
      (views.subtitle, true), (views.wheel, true),
    ]
    var place = 0
    for (view, isShown) in parts {
      guard let view else { continue }
      guard isShown else {
        view.removeFromSuperview()
        continue
      }
      if !subviewList.indices.contains(place) || subviewList[place] !== view {
        insertSubview(view, at: place)
      }
      place += 1
    }
  }

  private func showGround(
    _ background: UIBackgroundConfiguration, _ color: UIColor?, strength: CGFloat
  ) {
    let ground = views.ground ?? ControlPart(nil)
    if views.ground == nil {
      views.ground = ground
      insertSubview(ground, at: 0)
    }
    ground.backgroundColor = color
    ground.alpha = strength
    ground.strokeColor = background.strokeWidth > 0 ? background.strokeColor ?? tintColor : nil
    ground.lineWidth = background.strokeWidth
  }

  private func show(
    _ text: String?, in label: UILabel, _ style: UIFont.TextStyle, isBold: Bool,
    _ breaking: NSLineBreakMode
  ) {
    let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    label.text = text
    label.font = isBold ? .systemFont(ofSize: font.pointSize, weight: .semibold) : font
    label.numberOfLines = breaking == .byWordWrapping || breaking == .byCharWrapping ? 0 : 1
    label.lineBreakMode = breaking
    label.textAlignment = titleAlignment
  }

  private var titleAlignment: NSTextAlignment {
    let isLeft = effectiveUserInterfaceLayoutDirection == .leftToRight
    switch side {
    case .left: return .left
    case .right: return .right
    case .leading: return isLeft ? .left : .right
    case .trailing: return isLeft ? .right : .left
    case .center, .fill: return .center
    }
  }

  /// The side that title and subtitle keep to.
  private var side: ContentHorizontalAlignment {
    guard let configuration else { return .center }
    switch configuration.titleAlignment {
    case .leading: return .leading
    case .center: return .center
    case .trailing: return .trailing
    case .automatic:
      if contentHorizontalAlignment != .center { return contentHorizontalAlignment }
      guard configuration.image != nil else { return .center }
      switch configuration.imagePlacement {
      case .leading: return .leading
      case .trailing: return .trailing
      default: return .center
      }
    }
  }

  private var configuredLabel: UILabel {
    if let label = views.label { return label }
    let label = UILabel()
    views.label = label
    addSubview(label)
    return label
  }

  private var subtitleLabel: UILabel {
    if let label = views.subtitle { return label }
    let label = UILabel()
    views.subtitle = label
    addSubview(label)
    return label
  }

  private func showImage(
    _ configuration: Configuration, _ color: UIColor, strength: CGFloat
  ) {
    if configuration.showsActivityIndicator {
      let wheel = views.wheel ?? UIActivityIndicatorView(style: .medium)
      if views.wheel == nil {
        views.wheel = wheel
        addSubview(wheel)
        wheel.startAnimating()
      }
      wheel.color = color
      wheel.alpha = strength
    } else if let wheel = views.wheel {
      wheel.removeFromSuperview()
      views.wheel = nil
    }
    let image = configuration.showsActivityIndicator ? nil : configuration.image ?? currentImage
    guard image != nil || views.picture != nil else { return }
    picture.image = shown(image)
    picture.tintColor = color
    picture.alpha = strength
  }

  // MARK: Places

  private func layout(_ configuration: Configuration, in area: CGRect) -> ButtonLayout {
    var layout = ButtonLayout(area: area)
    let image = shown(configuration.image ?? currentImage)
    layout.image =
      configuration.showsActivityIndicator
      ? CGSize(width: 20, height: 20) : image?.size ?? .zero
    layout.hasText = views.label?.text?.isEmpty == false || configuration.subtitle != nil
    layout.placement = configuration.imagePlacement
    layout.spacing = configuration.imagePadding
    layout.horizontal = effectiveContentHorizontalAlignment
    layout.vertical = contentVerticalAlignment
    layout.isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    layout.scale = layoutScale
    return layout
  }

  /// Title and subtitle, one below the other.
  private func textSize(_ configuration: Configuration, within room: CGSize) -> CGSize {
    let title = views.label?.sizeThatFits(room) ?? .zero
    guard let subtitle = views.subtitle?.sizeThatFits(room) else { return title }
    let gap = title.height > 0 ? configuration.titlePadding : 0
    return CGSize(
      width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
  }

  func configuredPlaces(
    _ configuration: Configuration, in area: CGRect
  ) -> (image: CGRect, text: CGRect) {
    layout(configuration, in: area).places { textSize(configuration, within: $0) }
  }

  func configuredSize(_ configuration: Configuration, within size: CGSize?) -> CGSize {
    let insets = edges(configuration.contentInsets)
    let (x, y) = (insets.left + insets.right, insets.top + insets.bottom)
    var layout = layout(configuration, in: .zero)
    var room = CGSize.zero
    if let size, size.width > 0, size.width.isFinite {
      room = CGSize(width: max(1, size.width - x), height: 0)
    }
    if !layout.hasText { layout.spacing = 0 }
    let group = layout.groupSize(text: textSize(configuration, within: room))
    return CGSize(width: group.width + x, height: group.height + y)
  }

  func placeConfigured(in area: CGRect) {
    guard let configuration else { return }
    let (image, text) = places(in: area)
    views.picture?.lie(in: image)
    views.wheel?.lie(in: image)
    placeText(configuration, in: text)
    guard let ground = views.ground else { return }
    let background = configuration.background
    ground.lie(
      in: backgroundRect(forBounds: bounds).inset(by: edges(background.backgroundInsets)))
    ground.round(radius(configuration), curve: .continuous)
    let outset = background.strokeOutset - background.strokeWidth / 2
    ground.path =
      background.strokeWidth > 0
      ? UIBezierPath(
        roundedRect: ground.bounds.inside(dx: -outset, dy: -outset),
        cornerRadius: max(0, ground.layer.cornerRadius + outset)) : nil
  }

  private func placeText(_ configuration: Configuration, in place: CGRect) {
    guard let subtitle = views.subtitle else {
      views.label?.lie(in: place)
      return
    }
    let title = views.label?.sizeThatFits(place.size).height ?? 0
    let (upper, rest) = place.divided(atDistance: title, from: .minYEdge)
    views.label?.lie(in: upper)
    let gap = title > 0 ? configuration.titlePadding : 0
    subtitle.lie(in: rest.divided(atDistance: gap, from: .minYEdge).remainder)
  }

  private func radius(_ configuration: Configuration) -> CGFloat {
    switch configuration.cornerStyle {
    case .fixed: configuration.background.cornerRadius
    case .dynamic: configuration.buttonSize.cornerRadius
    case .small: 5
    case .medium: 8
    case .large: 12
    case .capsule: .infinity
    }
  }
}
