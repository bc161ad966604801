import CoreGraphics
import UIKit

@testable import QuartzCore

/// A view in a window whose frames are made at times that a test names.
@MainActor
final class Mover {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400)).shown()
  let view: UIView
  private(set) var time = 0.0

  init(_ view: UIView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))) {
    self.view = view
    window.addSubview(view)
    frame(at: 0)
  }

  func frame(at time: Double) {
    self.time = time
    LayerClock.$staged.withValue(time) { _ = window.layer.commitTree() }
  }

  /// Does something as an event between two frames does.
  func act<Result>(_ body: () -> Result) -> Result {
    LayerClock.$staged.withValue(time, operation: body)
  }

  /// Makes a frame, and reads what it shows.
  func shown(_ keyPath: String, at time: Double) -> Double {
    frame(at: time)
    let value = act { view.layer.presentation()?.value(forKeyPath: keyPath) }
    return (value as? NSNumber)?.doubleValue ?? .nan
  }
}

extension Double {
  func isNear(_ other: Double, _ tolerance: Double = 1e-6) -> Bool {
    (self - other).magnitude <= tolerance
  }
}
