import Foundation
import Pixels

/// A picture in memory: immutable premultiplied sRGB pixels.
public final class CGImage: Hashable, Sendable {
  /// The pixels; nobody may write to them once they are an image's.
  package let pixmap: Pixmap

  package init(_ pixmap: Pixmap) {
    self.pixmap = pixmap
  }

  public var width: Int { pixmap.width }
  public var height: Int { pixmap.height }

  /// Equality is identity, as of Apple's images.
  public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
