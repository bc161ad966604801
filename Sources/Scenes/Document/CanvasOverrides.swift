import UIKit

/// What somebody wants of a canvas; it goes over what the file says.
package struct CanvasOverrides: Equatable, Sendable {
  /// Gives size, scale and safe area; the two below go over it.
  package var device: Device?
  package var orientation: Canvas.Orientation?
  /// In points.
  package var size: CGSize?
  /// Device pixels a point.
  package var scale: CGFloat?
  /// The size of a window that a hand has resized, in points: for canvases that follow it.
  package var windowSize: CGSize?
  /// Decides colours, and which nodes an `if` keeps.
  package var appearance: Canvas.Appearance?
  package var textSize: UIContentSizeCategory?
  package var direction: Canvas.Direction?

  package init() {}

  /// The canvas that they make of one that nothing is said of.
  package var canvas: Canvas {
    var canvas = Canvas()
    apply(to: &canvas)
    return canvas
  }

  func apply(to canvas: inout Canvas) {
    if let orientation { canvas.turn(to: orientation) }
    if let device { canvas.stand(for: device) }
    if let size { canvas.size = size }
    if canvas.isResizable, let windowSize { canvas.size = windowSize }
    if let scale { canvas.scale = scale }
    if let appearance { canvas.appearance = appearance }
    if let textSize { canvas.textSize = textSize }
    if let direction { canvas.direction = direction }
  }

  /// These where the others say nothing.
  package func under(_ others: CanvasOverrides) -> CanvasOverrides {
    var overrides = others
    overrides.device = others.device ?? device
    overrides.orientation = others.orientation ?? orientation
    overrides.size = others.size ?? size
    overrides.scale = others.scale ?? scale
    overrides.windowSize = others.windowSize ?? windowSize
    overrides.appearance = others.appearance ?? appearance
    overrides.textSize = others.textSize ?? textSize
    overrides.direction = others.direction ?? direction
    return overrides
  }
}

extension CanvasOverrides {
  /// What a file says with some of the canvas's keys, such as a picture that is kept.
  init(_ value: JSONValue, _ keys: OverrideKeys, read decoder: inout ValueDecoder) {
    device = decoder.read(keys.device, of: value)
    size = decoder.read(keys.size, of: value).map { CGSize(width: $0[0], height: $0[1]) }
    scale = decoder.read(keys.scale, of: value).map { CGFloat($0) }
    appearance = decoder.read(keys.appearance, of: value)
    textSize = decoder.read(keys.textSize, of: value)
    direction = decoder.read(keys.direction, of: value)
  }
}
