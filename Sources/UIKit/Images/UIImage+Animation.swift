import CoreGraphics

extension UIImage {
  /// An image that shows others in turn; nil without any.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return UIImage(
      first.state.with {
        $0.frames = images
        $0.duration = duration
      })
  }

  /// The images called `name` with 0, 1, 2 … behind it, in turn, up to the first number that is
  /// missing; they may begin at 1. Nil without any.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    for index in 0...1024 {
      if let image = UIImage(named: "\(name)\(index)") {
        images.append(image)
      } else if index > 0 {
        break
      }
    }
    return animatedImage(with: images, duration: duration)
  }
}
