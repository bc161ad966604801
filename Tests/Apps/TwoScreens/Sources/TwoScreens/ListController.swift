import UIKit

/// The first screen: switches, and places that lead to the second.
class ListController: UITableViewController {
  private let places = ["Rome", "Paris", "Oslo", "Lisbon", "Vienna"]
  private var isOn = [true, false]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Places"
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(
        title: "About", primaryAction: UIAction(title: "About") { [weak self] _ in self?.about() }),
      UIBarButtonItem(
        title: "Window",
        primaryAction: UIAction(title: "Window") { _ in
          UIApplication.shared.requestSceneSessionActivation(
            nil, userActivity: nil, options: nil)
        }),
    ]
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { section == 0 ? "Settings" : "Places" }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? isOn.count : places.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    var content = cell.defaultContentConfiguration()
    cell.accessoryView = nil
    if indexPath.section == 0 {
      content.text = ["Sound", "Vibration"][indexPath.row]
      let toggle = UISwitch()
      toggle.isOn = isOn[indexPath.row]
      toggle.accessibilityIdentifier = content.text?.lowercased()
      toggle.addAction(
        UIAction { [weak self, weak toggle] _ in
          guard let toggle else { return }
          self?.isOn[indexPath.row] = toggle.isOn
          note("\(toggle.accessibilityIdentifier ?? "") \(toggle.isOn ? "on" : "off")")
        }, for: .valueChanged)
      cell.accessoryView = toggle
      cell.selectionStyle = .none
    } else {
      content.text = places[indexPath.row]
      cell.accessoryType = .disclosureIndicator
      cell.accessibilityIdentifier = places[indexPath.row]
    }
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard indexPath.section == 1 else { return }
    let place = PlaceController(name: places[indexPath.row])
    navigationController?.pushViewController(place, animated: true)
  }

  private func about() {
    let sheet = AboutController()
    sheet.sheetPresentationController?.detents = [.medium()]
    present(sheet, animated: true)
  }
}
