import CoreGraphics
import QuartzCore

/// What an image view's layer shows: an image in one colour or its own, at a size if it is tiled.
struct ShownImage: Equatable {
  var image: UIImage
  var tint: CGColor?
  var size: CGSize?
  /// Of a symbol: the screen's pixels a point, and how much larger than itself it is shown.
  var pixels: CGFloat?
  var zoom: CGFloat = 1
}

/// What a layer was given to show an image.
struct GivenContents {
  var picture: CGImage?
  var scale: CGFloat
  var center: CGRect
}

extension UIImageView {
  /// The image of the present state.
  var currentImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  /// The image for the view's traits, in the size that the view would give it.
  var sizedImage: UIImage? { image.map { sized($0) } }

  private func sized(_ image: UIImage) -> UIImage {
    image.suited(to: traitCollection)
      .preferring(preferredSymbolConfiguration, traits: traitCollection)
  }

  /// What the layer should show now.
  var look: ShownImage? { currentImage.map { look(of: $0) } }

  /// Gives the layer what the present image looks like, unless it has that already.
  func showImage() {
    let wanted = look
    guard wanted != shown || layer.contents == nil else { return }
    given = nil
    show(wanted)
  }

  /// Makes what the layer shows of the image anew in another size, scale or colour.
  ///
  /// Contents and a scale that somebody else has given the layer, or taken away, stay until there is
  /// another image: else it would depend on when the view gets its size and colour whose are seen. So a
  /// scale is given only where it is another one than the view gave before, which no size makes it.
  func refreshImage() {
    guard let given, given.picture === layer.contents as? CGImage else { return }
    let wanted = look
    if wanted != shown { show(wanted) }
  }

  private func show(_ wanted: ShownImage?) {
    shown = wanted
    layer.needsDisplayOnBoundsChange = wanted?.size != nil || contentMode == .redraw
    guard let wanted else {
      given = nil
      layer.contents = nil
      return
    }
    let made = GivenContents(
      picture: wanted.picture, scale: wanted.pixels ?? wanted.image.scale,
      center: wanted.size == nil ? wanted.image.stretchedPart : .unit)
    if isOwn(layer.contentsScale, given?.scale, made.scale) { layer.contentsScale = made.scale }
    if isOwn(layer.contentsCenter, given?.center, made.center) {
      layer.contentsCenter = made.center
    }
    layer.contents = made.picture
    given = made
  }

  /// Whether the view has another value for the layer, which nobody else has given one since.
  private func isOwn<Value: Equatable>(_ value: Value, _ given: Value?, _ made: Value) -> Bool {
    given.map { $0 == value && $0 != made } ?? true
  }

  private func look(of image: UIImage) -> ShownImage {
    let image = sized(image)
    var wanted = ShownImage(image: image)
    if image.isStencil {
      wanted.tint = tintColor.resolvedColor(with: traitCollection).cgColor
    }
    if image.flipsForRightToLeftLayoutDirection,
      effectiveUserInterfaceLayoutDirection == .rightToLeft
    {
      wanted.image = image.withHorizontallyFlippedOrientation()
    }
    if image.isTiled, contentMode == .scaleToFill || contentMode == .redraw {
      wanted.size = bounds.size
    } else if image.isSymbolImage {
      wanted.pixels = layoutScale
      // Between caps it is stretched, and the caps stay as they are.
      if image.capInsets == .zero {
        wanted.zoom = contentMode.zoom(of: image.size, to: bounds.size)
      }
    }
    return wanted
  }
}

extension ShownImage {
  /// The picture upright, in its colour, and tiled where it has to be.
  var picture: CGImage? {
    let stored =
      pixels.flatMap { image.state.symbol?.picture(scale: $0, zoom: zoom) } ?? image.cgImage
    let upright = stored?.upright(image.imageOrientation)
    let picture = tint.map { upright?.tinted($0) } ?? upright
    guard let size, let picture else { return picture }
    return tiled(picture, to: size)
  }

  private func tiled(_ picture: CGImage, to size: CGSize) -> CGImage? {
    let longest = CGFloat(CGContext.longestSide)
    guard size.width >= 1, size.height >= 1, size.width * image.scale < longest,
      size.height * image.scale < longest
    else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = image.scale
    let tile = UIImage(cgImage: picture, scale: image.scale, orientation: .up)
      .resizableImage(withCapInsets: image.capInsets, resizingMode: .tile)
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      tile.draw(in: CGRect(origin: .zero, size: size))
    }.cgImage
  }
}

extension UIView.ContentMode {
  /// Whether an image becomes larger with its view.
  fileprivate var scales: Bool {
    switch self {
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw: true
    default: false
    }
  }

  /// How many times its size an image is shown, in steps that the eye does not see.
  fileprivate func zoom(of size: CGSize, to room: CGSize) -> CGFloat {
    guard scales, size.width > 0, size.height > 0, room.width > 0, room.height > 0 else { return 1 }
    let (x, y) = (room.width / size.width, room.height / size.height)
    let zoom = self == .scaleAspectFit ? min(x, y) : max(x, y)
    let longest = CGFloat(CGContext.longestSide) / 8 / max(size.width, size.height)
    return max(1.0 / 16, min((zoom * 64).rounded() / 64, longest))
  }
}

extension UIImage {
  /// Whether the middle between the caps is repeated, and is more than one point.
  fileprivate var isTiled: Bool {
    guard let caps = state.capInsets, resizingMode == .tile else { return false }
    let size = size
    return size.width - caps.left - caps.right > 1 || size.height - caps.top - caps.bottom > 1
  }

  /// The part between the caps, in fractions; the whole without caps.
  fileprivate var stretchedPart: CGRect {
    let size = size
    guard let caps = state.capInsets, size.width > 0, size.height > 0 else { return .unit }
    let (x, y) = (caps.left / size.width, caps.top / size.height)
    let width = 1 - x - caps.right / size.width
    let height = 1 - y - caps.bottom / size.height
    guard x >= 0, y >= 0, width >= 0, height >= 0 else { return .unit }
    return CGRect(x: x, y: y, width: width, height: height)
  }
}

extension CGRect {
  fileprivate static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
}
