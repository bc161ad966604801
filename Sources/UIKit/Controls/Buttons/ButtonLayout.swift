import CoreGraphics

/// Places an image and a text next to each other, as one group, in the area for a button's content.
struct ButtonLayout {
  var area: CGRect
  var image = CGSize.zero
  var hasText = false
  /// The side of the text that the image is on.
  var placement = NSDirectionalRectEdge.leading
  var spacing: CGFloat = 0
  var horizontal = UIControl.ContentHorizontalAlignment.center
  var vertical = UIControl.ContentVerticalAlignment.center
  /// Whether image and text each lie at the top or at the bottom, and not the taller of them only.
  var alignsEach = false
  var isMirrored = false
  /// Pixels a point, so that text begins on whole ones.
  var scale: CGFloat = 1

  init(area: CGRect) {
    self.area = area
  }

  private var isStacked: Bool { placement == .top || placement == .bottom }
  private var hasImage: Bool { image.width > 0 && image.height > 0 }
  private var gap: CGFloat { hasImage && hasText ? spacing : 0 }

  /// The room for the text beside or below the image.
  private var textRoom: CGSize {
    isStacked
      ? CGSize(width: area.width, height: max(0, area.height - image.height - gap))
      : CGSize(width: max(0, area.width - image.width - gap), height: area.height)
  }

  /// The size of both together; with no area, without limits.
  func groupSize(text: CGSize) -> CGSize {
    isStacked
      ? CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
      : CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
  }

  func places(text measure: (CGSize) -> CGSize) -> (image: CGRect, text: CGRect) {
    let room = textRoom
    var text = hasText ? measure(room) : .zero
    text.width = min(text.width, room.width)
    text.height = min(text.height, max(room.height, 0))
    var image = image
    if !isStacked, image.height > area.height, image.height > 0 {
      // An image that is too high is shown smaller.
      image = CGSize(width: image.width * area.height / image.height, height: area.height)
    }
    let group = groupSize(text: text)
    let origin = CGPoint(
      x: start(group.width, area.minX, area.width), y: top(group.height))
    return split(image, text, at: origin, group)
  }

  private func start(_ length: CGFloat, _ first: CGFloat, _ room: CGFloat) -> CGFloat {
    switch horizontal {
    case .left, .leading: first
    case .right, .trailing: first + room - length
    case .center, .fill: first + (room - length) / 2
    }
  }

  private func top(_ length: CGFloat) -> CGFloat {
    switch vertical {
    case .top: area.minY
    case .bottom: area.maxY - length
    case .center, .fill: area.minY + (area.height - length) / 2
    }
  }

  private func split(
    _ image: CGSize, _ text: CGSize, at origin: CGPoint, _ group: CGSize
  ) -> (image: CGRect, text: CGRect) {
    var (imagePlace, textPlace) = (
      CGRect(origin: origin, size: image), CGRect(origin: origin, size: text)
    )
    if isStacked {
      imagePlace.origin.x = across(image.width, origin.x, group.width)
      textPlace.origin.x = across(text.width, origin.x, group.width)
      if placement == .top {
        textPlace.origin.y += image.height + gap
      } else {
        imagePlace.origin.y += text.height + gap
      }
    } else {
      imagePlace.origin.y += down(image.height, group.height)
      textPlace.origin.y += down(text.height, group.height)
      if (placement == .trailing) == isMirrored {
        textPlace.origin.x += image.width + gap
      } else {
        imagePlace.origin.x += text.width + gap
      }
    }
    return (aligned(imagePlace), aligned(textPlace))
  }

  /// A narrower part of a stack follows the alignment of the whole.
  private func across(_ width: CGFloat, _ first: CGFloat, _ room: CGFloat) -> CGFloat {
    switch horizontal {
    case .left, .leading: first
    case .right, .trailing: first + room - width
    case .center, .fill: first + (room - width) / 2
    }
  }

  /// How far below the top of the group a part lies that is lower.
  private func down(_ height: CGFloat, _ room: CGFloat) -> CGFloat {
    switch vertical {
    case .top where alignsEach: 0
    case .bottom where alignsEach: room - height
    default: (room - height) / 2
    }
  }

  private func aligned(_ rect: CGRect) -> CGRect {
    guard scale > 0 else { return rect }
    var rect = rect
    rect.origin.x = (rect.minX * scale).rounded() / scale
    rect.origin.y = (rect.minY * scale).rounded() / scale
    return rect
  }

  /// Insets move what is aligned to the side they are on, by half where it is in the middle.
  func moved(_ rect: CGRect, by insets: UIEdgeInsets) -> CGRect {
    let x =
      switch horizontal {
      case .left, .leading: insets.left
      case .right, .trailing: -insets.right
      case .center, .fill: (insets.left - insets.right) / 2
      }
    let y =
      switch vertical {
      case .top: insets.top
      case .bottom: -insets.bottom
      case .center, .fill: (insets.top - insets.bottom) / 2
      }
    return rect.offsetBy(dx: x, dy: y)
  }
}
