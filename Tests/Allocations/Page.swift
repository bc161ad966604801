import CoreGraphics
import QuartzCore

/// A page of what layers can show, and the layer that moves over it.
struct Page {
  let root: CALayer
  let mover: CALayer

  init() {
    root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
    root.backgroundColor = CGColor(gray: 1, alpha: 1)
    for index in 0..<64 {
      let card = CALayer()
      card.frame = CGRect(x: index % 8 * 50, y: index / 8 * 50, width: 44, height: 44)
      card.backgroundColor = CGColor(
        red: CGFloat(index) / 64, green: 0.5, blue: 0.5, alpha: index % 3 == 0 ? 0.5 : 1)
      card.cornerRadius = CGFloat(index % 5 * 3)
      card.borderWidth = CGFloat(index % 2)
      card.masksToBounds = index % 4 == 0
      card.opacity = index % 7 == 0 ? 0.6 : 1
      let dot = CALayer()
      dot.frame = CGRect(x: 30.5, y: 30.25, width: 20, height: 20)
      dot.backgroundColor = CGColor(red: 0, green: 0.3, blue: 1, alpha: 0.7)
      card.addSublayer(dot)
      Self.embellish(card, index: index)
      root.addSublayer(card)
    }
    let shape = CAShapeLayer()
    shape.path = CGPath(ellipseIn: CGRect(x: 10, y: 10, width: 300, height: 200), transform: nil)
    shape.fillColor = nil
    shape.strokeColor = CGColor(red: 0.8, green: 0, blue: 0, alpha: 1)
    shape.lineWidth = 3
    shape.lineDashPattern = [8, 4]
    root.addSublayer(shape)
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 200, y: 200, width: 150, height: 150)
    gradient.colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 0)]
    root.addSublayer(gradient)
    mover = CALayer()
    mover.bounds = CGRect(x: 0, y: 0, width: 90, height: 60)
    mover.backgroundColor = CGColor(red: 0, green: 0.6, blue: 0.2, alpha: 1)
    mover.cornerRadius = 12
    root.addSublayer(mover)
  }

  /// Gives a few cards what needs more than colours.
  private static func embellish(_ card: CALayer, index: Int) {
    switch index % 9 {
    case 1: card.shadowOpacity = 0.4
    case 2:
      let mask = CALayer()
      mask.frame = CGRect(x: 4, y: 4, width: 30, height: 34)
      mask.backgroundColor = CGColor(gray: 0, alpha: 0.5)
      mask.cornerRadius = 8
      card.mask = mask
    case 3: card.compositingFilter = "multiplyBlendMode"
    case 4: card.cornerCurve = .continuous
    case 5:
      card.shadowOpacity = 0.5
      card.shadowPath = CGPath(
        ellipseIn: CGRect(x: 4, y: 30, width: 40, height: 20), transform: nil)
    default: break
    }
  }
}
