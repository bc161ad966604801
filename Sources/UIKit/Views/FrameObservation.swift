import CoreGraphics
import Foundation

/// A view's frame has changed.
public struct FrameChange: Sendable {
  /// The property whose setter did it.
  public enum Cause: String, Sendable {
    case frame
    case bounds
    case center
    case transform
    case anchorPoint
  }

  public let oldFrame: CGRect
  public let newFrame: CGRect
  public let cause: Cause
  /// Who called the setter, innermost first; empty unless it was asked for.
  public let callStack: [String]
}

/// Hears of every change of a view's frame for as long as it is held.
@MainActor
public final class FrameObservation {
  /// What a change is told with.
  public enum Detail: Sendable {
    case change
    /// Taking the call stack costs far more than the change itself.
    case callStack
  }

  private weak var view: UIView?
  let detail: Detail
  let handler: (FrameChange) -> Void

  init(view: UIView, detail: Detail, handler: @escaping (FrameChange) -> Void) {
    self.view = view
    self.detail = detail
    self.handler = handler
  }

  /// Hears of nothing any more.
  public func invalidate() {
    view?.extras?.frameObservers.removeAll { $0.observation === self || $0.observation == nil }
    view = nil
  }
}

/// An observation that ends when nobody holds it.
struct WeakFrameObservation {
  weak var observation: FrameObservation?
}

extension UIView {
  /// Has a block called after each change of the frame by a property of this view. Where several
  /// setters work together, as in `frame`, the outermost is the cause.
  ///
  /// What is set on the layer itself is not heard of, as with Apple's observation of keys, which
  /// goes by the view's setters too; the layer's own keys are for that.
  public func observeFrame(
    with detail: FrameObservation.Detail = .change, _ handler: @escaping (FrameChange) -> Void
  ) -> FrameObservation {
    let observation = FrameObservation(view: self, detail: detail, handler: handler)
    ensureExtras().frameObservers.append(WeakFrameObservation(observation: observation))
    return observation
  }

  /// Makes a change of geometry, takes the subviews along and tells who observes.
  func changeGeometry(_ cause: FrameChange.Cause, _ change: () -> Void) {
    let oldBounds = layer.bounds
    let oldPlace = (layer.position, layer.anchorPoint)
    let oldFrame = extras.flatMap { $0.frameObservers.isEmpty ? nil : layer.frame }
    change()
    if !subviewList.isEmpty, autoresizesSubviews, layer.bounds.size != oldBounds.size {
      resizeSubviews(from: oldBounds.size)
    }
    if Self.hasSafeAreas || Self.hasPreservedMargins || owner != nil {
      noteGeometry(since: oldBounds)
    }
    // Who is placed anew with each layout must not ask for another one by it.
    let isOther = layer.bounds != oldBounds || (layer.position, layer.anchorPoint) != oldPlace
    if isOther, constraintMarks.contains(.hasEntry) {
      noteGeometryForConstraints(since: oldBounds)
    }
    if let oldFrame { announceFrame(cause, since: oldFrame) }
    // Who gives it a size goes over what a bar without room for it has made of it.
    if cause == .frame || cause == .bounds { extras?.squeezed = nil }
  }

  private func announceFrame(_ cause: FrameChange.Cause, since oldFrame: CGRect) {
    let newFrame = layer.frame
    guard newFrame != oldFrame else { return }
    let observations = extras?.frameObservers.compactMap(\.observation) ?? []
    let wantsStack = observations.contains { $0.detail == .callStack }
    // The first three are this function, the setter's work and the setter.
    let stack = wantsStack ? Array(Thread.callStackSymbols.dropFirst(3)) : []
    for observation in observations {
      observation.handler(
        FrameChange(
          oldFrame: oldFrame, newFrame: newFrame, cause: cause,
          callStack: observation.detail == .callStack ? stack : []))
    }
  }
}
