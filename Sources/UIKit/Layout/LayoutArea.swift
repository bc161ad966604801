import CoreGraphics

/// The parts of a view that the system has guides for.
enum LayoutArea {
  case safeArea
  case margins
  case readableContent
  case keyboard
  /// What bars and the device cover at the top, and at the bottom.
  case coveredTop
  case coveredBottom
  /// A scroll view's own rectangle.
  case scrollFrame
  /// What a scroll view scrolls.
  case scrolledContent

  /// Apple's names, by which tools tell the guides apart.
  var identifier: String {
    switch self {
    case .safeArea: "UIViewSafeAreaLayoutGuide"
    case .margins: "UIViewLayoutMarginsGuide"
    case .readableContent: "UIViewReadableContentGuide"
    case .keyboard: "UIViewKeyboardLayoutGuide"
    case .coveredTop: "UIViewControllerTopLayoutGuide"
    case .coveredBottom: "UIViewControllerBottomLayoutGuide"
    case .scrollFrame: "UIScrollView-frameLayoutGuide"
    case .scrolledContent: "UIScrollView-contentLayoutGuide"
    }
  }

  /// The rectangle in the view's own space.
  @MainActor func frame(in view: UIView) -> CGRect {
    let bounds = view.layer.bounds
    switch self {
    case .safeArea, .margins, .readableContent, .scrollFrame:
      return bounds.inside(insets(in: view) ?? .zero).settled
    case .scrolledContent:
      return CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero).settled
    case .coveredTop:
      let height = min(view.safeAreaInsets.top, bounds.height)
      return CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: height).settled
    case .coveredBottom:
      let height = min(view.safeAreaInsets.bottom, bounds.height)
      return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
        .settled
    case .keyboard:
      let covered = (view.keyboardLayoutGuide.usesBottomSafeArea ? view.safeAreaInsets : .zero)
      let height = min(covered.bottom, bounds.height)
      return CGRect(
        x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height
      ).settled
    }
  }

  /// How far inside the view's edges the area lies, even where there is less room than that; nil for
  /// areas with a length of their own.
  @MainActor func insets(in view: UIView) -> UIEdgeInsets? {
    switch self {
    case .safeArea: return view.safeAreaInsets.settled
    case .margins: return view.layoutMargins.settled
    case .readableContent:
      var insets = view.layoutMargins.settled
      let room = view.layer.bounds.settled.width - insets.left - insets.right
      let spare = max(0, room - Self.readableWidth(in: view)) / 2
      insets.left += spare
      insets.right += spare
      return insets
    case .scrollFrame: return .zero
    case .scrolledContent, .keyboard, .coveredTop, .coveredBottom: return nil
    }
  }

  /// The longest lines that are easily read: it grows with the text that the user prefers.
  @MainActor private static func readableWidth(in view: UIView) -> CGFloat {
    (standardReadableWidth * FontScale(view.traitCollection.preferredContentSizeCategory).factor)
      .rounded()
  }

  /// At the standard size of text.
  private static let standardReadableWidth: CGFloat = 672
}
