import QuartzCore

extension UIImageView {
  static let framesKey = "frames"

  /// Has the pictures of an animated image follow each other, from when it is set.
  func showFrames() {
    guard animationImages == nil else { return }
    guard let images = currentImage?.images, images.count > 1 else { return stopFrames() }
    run(images, duration: currentImage?.duration ?? 0, repeatCount: .infinity)
  }

  func startFrames() {
    guard !isAnimating else { return }
    guard let images = animationImages, !images.isEmpty else { return showFrames() }
    run(
      images, duration: animationDuration,
      repeatCount: animationRepeatCount > 0 ? Float(animationRepeatCount) : .infinity)
  }

  func stopFrames() {
    if isAnimating { layer.removeAnimation(forKey: Self.framesKey) }
  }

  private func run(_ images: [UIImage], duration: TimeInterval, repeatCount: Float) {
    let animation = CAKeyframeAnimation(keyPath: "contents")
    animation.values = images.compactMap { $0.cgImage?.upright($0.imageOrientation) }
    animation.calculationMode = .discrete
    animation.duration =
      duration > 0 && duration.isFinite ? duration : Double(images.count) / 30
    animation.repeatCount = repeatCount
    layer.add(animation, forKey: Self.framesKey)
  }
}
