import CoreGraphics
import RenderServer
import Scenes
import UIKit

extension Stage {
  /// All caches that the stage draws with: its own, and those of the process.
  package var caches: [CacheSize] {
    renderer.caches + CacheSize.ofText + [.sceneImages]
  }
}
