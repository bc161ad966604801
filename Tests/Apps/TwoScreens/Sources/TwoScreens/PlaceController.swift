import UIKit

/// The second screen: what there is to say of a place.
class PlaceController: UIViewController {
  private let name: String
  private let visits = UILabel()
  private var count = 0

  init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let field = UITextField()
    field.placeholder = "A note"
    field.borderStyle = .roundedRect
    field.accessibilityIdentifier = "note"
    field.addAction(
      UIAction { [weak field] _ in note("note \(field?.text ?? "")") }, for: .editingChanged)
    let button = UIButton(
      configuration: .filled(),
      primaryAction: UIAction(title: "Visit") { [weak self] _ in self?.visit() })
    button.accessibilityIdentifier = "visit"
    visits.text = "No visits"
    visits.accessibilityIdentifier = "visits"
    let stack = UIStackView(arrangedSubviews: [visits, field, button])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
    ])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("shows \(name)")
  }

  /// What a task on another thread answers is shown on this one.
  private func visit() {
    Task {
      let next = await Visits().next(after: count)
      count = next
      visits.text = next == 1 ? "1 visit" : "\(next) visits"
      note(visits.text ?? "")
    }
  }
}

actor Visits {
  func next(after count: Int) async -> Int {
    try? await Task.sleep(for: .milliseconds(50))
    return count + 1
  }
}
