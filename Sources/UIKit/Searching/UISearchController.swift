import CoreGraphics

/// Shows what a search finds, as it is typed.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// The text is another one, or the search has begun or ended.
  func updateSearchResults(for searchController: UISearchController)
}

@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// Goes with a search bar: while somebody searches, it lies over the content and shows the results.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  private let bar = UISearchBar()
  private let results: UIViewController?
  private let shade = ControlPart(.black)
  private var isSearchActive = false

  /// Without a controller for the results whoever searches shows them where the content is.
  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
    bar.controller = self
    bar.searchBarStyle = .minimal
    if let results {
      addChild(results)
      results.didMove(toParent: self)
    }
  }

  public required init?(coder: NSCoder) {
    results = nil
    super.init(coder: coder)
    bar.controller = self
  }

  open var searchBar: UISearchBar { bar }
  open var searchResultsController: UIViewController? { results }
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?

  /// Whether the content is darkened as long as nothing is typed.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether of a navigation bar only the field is left.
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  /// Whether the results come as something is typed.
  open var automaticallyShowsSearchResultsController = true {
    didSet { updateResults() }
  }
  /// Whether the results are seen now.
  open var showsSearchResultsController: Bool {
    get { areResultsShown }
    set {
      automaticallyShowsSearchResultsController = false
      areResultsShown = newValue
      updateResults()
    }
  }
  private var areResultsShown = false

  /// Who has the bar in its navigation item.
  weak var host: UIViewController?

  open var isActive: Bool {
    get { isSearchActive }
    set { setActive(newValue) }
  }

  private func setActive(_ isOn: Bool) {
    guard isOn != isSearchActive else { return }
    if isOn {
      delegate?.willPresentSearchController(self)
    } else {
      delegate?.willDismissSearchController(self)
    }
    isSearchActive = isOn
    if isOn {
      bar.becomeFirstResponder()
    } else {
      bar.searchTextField.text = ""
      bar.resignFirstResponder()
    }
    if automaticallyShowsCancelButton { bar.setShowsCancelButton(isOn, animated: true) }
    if isOn { lieOverHost() }
    updateResults()
    searchResultsUpdater?.updateSearchResults(for: self)
    let end = { [self] in
      if !isSearchActive { leaveHost() }
      if isOn {
        delegate?.didPresentSearchController(self)
      } else {
        delegate?.didDismissSearchController(self)
      }
    }
    guard let navigation = host?.navigationController, navigation.isViewLoaded else { return end() }
    navigation.searchDidChange { [self] in
      viewIfLoaded?.alpha = isOn ? 1 : 0
    } completion: {
      end()
    }
  }

  // MARK: What the bar says

  func searchDidBegin() { isActive = true }
  func searchDidCancel() { isActive = false }

  func textDidChange() {
    guard isSearchActive else { return }
    updateResults()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  // MARK: The view over the content

  open override func loadView() {
    let view = SearchView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
    shade.isUserInteractionEnabled = true
    shade.alpha = 0.2
    view.shade = shade
    view.addSubview(shade)
    let tap = UITapGestureRecognizer()
    tap.addAction { [weak self] _ in self?.isActive = false }
    shade.addGestureRecognizer(tap)
    if let results {
      view.results = results.view
      view.addSubview(results.view)
    }
  }

  private func lieOverHost() {
    guard let host, let under = host.viewIfLoaded, let place = under.superviewReference else {
      return
    }
    host.addChild(self)
    UIView.performWithoutAnimation {
      view.alpha = 0
      view.lie(in: place.bounds)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      place.insertSubview(view, aboveSubview: under)
      view.layoutIfNeeded()
    }
    didMove(toParent: host)
  }

  private func leaveHost() {
    guard parent != nil else { return }
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }

  private func updateResults() {
    let hasText = !(bar.text ?? "").isEmpty
    if automaticallyShowsSearchResultsController { areResultsShown = isSearchActive && hasText }
    guard isViewLoaded else { return }
    let showsResults = areResultsShown && results != nil
    results?.view.isHidden = !showsResults
    shade.isHidden = showsResults || !obscuresBackgroundDuringPresentation
  }
}

/// Lets touches through where it shows nothing.
private final class SearchView: UIView {
  weak var shade: UIView?
  weak var results: UIView?

  override func layoutSubviews() {
    super.layoutSubviews()
    shade?.lie(in: bounds)
    results?.lie(in: bounds)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }
}
