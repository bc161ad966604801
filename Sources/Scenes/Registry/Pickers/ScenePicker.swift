import UIKit

/// What is no control and yet tells of what somebody did with it.
@MainActor
protocol ActionSource: AnyObject {
  var onAction: (SceneActions.Trigger) -> Void { get set }
}

/// A picker of which a scene says the rows.
final class ScenePicker: UIPickerView, ActionSource {
  var onAction: (SceneActions.Trigger) -> Void = { _ in }
  /// What the file or an action wants selected, which may be said before there are such rows.
  private var wanted: [Int] = []

  var components: [[String]] = [] {
    didSet {
      guard components != oldValue else { return }
      let kept = oldValue.isEmpty ? wanted : rows
      reloadAllComponents()
      select(kept, animated: false)
    }
  }

  init() {
    super.init(frame: .zero)
    dataSource = self
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  /// One for each component, from 0.
  var selectedRows: [Int] {
    get { components.isEmpty ? wanted : rows }
    set {
      wanted = newValue
      select(newValue, animated: false)
    }
  }

  private var rows: [Int] { components.indices.map { selectedRow(inComponent: $0) } }

  private func select(_ rows: [Int], animated: Bool) {
    for (component, titles) in components.enumerated() {
      let row = rows.indices.contains(component) ? rows[component] : 0
      selectRow(max(0, min(row, titles.count - 1)), inComponent: component, animated: animated)
    }
  }
}

extension ScenePicker: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { components.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    components.indices.contains(component) ? components[component].count : 0
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    guard components.indices.contains(component), components[component].indices.contains(row)
    else { return nil }
    return components[component][row]
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    onAction(.valueChanged)
  }
}

/// A date picker that takes and shows dates as the file has them, wherever it is shown.
final class SceneDatePicker: UIDatePicker {
  var today = SceneDate.date(SceneDate.today) ?? Date(timeIntervalSince1970: 0) {
    didSet { now = { [today] in today } }
  }
  /// Words of one language, unless the file names another.
  var language: String? {
    didSet { locale = Locale(identifier: language ?? "en_US") }
  }

  init() {
    super.init(frame: .zero)
    timeZone = SceneDate.zone
    calendar = Calendar(identifier: .gregorian)
    locale = Locale(identifier: "en_US")
    now = { [today] in today }
    date = today
    // As large as with the date that it begins with.
    frame.size = intrinsicContentSize
  }

  required init?(coder: NSCoder) { nil }
}
