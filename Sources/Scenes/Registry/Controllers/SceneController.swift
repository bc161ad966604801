import UIKit

/// What a scene says of a controller as a sheet, before it is one.
struct SheetWish {
  var detents: [UISheetPresentationController.Detent.Identifier] = [.large]
  var hasGrabber = false
  var selected: UISheetPresentationController.Detent.Identifier?
  var undimmed: UISheetPresentationController.Detent.Identifier?
  var radius: CGFloat?
  /// Of a popover.
  var arrows = UIPopoverArrowDirection.any
}

/// A controller of a scene, which may be presented as a sheet.
@MainActor
protocol SheetContent: UIViewController {
  var sheet: SheetWish { get set }
}

extension SheetContent {
  /// Has the sheet that it is, or is about to be, rest where the scene says.
  func dressSheet() {
    popoverPresentationController?.permittedArrowDirections = sheet.arrows
    guard let presentation = sheetPresentationController else { return }
    presentation.detents = sheet.detents.map { $0 == .medium ? .medium() : .large() }
    presentation.prefersGrabberVisible = sheet.hasGrabber
    presentation.preferredCornerRadius = sheet.radius
    presentation.largestUndimmedDetentIdentifier = sheet.undimmed
  }

  func sheetDidChange(since old: SheetWish) {
    guard presentingViewController != nil, parent == nil else { return }
    dressSheet()
    if sheet.selected != old.selected { selectDetent() }
  }

  /// Later a hand decides.
  func selectDetent() { sheetPresentationController?.selectedDetentIdentifier = sheet.selected }
}

extension UIViewController {
  /// The controller with a view that lies nowhere until somebody places it, as other views of a scene,
  /// and that then stays there: a first load has nothing that its superview had another size before.
  func unplaced() -> Self {
    view.frame = .zero
    view.autoresizingMask = []
    return self
  }
}

/// A controller of which a scene says what it shows.
final class SceneController: UIViewController, SheetContent {
  /// The view has been laid out, maybe in another size, and what is a share of it with it.
  var onLayout: () -> Void = {}
  var sheet = SheetWish() { didSet { sheetDidChange(since: oldValue) } }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    onLayout()
  }
}

final class SceneNavigation: UINavigationController, SheetContent {
  var sheet = SheetWish() { didSet { sheetDidChange(since: oldValue) } }
}

final class SceneTabs: UITabBarController, SheetContent {
  var sheet = SheetWish() { didSet { sheetDidChange(since: oldValue) } }
}
