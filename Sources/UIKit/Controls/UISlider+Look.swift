import QuartzCore

extension UISlider {
  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: Places

  /// Around the images at the ends, and a little less than what is left.
  func track(in bounds: CGRect) -> CGRect {
    let first = minimumValueImageRect(forBounds: bounds)
    let last = maximumValueImageRect(forBounds: bounds)
    let (left, right) = isMirrored ? (last, first) : (first, last)
    let start = left.width > 0 ? left.maxX + 6 : bounds.minX + 2
    let end = right.width > 0 ? right.minX - 6 : bounds.maxX - 2
    return CGRect(
      x: start, y: bounds.midY - Self.trackHeight / 2, width: max(0, end - start),
      height: Self.trackHeight
    ).settled
  }

  /// The knob goes 2 points past the ends of the track.
  func thumb(in bounds: CGRect, on track: CGRect, at value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? Self.knob
    let overhang: CGFloat = currentThumbImage == nil ? 2 : 0
    let share = share(of: value)
    let way = max(0, track.width + 2 * overhang - size.width)
    return CGRect(
      x: track.minX - overhang + way * (isMirrored ? 1 - share : share),
      y: bounds.midY - size.height / 2, width: size.width, height: size.height
    ).settled
  }

  func place(of image: UIImage?, in bounds: CGRect, isAtStart: Bool) -> CGRect {
    guard let size = image?.size else { return .zero }
    return CGRect(
      x: isAtStart != isMirrored ? bounds.minX : bounds.maxX - size.width,
      y: bounds.midY - size.height / 2, width: size.width, height: size.height
    ).settled
  }

  /// How far between the ends a value lies.
  private func share(of value: Float) -> CGFloat {
    let range = CGFloat(maximumValue) - CGFloat(minimumValue)
    guard range > 0, !value.isNaN else { return 0 }
    return min(max((CGFloat(value) - CGFloat(minimumValue)) / range, 0), 1)
  }

  /// The value for a place of the knob.
  func value(forKnobAt x: CGFloat, on track: CGRect) -> Float {
    let start = thumbRect(forBounds: bounds, trackRect: track, value: minimumValue).minX
    let end = thumbRect(forBounds: bounds, trackRect: track, value: maximumValue).minX
    guard end != start, x.isFinite else { return value }
    let share = min(max((x - start) / (end - start), 0), 1)
    return minimumValue + Float(share) * (maximumValue - minimumValue)
  }

  var knob: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  func place() {
    let track = trackRect(forBounds: bounds)
    let knob = knob
    var (done, rest) = (track, track)
    if isMirrored {
      done.origin.x = knob.midX
      done.size.width = max(0, track.maxX - knob.midX)
    } else {
      done.size.width = max(0, knob.midX - track.minX)
    }
    if currentMaximumTrackImage != nil {
      rest = isMirrored ? track : CGRect(x: knob.midX, y: track.minY, width: 0, height: 0)
      rest.size = CGSize(width: max(0, track.width - done.width), height: track.height)
    }
    parts.rest.lie(asGiven: track)
    parts.done.lie(in: done)
    parts.restImage.lie(in: grown(rest, to: currentMaximumTrackImage))
    parts.doneImage.lie(in: grown(done, to: currentMinimumTrackImage))
    parts.thumb.lie(asGiven: knob)
    parts.thumbImage.lie(asGiven: knob)
    for part in [parts.rest, parts.done, parts.thumb] { part.round() }
    parts.minimumImage.lie(asGiven: minimumValueImageRect(forBounds: bounds))
    parts.maximumImage.lie(asGiven: maximumValueImageRect(forBounds: bounds))
  }

  /// A track of pictures is as high as they are.
  private func grown(_ rect: CGRect, to image: UIImage?) -> CGRect {
    guard let height = image?.size.height else { return rect }
    return CGRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height)
  }

  // MARK: Colours and images

  func takeColors() {
    parts.done.backgroundColor = minimumTrackTintColor ?? tintColor
    parts.rest.backgroundColor = maximumTrackTintColor ?? .systemFill
    parts.thumb.backgroundColor = thumbTintColor ?? .white
    parts.thumb.castShadow()
    for part in [parts.done, parts.rest, parts.doneImage, parts.restImage] {
      part.alpha = isEnabled ? 1 : 0.5
    }
  }

  func showImages() {
    parts.thumbImage.image = currentThumbImage
    parts.doneImage.image = currentMinimumTrackImage
    parts.restImage.image = currentMaximumTrackImage
    parts.minimumImage.image = minimumValueImage
    parts.maximumImage.image = maximumValueImage
    parts.thumb.isHidden = currentThumbImage != nil
    parts.done.isHidden = currentMinimumTrackImage != nil
    parts.rest.isHidden = currentMaximumTrackImage != nil
    setNeedsLayout()
  }
}
