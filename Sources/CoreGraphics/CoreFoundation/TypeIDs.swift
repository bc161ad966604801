import Foundation

// Of a mutable path the number is that of paths.

extension CGColor: CFNumberedType {
  package static var typeNumber: CFTypeNumber { .color }
  public static var typeID: CFTypeID { typeNumber.rawValue }
}

extension CGColorSpace: CFNumberedType {
  package static var typeNumber: CFTypeNumber { .colorSpace }
  public static var typeID: CFTypeID { typeNumber.rawValue }
}

extension CGContext: CFNumberedType {
  package static var typeNumber: CFTypeNumber { .context }
  public class var typeID: CFTypeID { typeNumber.rawValue }
}

extension CGDataConsumer: CFNumberedType {
  package static var typeNumber: CFTypeNumber { .dataConsumer }
  public static var typeID: CFTypeID { typeNumber.rawValue }
}

extension CGDataProvider: CFNumberedType {
  package static var typeNumber: CFTypeNumber { .dataProvider }
  public static var typeID: CFTypeID { typeNumber.rawValue }
}

extension CGFont: CFNumberedType {
  package static var typeNumber: CFTypeNumber { .font }
  public static var typeID: CFTypeID { typeNumber.rawValue }
}

extension CGFunction: CFNumberedType {
  package static var typeNumber: CFTypeNumber { .function }
  public static var typeID: CFTypeID { typeNumber.rawValue }
}

extension CGGradient: CFNumberedType {
  package static var typeNumber: CFTypeNumber { .gradient }
  public static var typeID: CFTypeID { typeNumber.rawValue }
}

extension CGImage: CFNumberedType {
  package static var typeNumber: CFTypeNumber { .image }
  public static var typeID: CFTypeID { typeNumber.rawValue }
}

extension CGLayer: CFNumberedType {
  package static var typeNumber: CFTypeNumber { .layer }
  public static var typeID: CFTypeID { typeNumber.rawValue }
}

extension CGPath: CFNumberedType {
  package static var typeNumber: CFTypeNumber { .path }
  public class var typeID: CFTypeID { typeNumber.rawValue }
}

extension CGPattern: CFNumberedType {
  package static var typeNumber: CFTypeNumber { .pattern }
  public static var typeID: CFTypeID { typeNumber.rawValue }
}

extension CGShading: CFNumberedType {
  package static var typeNumber: CFTypeNumber { .shading }
  public static var typeID: CFTypeID { typeNumber.rawValue }
}
