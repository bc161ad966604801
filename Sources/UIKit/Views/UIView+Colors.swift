import QuartzCore

extension UIView {
  /// A background as it was set, and the layer's colour that it gave.
  struct Background {
    var color: UIColor
    var given: CGColor
  }

  /// The colour that was set, unless the layer has since been given another.
  var currentBackgroundColor: UIColor? {
    if let background, background.given == layer.backgroundColor { return background.color }
    return layer.backgroundColor.map { UIColor(cgColor: $0) }
  }

  func setBackgroundColor(_ color: UIColor?) {
    background = color.map { Background(color: $0, given: resolved($0)) }
    layer.backgroundColor = background?.given
  }

  /// Takes the background anew for the present appearance; a colour that was set on the layer
  /// itself stays.
  func resolveColors() {
    guard let background, background.given == layer.backgroundColor else { return }
    setBackgroundColor(background.color)
  }

  private func resolved(_ color: UIColor) -> CGColor {
    color.resolvedColor(with: traitCollection).cgColor
  }
}
