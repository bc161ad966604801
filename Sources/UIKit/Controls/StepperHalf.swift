import CoreGraphics

/// One of the two buttons of a stepper.
@MainActor
final class StepperHalf {
  enum Sign {
    case minus
    case plus
  }

  let ground = ControlPart(nil)
  let sign = ControlPart(nil)
  private let kind: Sign

  init(_ kind: Sign) {
    self.kind = kind
    sign.lineWidth = 1.75
    sign.strokeColor = .label
    ground.isHidden = true
    ground.backgroundColor = .systemFill
  }

  func show(isEnabled: Bool, isHeld: Bool) {
    sign.strokeColor = isEnabled ? .label : .tertiaryLabel
    ground.isHidden = !isHeld || !isEnabled
  }

  func place(in rect: CGRect) {
    ground.lie(in: rect.inside(dx: 2, dy: 2))
    ground.round(6, curve: .continuous)
    let arm: CGFloat = 7
    sign.lie(
      in: CGRect(x: rect.midX - arm, y: rect.midY - arm, width: 2 * arm, height: 2 * arm))
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: arm))
    path.addLine(to: CGPoint(x: 2 * arm, y: arm))
    if kind == .plus {
      path.move(to: CGPoint(x: arm, y: 0))
      path.addLine(to: CGPoint(x: arm, y: 2 * arm))
    }
    sign.path = path
  }
}
