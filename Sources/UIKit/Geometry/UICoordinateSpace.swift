import CoreGraphics
import Foundation

/// A space that points and rectangles are in: a view's, or the screen's.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  var bounds: CGRect { get }
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

// Between views of one window, these are what `convert(_:to:)` of views is, which is preferred.

extension UIView: UICoordinateSpace {
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), to: coordinateSpace).origin
  }

  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), from: coordinateSpace).origin
  }

  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case let view as UIView where view.window === window: convert(rect, to: view as UIView?)
    case let view as UIView: view.fromScreen(onScreen(rect))
    default: coordinateSpace.convert(onScreen(rect), from: UIScreen.main)
    }
  }

  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case let view as UIView where view.window === window: convert(rect, from: view as UIView?)
    case let view as UIView: fromScreen(view.onScreen(rect))
    default: fromScreen(coordinateSpace.convert(rect, to: UIScreen.main))
    }
  }

  fileprivate func onScreen(_ rect: CGRect) -> CGRect {
    let place = windowOnScreen
    return convert(rect, to: nil).offsetBy(dx: place.x, dy: place.y)
  }

  fileprivate func fromScreen(_ rect: CGRect) -> CGRect {
    let place = windowOnScreen
    return convert(rect.offsetBy(dx: -place.x, dy: -place.y), from: nil)
  }

  private var windowOnScreen: CGPoint { (window ?? self as? UIWindow)?.placeOnScreen ?? .zero }
}

extension UIScreen: UICoordinateSpace {
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The screen does not turn.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }

  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), to: coordinateSpace).origin
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), from: coordinateSpace).origin
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case let view as UIView: view.fromScreen(rect)
    case is UIScreen: rect
    default: coordinateSpace.convert(rect, from: self)
    }
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case let view as UIView: view.onScreen(rect)
    case is UIScreen: rect
    default: coordinateSpace.convert(rect, to: self)
    }
  }
}

extension UIWindow {
  /// Where the window's own space begins on the screen, whatever transform shows it.
  var placeOnScreen: CGPoint {
    CGPoint(
      x: layer.position.x - layer.anchorPoint.x * bounds.width - bounds.minX,
      y: layer.position.y - layer.anchorPoint.y * bounds.height - bounds.minY)
  }
}
