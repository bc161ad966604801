// How a presentation lies goes by the room that there is.

extension UIViewController {
  /// A popover in a narrow window is a sheet, unless its delegate wants it as it is.
  func adapted(
    _ presentation: UIPresentationController, from source: UIViewController
  ) -> UIPresentationController {
    guard let popover = presentation as? UIPopoverPresentationController else {
      return presentation
    }
    let other: UIPresentationController
    switch adaptedStyle(of: popover, from: source) {
    case .none, .popover: return popover
    case .fullScreen, .overFullScreen:
      other = FullScreenPresentation(
        presentedViewController: self, presenting: popover.presenting)
    default:
      let sheet = UISheetPresentationController(
        presentedViewController: self, presenting: popover.presenting)
      sheet.insteadOf = popover
      other = sheet
    }
    other.delegate = popover.delegate
    ownPresentation = other
    return other
  }

  private func adaptedStyle(
    of popover: UIPopoverPresentationController, from source: UIViewController
  ) -> UIModalPresentationStyle {
    guard source.traitCollection.horizontalSizeClass == .compact, !(self is UIAlertController)
    else { return .popover }
    return popover.delegate?.adaptivePresentationStyle(
      for: popover, traitCollection: source.traitCollection) ?? .formSheet
  }

  /// Whether what is presented would lie otherwise if it were presented now: a popover has no room any
  /// more, or has it again, or the context is another one.
  package var isAdaptedOtherwise: Bool {
    guard let presentation = ownPresentation, let source = presentation.source else { return false }
    switch presentation {
    case let popover as UIPopoverPresentationController:
      return ![.none, .popover].contains(adaptedStyle(of: popover, from: source))
    case let sheet as UISheetPresentationController:
      guard let popover = sheet.insteadOf else { return false }
      return [.none, .popover].contains(adaptedStyle(of: popover, from: source))
    case let covering as ContextPresentation:
      return covering.context !== source.contextOwner
    default: return false
    }
  }
}
