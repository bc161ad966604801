import CoreGraphics

/// Makes another colour of one that a configuration has.
public struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor

  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// As light as the colour, in grey.
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { color in
      UIColor { traits in
        let (red, green, blue, alpha) = components(of: color.resolvedColor(with: traits))
        return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
      }
    }
  }

  private static func components(
    of color: UIColor
  ) -> (CGFloat, CGFloat, CGFloat, CGFloat) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return (red, green, blue, alpha)
  }
}
