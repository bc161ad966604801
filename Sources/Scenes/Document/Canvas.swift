import UIKit

/// The stage of a scene: how large, how fine, and what lies behind the root.
package struct Canvas: Equatable, Sendable {
  /// In points.
  package var size = CGSize(
    width: CanvasForm.keys.size.standard[0], height: CanvasForm.keys.size.standard[1])
  /// Whether the canvas is as large as a window that a hand resizes.
  package var isResizable = CanvasForm.keys.isResizable.standard
  /// What a device covers on each side, in points.
  package var safeArea = UIEdgeInsets.zero
  /// The device that the canvas stands for; nil for none.
  package private(set) var device: Device?
  /// How the device is held that the canvas stands for.
  package var orientation = CanvasForm.keys.orientation.standard
  /// Device pixels a point; nil where the scene leaves it to the display.
  package var scale: CGFloat?
  /// What lies behind the root; white where the scene does not say.
  package var background = CanvasForm.keys.background.standard
  /// Which of their colours adaptive colours have; light where the scene does not say.
  package var appearance = CanvasForm.keys.appearance.standard
  /// How large whoever looks wants text: fonts of text styles follow.
  package var textSize = CanvasForm.keys.textSize.standard
  /// Where lines begin, and with them whatever is leading or trailing.
  package var direction = CanvasForm.keys.direction.standard

  /// The two looks of an interface, by their words in the file.
  package enum Appearance: String, Sendable, CaseIterable {
    case light
    case dark
  }

  /// The two ways of holding a device, by their words in the file.
  package enum Orientation: String, Sendable, CaseIterable {
    case portrait
    case landscape

    /// A size that was upright, held like this.
    func turned(_ size: CGSize) -> CGSize {
      self == .portrait ? size : CGSize(width: size.height, height: size.width)
    }
  }

  /// The two ways to write, by their words in the file.
  package enum Direction: String, Sendable, CaseIterable {
    case leftToRight
    case rightToLeft
  }

  package init() {}

  /// Turns the canvas, and the device that it stands for.
  mutating func turn(to orientation: Orientation) {
    guard orientation != self.orientation else { return }
    let old = self.device.map { self.orientation.turned($0.size) }
    self.orientation = orientation
    // A size of its own is turned; on no device nothing says which edges are covered.
    guard let device, old == size else {
      size = CGSize(width: size.height, height: size.width)
      safeArea = .zero
      return
    }
    stand(for: device)
  }

  /// What the device's user has asked for.
  package var wishes: UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: textSize),
      UITraitCollection(layoutDirection: direction == .rightToLeft ? .rightToLeft : .leftToRight),
    ])
  }

  /// Takes a device's size, scale and safe area, as it is held.
  mutating func stand(for device: Device) {
    self.device = device
    size = orientation.turned(device.size)
    scale = device.scale
    safeArea = device.safeArea(orientation)
  }

  /// The scale of headless runs whose scene does not name one.
  package static let headlessScale: CGFloat = 2
  /// Pixels a point where no display says how many.
  package var scaleByItself: CGFloat { scale ?? Self.headlessScale }
  /// What it measures in those.
  var pixelSize: CGSize {
    CGSize(width: size.width * scaleByItself, height: size.height * scaleByItself)
  }

  /// The longest side in device pixels.
  package static let pixelLimit = CGFloat(CGContext.longestSide)
}
