extension UIView {
  func attach(_ recognizer: UIGestureRecognizer) {
    if recognizer.view === self { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    ensureExtras().recognizers = (extras?.recognizers ?? []) + [recognizer]
    recognizer.setView(self)
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    let arbiter = recognizer.arbiter
    recognizer.stop()
    arbiter?.drop(recognizer)
    extras?.recognizers?.removeAll { $0 === recognizer }
    recognizer.setView(nil)
  }

  func replaceRecognizers(with recognizers: [UIGestureRecognizer]) {
    for recognizer in extras?.recognizers ?? []
    where !recognizers.contains(where: { $0 === recognizer }) {
      removeGestureRecognizer(recognizer)
    }
    for recognizer in recognizers { addGestureRecognizer(recognizer) }
  }
}
