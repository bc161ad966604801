import CoreGraphics
import UIKit

/// What a view of code stands in: as large as it was made or wants to be, in the middle, else all over;
/// all over, too, where somebody says how large the canvas is.
final class PreviewContainer: UIView {
  private let content: UIView
  private let fills: Bool
  private let made: CGSize

  init(_ content: UIView, fills: Bool = false) {
    (self.content, self.fills) = (content, fills)
    made = content.bounds.size
    super.init(frame: .zero)
    // Nothing outside says where it is.
    content.translatesAutoresizingMaskIntoConstraints = true
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let wanted = made != .zero ? made : content.wantedSize(in: bounds.size)
    content.bounds.size = fills ? bounds.size : wanted ?? bounds.size
    content.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}

extension UIView {
  /// How large a view wants to be, by its constraints or by itself; nil where it does not say.
  func wantedSize(in room: CGSize) -> CGSize? {
    for size in [
      systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), intrinsicContentSize,
      sizeThatFits(room),
    ] where size.width >= 1 && size.height >= 1 && size.width < 16_384 && size.height < 16_384 {
      return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }
    return nil
  }
}
