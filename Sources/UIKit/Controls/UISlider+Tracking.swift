import CoreGraphics

extension UISlider {
  /// Tells whether a touch takes hold of the knob, which is easier to hit than it looks.
  func takeKnob(at point: CGPoint) -> Bool {
    let knob = knob
    grip = point.x - knob.minX
    return knob.insetBy(dx: -10, dy: -10).contains(point)
  }

  func moveKnob(to point: CGPoint, with event: UIEvent?) {
    step(to: value(forKnobAt: point.x - grip, on: trackRect(forBounds: bounds)), with: event)
  }

  func step(to newValue: Float, with event: UIEvent?) {
    let old = value
    setValue(newValue, animated: false)
    if isContinuous, value != old { send([.valueChanged, .primaryActionTriggered], with: event) }
  }
}
