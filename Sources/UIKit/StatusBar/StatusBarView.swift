import CoreGraphics

/// Shows the time and how the device is doing, above everything else in a window.
///
/// It takes no touches: taps there are the window's.
package final class StatusBarView: UIView {
  /// What the bar says the time is.
  package var time = "9:41" {
    didSet { label.text = time }
  }
  private let label = UILabel()
  private let signal = ControlPart(frame: .zero)
  private let waves = ControlPart(frame: .zero)
  private let battery = ControlPart(frame: .zero)
  private let charge = ControlPart(frame: .zero)
  private let content = UIView()
  private var state = StatusBarState()

  /// In front of everything that anybody puts into the window.
  private static let depth: CGFloat = 100_000

  package override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    clipsToBounds = true
    layer.zPosition = Self.depth
    addSubview(content)
    for part in [label, signal, waves, battery, charge] { content.addSubview(part) }
    label.text = time
    // Of the same way in every language.
    content.semanticContentAttribute = .forceLeftToRight
    colour()
  }

  package required init?(coder: NSCoder) { nil }

  func show(_ new: StatusBarState) {
    let old = state
    state = new
    if new.style != old.style { colour() }
    let goes = new.isHidden && new.animation == .slide
    content.transform =
      goes ? CGAffineTransform(translationX: 0, y: -bounds.height) : .identity
    content.alpha = new.isHidden ? 0 : 1
    setNeedsLayout()
  }

  private func colour() {
    let color: UIColor = state.style == .lightContent ? .white : .black
    label.textColor = color
    for part in [signal, waves, charge] { part.fillColor = color }
    battery.strokeColor = color.withAlphaComponent(0.35)
    battery.fillColor = nil
  }

  // MARK: Layout

  /// How things are set where the bar is as high as beside a camera, and where it is low.
  private struct Measures {
    var font: UIFont
    var middle: CGFloat
    var scale: CGFloat
    var margin: CGFloat
  }

  private var measures: Measures {
    guard bounds.height >= 40 else {
      let height = min(bounds.height, 32)
      return Measures(
        font: .systemFont(ofSize: height < 18 ? 10 : 12, weight: .semibold), middle: height / 2,
        scale: height < 18 ? 0.75 : 0.85, margin: bounds.width < 500 ? 8 : 16)
    }
    return Measures(
      font: .systemFont(ofSize: 17, weight: .semibold), middle: (bounds.height * 0.55).rounded(),
      scale: 1, margin: min(34, bounds.width * 0.085))
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let (measures, scale) = (measures, measures.scale)
    content.lie(around: CGPoint(x: bounds.midX, y: bounds.midY), size: bounds.size)
    label.font = measures.font
    let text = label.intrinsicContentSize.settled
    // Beside a camera the time stands in the middle of what is left of it.
    let start =
      bounds.height >= 40 && bounds.width < 500
      ? max(measures.margin, bounds.width * 0.165 - text.width / 2) : measures.margin
    label.lie(
      in: CGRect(
        x: pixels.whole(start), y: pixels.whole(measures.middle - text.height / 2),
        width: text.width, height: text.height))
    var end = bounds.width - measures.margin
    for (part, size, gap) in [
      (battery, CGSize(width: 27, height: 13), 7.0), (waves, CGSize(width: 17, height: 12), 7.0),
      (signal, CGSize(width: 19, height: 12), 0.0),
    ] {
      let size = CGSize(width: size.width * scale, height: size.height * scale)
      end -= size.width
      part.lie(
        in: CGRect(
          x: pixels.whole(end), y: pixels.whole(measures.middle - size.height / 2),
          width: size.width, height: size.height))
      end -= CGFloat(gap) * scale
    }
    charge.lie(in: battery.frame)
    draw(scale)
  }

  // MARK: Signs

  private func draw(_ scale: CGFloat) {
    let zoom = CGAffineTransform(scaleX: scale, y: scale)
    for (part, path) in [
      (signal, Self.bars), (waves, Self.arcs), (battery, Self.cell), (charge, Self.fill),
    ] {
      path.apply(zoom)
      part.path = path
    }
    battery.lineWidth = scale
  }

  /// Four bars, each higher than the one before.
  private static var bars: UIBezierPath {
    let path = UIBezierPath()
    for (index, height) in [4.0, 6.3, 9.0, 12.0].enumerated() {
      let rect = CGRect(x: Double(index) * 5.2, y: 12 - height, width: 3.2, height: height)
      path.append(UIBezierPath(roundedRect: rect, cornerRadius: 1))
    }
    return path
  }

  /// A dot and two arcs around it, as parts of rings.
  private static var arcs: UIBezierPath {
    let path = UIBezierPath()
    let center = CGPoint(x: 8.5, y: 11.6)
    let (start, end) = (CGFloat.pi * 1.25, CGFloat.pi * 1.75)
    for (inner, outer) in [(0.0, 3.4), (4.9, 7.3), (8.9, 11.4)] {
      let ring = UIBezierPath()
      ring.addArc(
        withCenter: center, radius: outer, startAngle: start, endAngle: end, clockwise: true)
      if inner > 0 {
        ring.addArc(
          withCenter: center, radius: inner, startAngle: end, endAngle: start, clockwise: false)
      } else {
        ring.addLine(to: center)
      }
      ring.close()
      path.append(ring)
    }
    return path
  }

  /// The outline of a battery, with its pole.
  private static var cell: UIBezierPath {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0.5, y: 0.5, width: 23.5, height: 12), cornerRadius: 3.8)
    let pole = UIBezierPath()
    pole.addArc(
      withCenter: CGPoint(x: 25.2, y: 6.5), radius: 1.4, startAngle: -1.1, endAngle: 1.1,
      clockwise: true)
    path.append(pole)
    return path
  }

  private static var fill: UIBezierPath {
    UIBezierPath(roundedRect: CGRect(x: 2, y: 2, width: 20.5, height: 9), cornerRadius: 2.5)
  }
}
