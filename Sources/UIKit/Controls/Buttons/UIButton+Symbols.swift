import CoreGraphics

// The signs on buttons of certain types, drawn by paths as stencils.

extension UIButton {
  /// Gives a button of such a type its sign and size.
  func takeSymbol() {
    switch buttonType {
    case .custom, .system, .plain: return
    case .close:
      setImage(Self.close, for: .normal)
      setBackgroundImage(nil, for: .normal)
    case .detailDisclosure, .infoLight, .infoDark:
      setImage(Self.info, for: .normal)
    case .contactAdd:
      setImage(Self.add, for: .normal)
    }
    sizeToFit()
  }

  private static let add = sign { circle in
    circle.append(line(from: CGPoint(x: 11, y: 6.5), to: CGPoint(x: 11, y: 15.5)))
    circle.append(line(from: CGPoint(x: 6.5, y: 11), to: CGPoint(x: 15.5, y: 11)))
  }

  private static let info = sign { circle in
    circle.append(line(from: CGPoint(x: 11, y: 10), to: CGPoint(x: 11, y: 15.5)))
    circle.append(UIBezierPath(ovalIn: CGRect(x: 10.6, y: 6.4, width: 0.8, height: 0.8)))
  }

  private static func line(from start: CGPoint, to end: CGPoint) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: start)
    path.addLine(to: end)
    return path
  }

  /// A circle of 22 points with a sign in it.
  private static func sign(_ add: (UIBezierPath) -> Void) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 22, height: 22)).image { _ in
      let path = UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 20, height: 20))
      add(path)
      path.lineWidth = 1.5
      path.lineCapStyle = .round
      UIColor.black.setStroke()
      path.stroke()
    }.withRenderingMode(.alwaysTemplate)
  }

  /// A faint disc of 30 points with a cross cut out of a stronger one's colour.
  private static let close: UIImage = {
    UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in
      UIColor(white: 0, alpha: 0.16).setFill()
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 30, height: 30)).fill()
      let cross = line(from: CGPoint(x: 10.5, y: 10.5), to: CGPoint(x: 19.5, y: 19.5))
      cross.append(line(from: CGPoint(x: 19.5, y: 10.5), to: CGPoint(x: 10.5, y: 19.5)))
      cross.lineWidth = 2
      cross.lineCapStyle = .round
      UIColor.black.setStroke()
      cross.stroke()
    }.withRenderingMode(.alwaysTemplate)
  }()
}
