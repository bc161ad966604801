import CoreGraphics
import UIKit

/// What hands have done to views that code has made: kept while a new version of the code takes over.
///
/// A view is found again by its accessibility identifier, or by its place: the classes from the window
/// down to it, and how many of its class come before it each time. What nobody has touched is as the new
/// code says; so is what the new code begins with something else than the old one did.
@MainActor
struct KeptState {
  private var views: [String: Value] = [:]
  private var firstResponder: String?
  private let pages: KeptPages

  /// What a view has that a hand can change.
  fileprivate enum Value {
    case offset(CGPoint)
    case text(String)
    case isOn(Bool)
    case number(Float)
    case step(Double)
    case choice(Int)
    case date(Date)
    case rows([Int])
    case table([IndexPath], offset: CGPoint)
  }

  init(of window: UIWindow) {
    pages = KeptPages(of: window.rootViewController)
    for (key, view) in Self.named(window) {
      if let value = Self.value(of: view) { views[key] = value }
      if view.isFirstResponder { firstResponder = key }
    }
  }

  /// Gives new views what the old ones had; `make` makes a controller of a class by its name.
  func apply(to window: UIWindow, make: (String) -> UIViewController?) {
    pages.apply(to: window.rootViewController, make: make)
    window.layoutIfNeeded()
    let named = Self.named(window, isLoading: true)
    for (key, view) in named {
      if let value = views[key] { Self.set(value, of: view) }
    }
    window.layoutIfNeeded()
    // Where they can be is known when all have been laid out.
    for (key, view) in named {
      if let scroll = view as? UIScrollView, let offset = views[key]?.offset {
        scroll.contentOffset = scroll.held(offset)
      }
      if key == firstResponder { view.becomeFirstResponder() }
    }
  }

  // MARK: Names

  /// All views with what they are found by, those of pages that are covered as well.
  private static func named(
    _ window: UIWindow, isLoading: Bool = false
  ) -> [(key: String, view: UIView)] {
    var found: [(key: String, view: UIView)] = []
    var pending: [(key: String, view: UIView)] = [("", window)]
    for (key, controller) in KeptPages.named(window.rootViewController) {
      if isLoading { controller.loadViewIfNeeded() }
      guard let view = controller.viewIfLoaded, view.window == nil else { continue }
      if isLoading { view.frame = window.bounds }
      pending.append(("page \(key)", view))
    }
    while let (key, view) = pending.popLast() {
      found.append((key, view))
      var counts: [String: Int] = [:]
      for subview in view.subviews {
        let name = String(describing: type(of: subview))
        let count = counts[name, default: 0]
        counts[name] = count + 1
        let identifier = subview.accessibilityIdentifier ?? ""
        let own = identifier.isEmpty ? "\(key)/\(name) \(count)" : "#\(identifier)"
        pending.append((own, subview))
      }
    }
    return found
  }

  // MARK: Values

  private static func value(of view: UIView) -> Value? {
    switch view {
    case let toggle as UISwitch: .isOn(toggle.isOn)
    case let slider as UISlider: .number(slider.value)
    case let stepper as UIStepper: .step(stepper.value)
    case let choice as UISegmentedControl: .choice(choice.selectedSegmentIndex)
    case let pages as UIPageControl: .choice(pages.currentPage)
    case let field as UITextField: .text(field.text ?? "")
    case let text as UITextView where text.isEditable: .text(text.text)
    case let picker as UIDatePicker: .date(picker.date)
    case let picker as UIPickerView:
      .rows((0..<picker.numberOfComponents).map { picker.selectedRow(inComponent: $0) })
    case let table as UITableView:
      .table(table.indexPathsForSelectedRows ?? [], offset: table.contentOffset)
    case let scroll as UIScrollView where scroll.contentOffset != .zero:
      .offset(scroll.contentOffset)
    default: nil
    }
  }

  /// Sets what is another, and tells whoever listens, as a hand would.
  private static func set(_ value: Value, of view: UIView) {
    switch (value, view) {
    case (.isOn(let isOn), let toggle as UISwitch) where toggle.isOn != isOn:
      toggle.isOn = isOn
      toggle.sendActions(for: .valueChanged)
    case (.number(let number), let slider as UISlider) where slider.value != number:
      slider.value = number
      slider.sendActions(for: .valueChanged)
    case (.step(let number), let stepper as UIStepper) where stepper.value != number:
      stepper.value = number
      stepper.sendActions(for: .valueChanged)
    case (.choice(let index), let choice as UISegmentedControl)
    where choice.selectedSegmentIndex != index && index < choice.numberOfSegments:
      choice.selectedSegmentIndex = index
      choice.sendActions(for: .valueChanged)
    case (.choice(let index), let pages as UIPageControl) where pages.currentPage != index:
      pages.currentPage = index
      pages.sendActions(for: .valueChanged)
    case (.text(let text), let field as UITextField) where field.text ?? "" != text:
      field.text = text
      field.sendActions(for: .editingChanged)
    case (.text(let text), let view as UITextView) where view.text != text:
      view.text = text
      view.delegate?.textViewDidChange(view)
    case (.date(let date), let picker as UIDatePicker) where picker.date != date:
      picker.date = date
      picker.sendActions(for: .valueChanged)
    case (.rows(let rows), let picker as UIPickerView):
      for (component, row) in rows.enumerated() where component < picker.numberOfComponents {
        guard row < picker.numberOfRows(inComponent: component) else { continue }
        picker.selectRow(row, inComponent: component, animated: false)
      }
    case (.table(let paths, _), let table as UITableView):
      for path in paths
      where path.section < table.numberOfSections
        && path.row < table.numberOfRows(inSection: path.section)
      {
        table.selectRow(at: path, animated: false, scrollPosition: .none)
      }
    default: break
    }
  }
}

extension KeptState.Value {
  /// Where something was scrolled to.
  fileprivate var offset: CGPoint? {
    switch self {
    case .offset(let offset), .table(_, let offset): offset
    default: nil
    }
  }
}

extension UIScrollView {
  /// The nearest offset that its content allows.
  fileprivate func held(_ offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    let most = CGPoint(
      x: max(-inset.left, contentSize.width + inset.right - bounds.width),
      y: max(-inset.top, contentSize.height + inset.bottom - bounds.height))
    return CGPoint(
      x: min(max(offset.x, -inset.left), most.x), y: min(max(offset.y, -inset.top), most.y))
  }
}
