import UIKit

/// A dial for a room's warmth: turn it with a finger. Scenes can set what is inspectable.
final class Dial: UIControl {
  /// How warm it is to be, in degrees.
  @Inspectable(12...28) var warmth: CGFloat = 21 {
    didSet {
      warmth = min(max(warmth, Self.range.lowerBound), Self.range.upperBound)
      update()
    }
  }

  /// What it warms.
  @Inspectable var room = "Living room" {
    didSet { caption.text = room }
  }

  private static let range: ClosedRange<CGFloat> = 12...28
  /// Three quarters of a turn, open at the bottom.
  private static let (start, sweep) = (CGFloat.pi * 0.75, CGFloat.pi * 1.5)

  private let track = CAShapeLayer()
  private let arc = CAShapeLayer()
  private let colors = CAGradientLayer()
  private let knob = CALayer()
  private let number = UILabel()
  private let caption = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for shape in [track, arc] {
      shape.fillColor = nil
      shape.lineCap = .round
    }
    arc.strokeColor = UIColor.black.cgColor
    colors.type = .conic
    colors.startPoint = CGPoint(x: 0.5, y: 0.5)
    colors.endPoint = CGPoint(x: 0.5, y: 1)
    colors.colors = [UIColor.systemTeal, .systemBlue, .systemPurple, .systemPink, .systemOrange]
      .map(\.cgColor)
    colors.mask = arc
    knob.backgroundColor = UIColor.white.cgColor
    knob.shadowOpacity = 0.25
    knob.shadowRadius = 5
    knob.shadowOffset = CGSize(width: 0, height: 2)
    for part in [track, colors, knob] { layer.addSublayer(part) }
    number.textAlignment = .center
    caption.textAlignment = .center
    caption.textColor = .secondaryLabel
    caption.text = room
    for label in [number, caption] { addSubview(label) }
    update()
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: 260, height: 260) }

  private var width: CGFloat { min(bounds.width, bounds.height) * 0.09 }
  private var radius: CGFloat { (min(bounds.width, bounds.height) - width) / 2 - 8 }
  private var middle: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let path = UIBezierPath(
      arcCenter: middle, radius: radius, startAngle: Self.start,
      endAngle: Self.start + Self.sweep, clockwise: true)
    for shape in [track, arc] {
      shape.frame = bounds
      shape.path = path.cgPath
      shape.lineWidth = width
    }
    colors.frame = bounds
    knob.bounds.size = CGSize(width: width * 1.5, height: width * 1.5)
    knob.cornerRadius = width * 0.75
    let size = radius * 0.62
    number.font = .systemFont(ofSize: size, weight: .thin)
    number.frame = CGRect(x: 0, y: middle.y - size * 0.75, width: bounds.width, height: size * 1.2)
    caption.font = .systemFont(ofSize: max(9, size * 0.2), weight: .medium)
    caption.frame = CGRect(
      x: 0, y: middle.y + size * 0.42, width: bounds.width, height: size * 0.3)
    update()
  }

  private func update() {
    let range = Self.range
    let part = (warmth - range.lowerBound) / (range.upperBound - range.lowerBound)
    let angle = Self.start + Self.sweep * part
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    track.strokeColor = UIColor.tertiarySystemFill.resolvedColor(with: traitCollection).cgColor
    arc.strokeEnd = part
    knob.position = CGPoint(
      x: middle.x + radius * cos(angle), y: middle.y + radius * sin(angle))
    CATransaction.commit()
    number.text = "\(Int(warmth.rounded()))°"
  }

  // MARK: Turning

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    var angle = atan2(point.y - middle.y, point.x - middle.x) - Self.start
    while angle < -.pi / 4 { angle += .pi * 2 }
    let range = Self.range
    warmth = range.lowerBound + angle / Self.sweep * (range.upperBound - range.lowerBound)
    sendActions(for: .valueChanged)
    return true
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    update()
  }
}

/// The dial with what belongs to it.
final class Room: UIViewController {
  private let dial = Dial()
  private let heating = UISwitch()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Home"
    view.backgroundColor = .systemGroupedBackground
    let card = UIView()
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 28
    let name = UILabel()
    name.text = "Heating"
    name.font = .preferredFont(forTextStyle: .headline)
    heating.isOn = true
    heating.addAction(
      UIAction { [unowned self] _ in dial.alpha = heating.isOn ? 1 : 0.35 }, for: .valueChanged)
    let row = UIStackView(arrangedSubviews: [name, UIView(), heating])
    let stack = UIStackView(arrangedSubviews: [dial, row])
    stack.axis = .vertical
    stack.spacing = 20
    for part in [card, stack] { part.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(card)
    card.addSubview(stack)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      card.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: card.topAnchor, constant: 24),
      stack.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 24),
      stack.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -24),
      stack.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -20),
      dial.heightAnchor.constraint(equalTo: dial.widthAnchor),
    ])
  }
}

#Preview("Dial") { Dial() }

#Preview("Room", traits: .device("iPhone 15")) {
  UINavigationController(rootViewController: Room())
}

#Preview("At night", traits: .device("iPhone 15"), .appearance(.dark)) {
  UINavigationController(rootViewController: Room())
}

#Preview("Small", traits: .fixedLayout(width: 120, height: 120)) {
  let dial = Dial()
  dial.warmth = 24
  return dial
}
