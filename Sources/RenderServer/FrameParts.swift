import Pixels

/// What a frame is painted of, for people who want to know why it costs what it costs.
package struct FrameParts: Equatable, Sendable {
  /// One thing that is painted.
  package struct Part: Equatable, Sendable {
    /// In device pixels.
    package let rect: PixelRect
    /// Whether what is below shows through most of it, so that both have to be painted.
    package let isBlended: Bool
  }

  /// Something that is painted by itself before it comes to its place.
  package struct Pass: Equatable, Sendable {
    package let rect: PixelRect
    /// What makes that necessary: `opacity 0.5`, `mask`.
    package let reason: String
  }

  /// From the lowest to the topmost.
  package let parts: [Part]
  package let passes: [Pass]
}

extension Frame {
  /// The parts of the whole frame, whatever of it would be painted anew.
  package func parts() -> FrameParts {
    let list = commandList()
    let parts = list.commands.filter { $0.paint != .nothing && !$0.bounds.isEmpty }.map { command in
      FrameParts.Part(
        rect: command.bounds,
        isBlended: command.convexCore == DrawCommand.noConvexCore
          && command.core.area < command.bounds.area / 2)
    }
    let passes =
      list.groups.map { FrameParts.Pass(rect: $0.bounds, reason: $0.reason) }
      + list.backdrops.map { FrameParts.Pass(rect: $0.area, reason: "blurs what is behind it") }
    return FrameParts(parts: parts, passes: passes.filter { !$0.rect.isEmpty })
  }
}

extension CommandGroup {
  /// Why its commands are not painted straight into what is below.
  fileprivate var reason: String {
    if blending == .destinationIn { return "mask" }
    if blending != .normal { return "blend mode" }
    if !transforms.isEmpty { return "filter" }
    switch mask {
    case .none: break
    case .rounded: return "rounded clip"
    case .outline: return "clip of a shape"
    case .halves: return "cut by depth"
    }
    return opacity < 255 ? "opacity \(Double(Int(Double(opacity) / 2.55)) / 100)" : "group"
  }
}

/// Tells what changes from one frame to the next, and paints nothing.
package struct ChangeProbe {
  private var last: Frame?
  private var difference = TreeDifference()

  package init() {}

  /// What a frame shows that the one before did not; nothing for the first.
  package mutating func changes(to frame: Frame) -> [PixelRect] {
    defer { last = frame }
    guard let last, last.canvas == frame.canvas, last.scale == frame.scale else { return [] }
    difference.compare(
      last.root, frame.root, scale: frame.scale, canvas: frame.canvas.bounds)
    return difference.region.rects
  }
}
