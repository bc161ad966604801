import CoreGraphics
import Foundation

/// Shows an image and two texts as a configuration says.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private var current: UIListContentConfiguration
  private let image = UIImageView()
  private let text = UILabel()
  private let secondary = UILabel()

  private static let symbolWidth: CGFloat = 28

  public init(configuration: UIListContentConfiguration) {
    current = configuration
    super.init(frame: .zero)
    for view in [image, text, secondary] { addSubview(view) }
    show()
  }

  public required init?(coder: NSCoder) {
    current = .cell()
    super.init(coder: coder)
    for view in [image, text, secondary] { addSubview(view) }
    show()
  }

  open var configuration: any UIContentConfiguration {
    get { current }
    set {
      guard let list = newValue as? UIListContentConfiguration else {
        refuse("UIListContentView shows UIListContentConfiguration, and not \(type(of: newValue))")
      }
      guard list != current else { return }
      current = list
      show()
    }
  }

  // MARK: Looks

  private func show() {
    dress(text, current.text, current.attributedText, current.textProperties)
    dress(
      secondary, current.secondaryText, current.secondaryAttributedText,
      current.secondaryTextProperties)
    let properties = current.imageProperties
    image.image = current.image
    image.isHidden = current.image == nil
    image.tintColor =
      properties.tintColorTransformer == nil
      ? properties.tintColor : properties.resolvedTintColor(for: tintColor ?? .tintColor)
    image.preferredSymbolConfiguration =
      properties.preferredSymbolConfiguration
      ?? UIImage.SymbolConfiguration(font: current.textProperties.font)
    image.contentMode = current.image?.isSymbolImage == true ? .center : .scaleAspectFit
    image.layer.cornerRadius = max(0, properties.cornerRadius.settled)
    image.clipsToBounds = properties.cornerRadius > 0
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func dress(
    _ label: UILabel, _ string: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text =
        switch properties.transform {
        case .none: string
        case .uppercase: string?.uppercased()
        case .lowercase: string?.lowercased()
        case .capitalized: string?.capitalized
        }
    }
    label.isHidden = label.text?.isEmpty ?? true
  }

  // MARK: Layout

  private struct Places {
    var image = CGRect.zero
    var text = CGRect.zero
    var secondary = CGRect.zero
    var height: CGFloat = 0
  }

  /// At the sides, the margins of what the view is in.
  private var margins: UIEdgeInsets {
    let own = UIEdgeInsets(
      current.directionalLayoutMargins.settled, effectiveUserInterfaceLayoutDirection)
    guard let outer = superview?.layoutMargins.settled else { return own }
    return own.atLeast(UIEdgeInsets(top: 0, left: outer.left, bottom: 0, right: outer.right))
  }

  /// The texts have other room, at the same size of the view.
  func marginsAroundDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var imageSize: CGSize {
    guard let picture = current.image else { return .zero }
    var size = picture.isSymbolImage ? image.intrinsicContentSize.settled : picture.size.settled
    let most = current.imageProperties.maximumSize
    let share = min(
      most.width > 0 && size.width > 0 ? most.width / size.width : 1,
      most.height > 0 && size.height > 0 ? most.height / size.height : 1, 1)
    size = CGSize(width: size.width * share, height: size.height * share)
    return size
  }

  private func places(in width: CGFloat, height: CGFloat) -> Places {
    var places = Places()
    let margins = margins
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (start, end) = isMirrored ? (margins.right, margins.left) : (margins.left, margins.right)
    var room = CGRect(
      x: start, y: margins.top, width: max(0, width - start - end),
      height: max(0, height - margins.top - margins.bottom))
    let picture = imageSize
    if picture.width > 0 {
      let reserved = current.imageProperties.reservedLayoutSize
      let least = current.image?.isSymbolImage == true ? Self.symbolWidth : picture.width
      let column = reserved.width > 0 ? reserved.width : max(least, picture.width)
      places.image = CGRect(
        x: room.minX + (column - picture.width) / 2,
        y: pixels.whole(room.midY - picture.height / 2), width: picture.width,
        height: picture.height)
      places.height = max(picture.height, reserved.height)
      let used = min(column + current.imageToTextPadding, room.width)
      room.origin.x += used
      room.size.width -= used
    }
    placeTexts(&places, room)
    places.height = pixels.up(places.height + margins.top + margins.bottom)
    guard isMirrored else { return places }
    for key in [\Places.image, \Places.text, \Places.secondary] {
      places[keyPath: key].origin.x = width - places[keyPath: key].maxX
    }
    return places
  }

  private func size(_ label: UILabel, _ width: CGFloat) -> CGSize {
    guard !label.isHidden else { return .zero }
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: min(pixels.up(size.width), width), height: pixels.up(size.height)).settled
  }

  private func placeTexts(_ places: inout Places, _ room: CGRect) {
    let (first, second) = (size(text, room.width), size(secondary, room.width))
    let apart = current.textToSecondaryTextHorizontalPadding
    let isBeside =
      current.prefersSideBySideTextAndSecondaryText && first.width > 0 && second.width > 0
      && first.width + apart + second.width <= room.width
    if isBeside {
      places.text = CGRect(
        x: room.minX, y: pixels.whole(room.midY - first.height / 2), width: first.width,
        height: first.height)
      places.secondary = CGRect(
        x: room.maxX - second.width, y: pixels.whole(room.midY - second.height / 2),
        width: second.width, height: second.height)
      places.height = max(places.height, first.height, second.height)
      return
    }
    let hasBoth = first.height > 0 && second.height > 0
    let gap = hasBoth ? current.textToSecondaryTextVerticalPadding : 0
    let total = first.height + gap + second.height
    let top = pixels.whole(room.midY - total / 2)
    places.text = CGRect(x: room.minX, y: top, width: room.width, height: first.height)
    places.secondary = CGRect(
      x: room.minX, y: top + first.height + gap, width: room.width, height: second.height)
    places.height = max(places.height, total)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let places = places(in: bounds.width, height: bounds.height)
    image.lie(in: places.image)
    text.lie(in: places.text)
    secondary.lie(in: places.secondary)
  }

  /// Where the text begins, from the side that reading begins at.
  var textStart: CGFloat {
    let places = places(in: bounds.width, height: bounds.height)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isMirrored ? bounds.width - places.text.maxX : places.text.minX
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: places(in: .infinity, height: 0).height).settled
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: places(in: size.width, height: 0).height).settled
  }

  override var wrapsContent: Bool { true }
  override func wrappedHeight(forWidth width: CGFloat) -> CGFloat? {
    places(in: width, height: 0).height.settled
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    sizeThatFits(targetSize)
  }
}
