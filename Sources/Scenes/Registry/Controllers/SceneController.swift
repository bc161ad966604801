import UIKit

/// What a scene says of a controller as a sheet, before it is one.
struct SheetWish {
  var detents: [UISheetPresentationController.Detent.Identifier] = [.large]
  var hasGrabber = false
}

/// A controller of a scene, which may be presented as a sheet.
@MainActor
protocol SheetContent: UIViewController {
  var sheet: SheetWish { get set }
}

extension SheetContent {
  /// Has the sheet that it is, or is about to be, rest where the scene says.
  func dressSheet() {
    guard let presentation = sheetPresentationController else { return }
    presentation.detents = sheet.detents.map { $0 == .medium ? .medium() : .large() }
    presentation.prefersGrabberVisible = sheet.hasGrabber
  }

  func sheetDidChange() {
    if presentingViewController != nil, parent == nil { dressSheet() }
  }
}

extension UIViewController {
  /// The controller with a view that lies nowhere until somebody places it, as other views of a scene.
  func unplaced() -> Self {
    view.frame = .zero
    return self
  }
}

/// A controller of which a scene says what it shows.
final class SceneController: UIViewController, SheetContent {
  /// The view has been laid out, maybe in another size, and what is a share of it with it.
  var onLayout: () -> Void = {}
  var sheet = SheetWish() { didSet { sheetDidChange() } }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    onLayout()
  }
}

final class SceneNavigation: UINavigationController, SheetContent {
  var sheet = SheetWish() { didSet { sheetDidChange() } }
}

final class SceneTabs: UITabBarController, SheetContent {
  var sheet = SheetWish() { didSet { sheetDidChange() } }
}
