import UIKit

/// Reads the `canvas` of a scene.
struct CanvasReader {
  var decoder: ValueDecoder
  var limits = ExpansionLimits()

  /// The canvas of the file under the overrides; wrong values are reported and left out.
  mutating func read(_ value: JSONValue?, overrides: CanvasOverrides) -> Canvas {
    var canvas = Canvas()
    if let value { read(value, into: &canvas) }
    overrides.apply(to: &canvas)
    check(canvas, at: value?["size"]?.range ?? value?.range ?? .nowhere)
    return canvas
  }

  private mutating func read(_ value: JSONValue, into canvas: inout Canvas) {
    guard value.members != nil else {
      decoder.diagnostics.error(
        .wrongValue, "expected 'canvas' to be an object, found \(value.kindName)",
        at: value.range)
      return
    }
    guard decoder.variant(of: value, as: CanvasForm.form) != nil else { return }
    let keys = CanvasForm.keys
    let device = decoder.read(keys.device, of: value)
    canvas.orientation = decoder.read(keys.orientation, of: value)
    canvas.size = canvas.orientation.turned(canvas.size)
    if let device { canvas.stand(for: device) }
    if let size = decoder.read(keys.size.key, of: value) {
      canvas.size = CGSize(width: size[0], height: size[1])
    }
    if let scale = decoder.read(keys.scale, of: value) { canvas.scale = scale }
    if let insets = decoder.read(keys.safeArea, of: value) {
      canvas.safeArea = UIEdgeInsets(
        top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
    }
    canvas.isResizable = decoder.read(keys.isResizable, of: value)
    canvas.background = decoder.read(keys.background, of: value)
    canvas.appearance = decoder.read(keys.appearance, of: value)
    canvas.textSize = decoder.read(keys.textSize, of: value)
    canvas.direction = decoder.read(keys.direction, of: value)
  }

  private mutating func check(_ canvas: Canvas, at range: SourceRange) {
    let pixels = canvas.pixelSize
    guard canvas.size.width >= 1, canvas.size.height >= 1 else {
      decoder.diagnostics.error(
        .valueOutOfRange, "the canvas measures \(canvas.size.text): both sides must be at least 1",
        at: range)
      return
    }
    if max(pixels.width, pixels.height) > Canvas.pixelLimit {
      decoder.diagnostics.error(
        .canvasTooLarge,
        "the canvas measures \(pixels.width.text) × \(pixels.height.text) pixels; the limit is"
          + " \(Canvas.pixelLimit.text) a side", at: range)
    } else if Int(pixels.width * pixels.height) > limits.canvasPixels {
      decoder.diagnostics.error(
        .canvasTooLarge,
        "the canvas measures \(pixels.width.text) × \(pixels.height.text) pixels; this process may"
          + " have memory for \(JSONText.grouped(limits.canvasPixels))", at: range)
    }
  }
}

extension DiagnosticCode {
  /// A side has more device pixels than ``Canvas/pixelLimit``, or all of it more than
  /// ``ExpansionLimits/canvasPixels``.
  package static let canvasTooLarge = Self("canvas-too-large")
}
