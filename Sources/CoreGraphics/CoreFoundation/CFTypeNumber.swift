import Foundation

/// The numbers by which classes are told apart; those of Apple's mean no more, and change.
package enum CFTypeNumber: CFTypeID {
  case color = 1
  case colorSpace, context, dataConsumer, dataProvider, font, function, gradient, image, layer
  case path, pattern, shading
  case imageSource, imageDestination
}

/// A class that has a number.
package protocol CFNumberedType: AnyObject {
  static var typeNumber: CFTypeNumber { get }
}

/// The number of an object's class, to be compared with a class's `typeID`; 0, which no class has,
/// for all others.
public func CFGetTypeID(_ cf: CFTypeRef?) -> CFTypeID {
  guard let object = cf as? any CFNumberedType else { return 0 }
  return type(of: object).typeNumber.rawValue
}
