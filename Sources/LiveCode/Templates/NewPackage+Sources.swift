extension NewPackage {
  static let card = """
    /// A card that greets by the time of day.
    public final class GreetingCard: UIView {
      /// From midnight.
      @Inspectable(0...24) public var hour = 9.0 {
        didSet { update() }
      }

      private let sky = CAGradientLayer()
      private let sun = CALayer()
      private let title = UILabel()
      private let caption = UILabel()

      public override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 28
        layer.cornerCurve = .continuous
        clipsToBounds = true
        sky.startPoint = CGPoint(x: 0, y: 0)
        sky.endPoint = CGPoint(x: 1, y: 1)
        sun.backgroundColor = UIColor.white.cgColor
        sun.shadowColor = UIColor.white.cgColor
        sun.shadowOffset = .zero
        sun.shadowRadius = 24
        sun.shadowOpacity = 1
        for part in [sky, sun] { layer.addSublayer(part) }
        title.font = .systemFont(ofSize: 30, weight: .bold)
        caption.font = .preferredFont(forTextStyle: .subheadline)
        for label in [title, caption] {
          label.textColor = .white
          addSubview(label)
        }
        update()
      }

      public required init?(coder: NSCoder) { nil }

      public override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 180) }

      private func update() {
        let (words, colors): (String, [UIColor]) =
          switch hour {
          case 5..<12: ("Good morning", [.systemTeal, .systemBlue])
          case 12..<18: ("Good afternoon", [.systemOrange, .systemPink])
          case 18..<22: ("Good evening", [.systemPurple, .systemIndigo])
          default: ("Good night", [.systemIndigo, .black])
          }
        title.text = words
        caption.text = "NAME begins here"
        sky.colors = colors.map(\\.cgColor)
        setNeedsLayout()
      }

      public override func layoutSubviews() {
        super.layoutSubviews()
        sky.frame = bounds
        // From the left edge in the morning to the right one at night, highest at noon.
        let day = (hour - 6) / 12
        sun.bounds.size = CGSize(width: 44, height: 44)
        sun.cornerRadius = 22
        sun.position = CGPoint(
          x: bounds.width * (0.15 + 0.7 * day),
          y: bounds.height * (0.75 - 0.55 * sin(.pi * day)))
        title.frame = CGRect(x: 24, y: bounds.height - 84, width: bounds.width - 48, height: 38)
        caption.frame = CGRect(x: 24, y: bounds.height - 46, width: bounds.width - 48, height: 22)
      }
    }

    #Preview("Morning", traits: .sizeThatFitsLayout) { GreetingCard() }

    #Preview("Evening", traits: .sizeThatFitsLayout) {
      let card = GreetingCard()
      card.hour = 19
      return card
    }

    """

  static let controller = """
    /// A screen with the card, and a slider for the time.
    public final class GreetingController: UIViewController {
      private let card = GreetingCard()
      private let slider = UISlider()

      public override func viewDidLoad() {
        super.viewDidLoad()
        title = "NAME"
        view.backgroundColor = .systemGroupedBackground
        slider.maximumValue = 24
        slider.value = Float(card.hour)
        slider.addAction(
          UIAction { [unowned self] _ in card.hour = Double(slider.value) }, for: .valueChanged)
        let stack = UIStackView(arrangedSubviews: [card, slider])
        stack.axis = .vertical
        stack.spacing = 24
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
          stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
          stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
          stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
          card.heightAnchor.constraint(equalToConstant: 180),
        ])
      }
    }

    #Preview("Screen", traits: .device("iPhone 15")) {
      UINavigationController(rootViewController: GreetingController())
    }

    """

  static let app = """
    @main
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(
          rootViewController: GreetingController())
        window?.makeKeyAndVisible()
        return true
      }
    }

    """

  static let tests = """
    @MainActor
    struct GreetingTests {
      @Test(arguments: [9.0, 15, 19, 23])
      func card(hour: Double) {
        let card = GreetingCard()
        card.hour = hour
        assertSnapshot(
          of: card, as: .image(size: card.intrinsicContentSize), named: "\\(Int(hour))")
      }

      @Test func screen() {
        let screen = UINavigationController(rootViewController: GreetingController())
        assertSnapshot(of: screen, as: .image(on: .iPhone13))
      }
    }

    """
}
