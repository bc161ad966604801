import UIKit

// What code written for Apple's UIKit looks like: nothing here is run for its result (see
// `ClientCodeTests`), it has to compile as it stands, with this one import.

class CardView: UIView {
  private let titleView = UIView()
  private lazy var shadowView: UIView = {
    let view = UIView()
    view.backgroundColor = UIColor.black.withAlphaComponent(0.2)
    view.isUserInteractionEnabled = false
    return view
  }()
  var onTap: (() -> Void)?
  var cornerStyle: CGFloat = 8 {
    didSet { layer.cornerRadius = cornerStyle }
  }

  init() {
    super.init(frame: .zero)
    commonInit()
  }

  convenience init(title: String) {
    self.init()
    layer.name = title
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  private func commonInit() {
    backgroundColor = .white
    layer.borderColor = UIColor.gray.cgColor
    layer.borderWidth = 1 / UIScreen.main.scale
    clipsToBounds = true
    addSubview(shadowView)
    addSubview(titleView)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    titleView.frame = bounds.insetBy(dx: 8, dy: 8)
    shadowView.frame = bounds
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
    onTap?()
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    layer.cornerRadius = window == nil ? 0 : cornerStyle
  }
}

class RingLayer: CALayer {
  var lineWidth: CGFloat = 4

  override init() {
    super.init()
    borderWidth = lineWidth
  }

  override init(layer: Any) {
    super.init(layer: layer)
    if let ring = layer as? RingLayer { lineWidth = ring.lineWidth }
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  override func layoutSublayers() {
    super.layoutSublayers()
    cornerRadius = min(bounds.width, bounds.height) / 2
  }
}

final class RingView: UIView {
  override class var layerClass: AnyClass { return RingLayer.self }
  private var ring: RingLayer? { layer as? RingLayer }
  private let inset: CGFloat

  init(frame: CGRect, inset: CGFloat) {
    self.inset = inset
    super.init(frame: frame.insetBy(dx: inset, dy: inset))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var frame: CGRect {
    didSet { ring?.lineWidth = frame.width / 10 }
  }
}

/// No initialiser at all, a stored property with a default.
class BadgeView: UIView {
  var count = 0
  override var isHidden: Bool {
    get { super.isHidden || count == 0 }
    set { super.isHidden = newValue }
  }
}

protocol CardControllerDelegate: AnyObject {
  func cardControllerDidFinish(_ controller: CardController)
}

@MainActor
final class CardController: UIViewController {
  weak var delegate: CardControllerDelegate?
  private let card: CardView
  private var handlers: [() -> Void] = []

  init(card: CardView = CardView(title: "card")) {
    self.card = card
    super.init(nibName: nil, bundle: nil)
    title = "Card"
  }

  required init?(coder: NSCoder) {
    card = CardView()
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(card)
    card.onTap = { [weak self] in
      guard let self = self else { return }
      self.handlers.forEach { $0() }
      self.delegate?.cardControllerDidFinish(self)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    card.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 44)
  }

  func whenTapped(_ handler: @escaping () -> Void) {
    handlers.append(handler)
  }
}

/// One that inherits every initialiser, and a subclass of it.
class PlainController: UIViewController {
  var loads = 0
  override func viewDidLoad() {
    super.viewDidLoad()
    loads += 1
  }
}

extension UIView {
  /// The sort of shorthand that every project has.
  var allSubviews: [UIView] { subviews + subviews.flatMap { $0.allSubviews } }

  @discardableResult
  func with(_ change: (UIView) -> Void) -> Self {
    change(self)
    return self
  }
}

extension UIColor {
  convenience init(byteRed red: Int, green: Int, blue: Int) {
    self.init(
      red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: 1)
  }

  static let brand = UIColor(byteRed: 10, green: 20, blue: 30)
}
