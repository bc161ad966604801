import CoreGraphics
import UIKit

/// The ways in which a scene is looked at side by side.
package struct SceneVariants: Equatable, Sendable {
  /// What differs from one to the next.
  package enum Axis: String, Sendable, CaseIterable {
    case appearance
    case device
    case textSize
    case direction

    /// `text-size`, as the command line has it.
    package var option: String { self == .textSize ? "text-size" : rawValue }
  }

  /// Values of one axis; those of several are combined.
  private(set) var axes: [[SceneVariant]] = []
  /// Those that were said one by one, after the combinations.
  private(set) var single: [SceneVariant] = []

  /// More than so many cannot be told apart, and each is a scene of its own.
  package static let most = 64

  package init() {}

  /// How many there are; what is beyond counting is too many.
  package var count: Int {
    let combined = axes.isEmpty ? 0 : axes.reduce(1) { min(1_000_000, $0 * max(1, $1.count)) }
    return combined + single.count
  }

  package var isEmpty: Bool { count == 0 }

  /// In the order of a table read row by row: the last axis changes fastest.
  package var all: [SceneVariant] {
    guard count <= Self.most else { return [] }
    let combined = axes.isEmpty ? [] : axes.reduce([SceneVariant()]) { $0.combined(with: $1) }
    return combined + single
  }

  /// How many stand in a row of the table; nil where they are no table.
  package var columns: Int? { axes.count > 1 && single.isEmpty ? axes.last?.count : nil }

  /// The axes with their usual values.
  package private(set) var named: Set<Axis> = []

  package mutating func add(_ axis: Axis) {
    named.insert(axis)
    axes.append(axis.usual)
  }

  package mutating func add(axis variants: [SceneVariant]) { axes.append(variants) }
  package mutating func add(_ variant: SceneVariant) { single.append(variant) }
}

/// One way to look at a scene.
package struct SceneVariant: Equatable, Sendable {
  /// What stands over it.
  package var title = ""
  package var overrides = CanvasOverrides()

  package init() {}

  package init(appearance: Canvas.Appearance) {
    title = appearance == .dark ? "Dark" : "Light"
    overrides.appearance = appearance
  }

  package init(device: Device) {
    title = device.name
    overrides.device = device
  }

  package init(textSize: UIContentSizeCategory) {
    title = Self.title(of: textSize)
    overrides.textSize = textSize
  }

  package init(direction: Canvas.Direction) {
    title = direction == .rightToLeft ? "Right to left" : "Left to right"
    overrides.direction = direction
  }

  /// `Text XL`, as Apple abbreviates them.
  private static func title(of size: UIContentSizeCategory) -> String {
    let word = size.rawValue.dropFirst("UICTContentSizeCategory".count)
    return "Text " + word.replacingOccurrences(of: "Accessibility", with: "AX ")
  }

  fileprivate func and(_ other: SceneVariant) -> SceneVariant {
    var both = self
    both.title = [title, other.title].filter { !$0.isEmpty }.joined(separator: " · ")
    both.overrides = overrides.under(other.overrides)
    return both
  }
}

extension [SceneVariant] {
  fileprivate func combined(with others: [SceneVariant]) -> [SceneVariant] {
    flatMap { one in others.map { one.and($0) } }
  }
}

extension SceneVariants.Axis {
  /// The values that show the most: where a layout breaks it does so at an end.
  var usual: [SceneVariant] {
    switch self {
    case .appearance: Canvas.Appearance.allCases.map { SceneVariant(appearance: $0) }
    case .direction: Canvas.Direction.allCases.map { SceneVariant(direction: $0) }
    case .device:
      ["iPhone SE", "iPhone 15 Pro", "iPad"].compactMap(Device.named)
        .map { SceneVariant(device: $0) }
    case .textSize:
      [
        UIContentSizeCategory.extraSmall, .large, .extraExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
      ].map { SceneVariant(textSize: $0) }
    }
  }

  /// The value of a name; nil for one that it does not have.
  package func variant(named name: String) -> SceneVariant? {
    switch self {
    case .appearance: Canvas.Appearance(rawValue: name).map { SceneVariant(appearance: $0) }
    case .direction: Canvas.Direction(rawValue: name).map { SceneVariant(direction: $0) }
    case .device: Device.named(name).map { SceneVariant(device: $0) }
    case .textSize: Canvas.textSizes[name].map { SceneVariant(textSize: $0) }
    }
  }

  /// What it can be.
  package var names: [String] {
    switch self {
    case .appearance: Canvas.Appearance.allCases.map(\.rawValue)
    case .direction: Canvas.Direction.allCases.map(\.rawValue)
    case .device: Device.all.map(\.name)
    case .textSize: Canvas.textSizes.names
    }
  }
}
