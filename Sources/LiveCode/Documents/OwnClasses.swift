import QuartzCore
import Scenes
import UIKit

/// The classes of code that scenes can name, as they can name UIKit's.
@MainActor
package enum OwnClasses {
  /// Views, controllers and layers that can be made without saying anything; the names of the others, which
  /// need to be told something, come to nothing.
  package static func all(of code: LoadedCode, outline: SwiftOutline) -> [SceneClass] {
    func isPlain(_ type: AnyClass) -> Bool { outline.isPlain(String(describing: type)) }
    let views = code.views.filter(isPlain).map { type in
      SceneClass(own: type, keys: code.keys) { .view(type.make()) }
    }
    let controllers = code.controllers.filter(isPlain).map { type in
      SceneClass(own: type, keys: code.keys) { .controller(type.make()) }
    }
    let layers = code.layers.filter(isPlain).map { type in
      SceneClass(own: type, keys: code.keys) { .layer(CALayer.make(type)) }
    }
    return views + controllers + layers
  }
}
