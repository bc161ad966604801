import CoreGraphics

/// What the command line says about the canvas; it goes over what the file says.
package struct CanvasOverrides: Sendable {
  package var device: Device?
  package var size: CGSize?
  package var scale: CGFloat?
  package var appearance: Canvas.Appearance?

  package init() {}
}

/// Reads the `canvas` of a scene.
struct CanvasReader {
  var decoder: ValueDecoder

  /// The canvas of the file under the overrides; wrong values are reported and left out.
  mutating func read(_ value: JSONValue?, overrides: CanvasOverrides) -> Canvas {
    var canvas = Canvas()
    if let value { read(value, into: &canvas) }
    if let device = overrides.device { (canvas.size, canvas.scale) = (device.size, device.scale) }
    if let size = overrides.size { canvas.size = size }
    if let scale = overrides.scale { canvas.scale = scale }
    if let appearance = overrides.appearance { canvas.appearance = appearance }
    check(canvas, at: value?["size"]?.range ?? value?.range ?? .nowhere)
    return canvas
  }

  private mutating func read(_ value: JSONValue, into canvas: inout Canvas) {
    guard let members = value.members else {
      decoder.diagnostics.error(
        .wrongValue, "expected 'canvas' to be an object, found \(value.kindName)",
        at: value.range)
      return
    }
    if let device = device(value["device"]) {
      (canvas.size, canvas.scale) = (device.size, device.scale)
    }
    let known = ["size", "scale", "background", "device", "appearance"]
    for member in members {
      switch member.key {
      case "size":
        if let size = decoder.numbers(member.value, count: 2, .size) {
          canvas.size = CGSize(width: size[0], height: size[1])
        }
      case "scale": readScale(member.value, into: &canvas)
      case "background":
        if let color = decoder.color(member.value) { canvas.background = color }
      case "appearance": readAppearance(member.value, into: &canvas)
      case "device": break
      default:
        decoder.diagnostics.warning(
          .unknownKey, "unknown key \(Diagnostic.quoted(member.key)) on canvas",
          at: member.keyRange, suggestion: closestMatch(to: member.key, among: known))
      }
    }
  }

  private mutating func device(_ value: JSONValue?) -> Device? {
    guard let value else { return nil }
    guard let name = value.string else { return decoder.mismatch(value, .text) }
    if let device = Device.named(name) { return device }
    decoder.diagnostics.error(
      .unknownName, "there is no device \(Diagnostic.quoted(name))", at: value.range,
      suggestion: closestMatch(to: name, among: Device.all.map(\.name)))
    return nil
  }

  private mutating func readScale(_ value: JSONValue, into canvas: inout Canvas) {
    guard let scale = value.number, scale >= 0.25, scale <= 16 else {
      decoder.diagnostics.error(
        .valueOutOfRange, "expected a scale from 0.25 to 16", at: value.range)
      return
    }
    canvas.scale = scale
  }

  private mutating func readAppearance(_ value: JSONValue, into canvas: inout Canvas) {
    guard let appearance = value.string.flatMap(Canvas.Appearance.init(rawValue:)) else {
      decoder.diagnostics.error(
        .wrongValue, "expected 'light' or 'dark'", at: value.range,
        suggestion: value.string.flatMap { closestMatch(to: $0, among: ["light", "dark"]) })
      return
    }
    canvas.appearance = appearance
  }

  private mutating func check(_ canvas: Canvas, at range: SourceRange) {
    let scale = canvas.scale ?? Canvas.headlessScale
    let pixels = CGSize(width: canvas.size.width * scale, height: canvas.size.height * scale)
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
    }
  }
}

extension DiagnosticCode {
  package static let canvasTooLarge = Self("canvas-too-large")
}
