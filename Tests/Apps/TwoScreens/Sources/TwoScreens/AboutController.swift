import UIKit

/// A sheet over the first screen.
class AboutController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    let label = UILabel()
    label.text = "Two screens and a sheet"
    label.font = .preferredFont(forTextStyle: .headline)
    let button = UIButton(
      configuration: .tinted(),
      primaryAction: UIAction(title: "Done") { [weak self] _ in
        self?.dismiss(animated: true) { note("sheet gone") }
      })
    button.accessibilityIdentifier = "done"
    let stack = UIStackView(arrangedSubviews: [label, button])
    stack.axis = .vertical
    stack.spacing = 20
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 48),
    ])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("sheet")
  }
}
