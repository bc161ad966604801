import QuartzCore

// The look of a button without a configuration.

extension UIButton {
  private var isSystem: Bool { buttonType != .custom }

  // MARK: Views

  private var titleFont: UIFont { .systemFont(ofSize: isSystem ? 15 : 18) }

  var label: UILabel {
    if let label = views.label { return label }
    let label = UILabel()
    label.lineBreakMode = .byTruncatingMiddle
    label.textAlignment = .center
    label.font = titleFont
    views.label = label
    addSubview(label)
    show()
    return label
  }

  var picture: UIImageView {
    if let picture = views.picture { return picture }
    let picture = UIImageView()
    picture.contentMode = .scaleAspectFit
    views.picture = picture
    insertSubview(picture, at: views.background == nil && views.ground == nil ? 0 : 1)
    return picture
  }

  private var backdrop: UIImageView {
    if let background = views.background { return background }
    let background = UIImageView()
    views.background = background
    insertSubview(background, at: 0)
    return background
  }

  // MARK: Colours, title and images

  func color(for state: State) -> UIColor? {
    if let color = content.titleColors[exactly: state] { return color }
    if isSystem, state.contains(.disabled) { return .tertiaryLabel }
    return content.titleColors[.normal] ?? (isSystem ? tintColor : .white)
  }

  /// An image of a system button is a stencil unless it says otherwise; a symbol has the size that
  /// the button would give it.
  func shown(_ image: UIImage?) -> UIImage? {
    let sized = image?.preferring(symbolConfiguration, traits: traitCollection)
    guard let sized, isSystem || configuration != nil, sized.renderingMode == .automatic
    else { return sized }
    return sized.withRenderingMode(.alwaysTemplate)
  }

  private var symbolConfiguration: UIImage.SymbolConfiguration? {
    guard let configuration else { return currentPreferredSymbolConfiguration }
    return configuration.preferredSymbolConfigurationForImage
      ?? UIImage.SymbolConfiguration(textStyle: configuration.buttonSize.titleFont)
  }

  /// Brings the views up to content and state.
  func show() {
    setNeedsLayout()
    guard configuration == nil else { return showConfiguration() }
    showTitle()
    if let image = currentImage {
      picture.image = shown(image)
    } else if let picture = views.picture {
      picture.image = nil
    }
    if let picture = views.picture {
      picture.alpha = imageStrength
      let tint = isEnabled || !isSystem ? nil : UIColor.tertiaryLabel
      if picture.extras?.tint != tint { picture.tintColor = tint }
    }
    if let image = currentBackgroundImage {
      backdrop.image = image
    } else if let background = views.background {
      background.image = nil
    }
  }

  private func showTitle() {
    let attributed = currentAttributedTitle
    guard attributed != nil || currentTitle != nil || views.label != nil else { return }
    let label = label
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = currentTitle
      label.textColor = currentTitleColor
    }
    if hasTitle, let shadow = currentTitleShadowColor { label.shadowColor = shadow }
    label.alpha = isSystem && isHighlighted ? 0.2 : 1
  }

  private var imageStrength: CGFloat {
    if isHighlighted {
      if isSystem { return 0.2 }
      if adjustsImageWhenHighlighted, content.images[exactly: state] == nil { return 0.5 }
    }
    if !isEnabled, !isSystem, adjustsImageWhenDisabled, content.images[exactly: state] == nil {
      return 0.5
    }
    return 1
  }

  // MARK: Places

  func contentArea(in bounds: CGRect) -> CGRect {
    if let configuration {
      return bounds.inset(by: edges(configuration.contentInsets)).settled
    }
    return bounds.inset(by: contentEdgeInsets).settled
  }

  func edges(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
    let isLeft = effectiveUserInterfaceLayoutDirection == .leftToRight
    return UIEdgeInsets(
      top: insets.top, left: isLeft ? insets.leading : insets.trailing, bottom: insets.bottom,
      right: isLeft ? insets.trailing : insets.leading)
  }

  /// Where title and image lie; in a configured button the text is title and subtitle together.
  func places(in area: CGRect) -> (image: CGRect, text: CGRect) {
    if let configuration { return configuredPlaces(configuration, in: area) }
    var layout = ButtonLayout(area: area)
    layout.image = shown(currentImage)?.size ?? .zero
    layout.hasText = hasTitle
    layout.horizontal = effectiveContentHorizontalAlignment
    layout.vertical = contentVerticalAlignment
    layout.alignsEach = true
    layout.isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    layout.scale = layoutScale
    var (image, text) = layout.places { views.label?.sizeThatFits($0) ?? .zero }
    image = layout.moved(image, by: imageEdgeInsets)
    text = layout.moved(text, by: titleEdgeInsets)
    switch contentVerticalAlignment {
    case .top: text.origin.y += roomOfTitle
    case .bottom: text.origin.y -= roomOfTitle
    case .center, .fill: break
    }
    return (image.settled, text.settled)
  }

  private var hasTitle: Bool {
    if let attributed = currentAttributedTitle { return attributed.length > 0 }
    return currentTitle?.isEmpty == false
  }

  func place() {
    views.isPlacing = true
    defer { views.isPlacing = false }
    let area = contentRect(forBounds: bounds)
    if configuration != nil { return placeConfigured(in: area) }
    views.background?.lie(asGiven: backgroundRect(forBounds: bounds))
    views.picture?.lie(asGiven: currentImage == nil ? .zero : imageRect(forContentRect: area))
    views.label?.lie(asGiven: hasTitle ? titleRect(forContentRect: area) : .zero)
  }

  /// Who asks for title or image may ask where they are before the next layout.
  func placeIfDue() {
    guard layer.needsLayout(), !views.isPlacing, !bounds.isEmpty else { return }
    updateIfNeeded()
    place()
  }

  /// What a title keeps free above and below unless insets say otherwise.
  private static let room: CGFloat = 6

  /// What the title keeps free at the edge that it is aligned to: it does where the button has taken
  /// the size of its content.
  var roomOfTitle: CGFloat {
    let keepsRoom = configuration == nil && contentEdgeInsets == .zero && currentImage == nil
    return views.isFitted && keepsRoom ? Self.room : 0
  }

  /// A title keeps room above and below, and has a least width, where nothing else says how large the
  /// button is: neither an image nor insets. A text without letters has the height of a line, and so
  /// has a button with nothing in it. All in all it is of whole points, whatever pixels are: 34 high at
  /// 18 points.
  func fittingSize(within size: CGSize?) -> CGSize {
    updateIfNeeded()
    if let configuration { return configuredSize(configuration, within: size) }
    let image = shown(currentImage)?.size ?? .zero
    var title = hasTitle ? views.label?.sizeThatFits(size ?? .zero) ?? .zero : .zero
    var least = CGSize.zero
    let insets = contentEdgeInsets
    if !hasTitle, image == .zero || currentTitle != nil && views.sign == nil {
      title.height = heightOfNoTitle
    }
    if insets == .zero, image == .zero {
      title.height += 2 * Self.room
      least.width = 30
    }
    let ground = currentBackgroundImage?.size ?? .zero
    let content = PixelGrid(scale: 1).up(
      CGSize(
        width: image.width + title.width + insets.left + insets.right,
        height: max(image.height, title.height) + insets.top + insets.bottom))
    return CGSize(
      width: max(ground.width, least.width, content.width),
      height: max(ground.height, content.height))
  }

  private var heightOfNoTitle: CGFloat {
    PixelGrid(scale: layoutScale).up((views.label?.font ?? titleFont).lineHeight)
  }
}
