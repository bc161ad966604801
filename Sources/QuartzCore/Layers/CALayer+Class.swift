import CoreGraphics

// `UIView.layerClass` names a class, and a layer of it has to be made. Swift makes an object from a
// class value only where `init()` is `required`, and a required `init()` would force every
// subclass with an initialiser of its own to write it again, which code written for Apple's does
// not do. So the class value is taken for one of a subclass whose `init()` is required: overriding
// an initialiser as required keeps its slot in the class's table of methods, hence the call
// reaches the initialiser of the real class. A class that did not inherit `init()` traps there, as
// an unimplemented initialiser does. `CALayerClassTests` holds this to be true.

/// A layer class whose `init()` is required; nothing is ever of this class.
///
/// It is open because of what the compiler may conclude: of a private or internal class it sees
/// that nobody derives from it, and calls this `init()` itself instead of looking it up. The object
/// then has the real class's size and name and none of its stored properties set. SPI keeps it out
/// of clients' sight.
@_spi(LayerClass)
open class LayerWithRequiredInit: CALayer {
  public required override init() {
    super.init()
  }

  public required override init(layer: Any) {
    super.init(layer: layer)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

extension CALayer {
  /// Makes a layer of a class.
  package static func make(_ layerClass: CALayer.Type) -> CALayer {
    unsafeBitCast(layerClass, to: LayerWithRequiredInit.Type.self).init()
  }
}
