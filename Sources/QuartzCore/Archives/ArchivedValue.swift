import CoreGraphics
import Foundation

/// Values as archives have them: numbers, texts and Core Animation's own objects as they are, anything
/// else as a list that begins with the name of what it is.
///
/// Foundation archives no `CGColor` or `CGPath` here, nor all of what an `NSValue` may hold.
enum ArchivedValue {
  private static let list = "list"
  private static let dictionary = "dictionary"
  private static let color = "color"
  private static let path = "path"
  private static let nothing = "nothing"

  /// All classes that a value is archived with.
  static let classes: [AnyClass] = [
    NSArray.self, NSString.self, NSNumber.self, CALayer.self, CAAnimation.self,
    CAEmitterCell.self, CAFilter.self, CAMediaTimingFunction.self, CAValueFunction.self,
    CAConstraint.self, CAConstraintLayoutManager.self,
  ]

  /// Nil for what cannot be archived, such as pictures and objects of others.
  static func object(of value: Any?) -> NSObject? {
    guard let value else { return [nothing] as NSArray }
    switch value {
    case let number as NSNumber: return number
    case let text as String: return text as NSString
    case let object as any OwnArchived: return object
    case let values as [Any]:
      let objects = values.map { object(of: $0) }
      guard objects.allSatisfy({ $0 != nil }) else { return nil }
      return [list as NSString] + objects.compactMap { $0 } as NSArray
    case let values as [AnyHashable: Any]: return object(of: values)
    default: return numbers(of: value).map { $0 as NSArray }
    }
  }

  /// What cannot be archived of a dictionary is left out.
  private static func object(of values: [AnyHashable: Any]) -> NSObject {
    var objects: [NSObject] = [dictionary as NSString]
    let named = values.compactMap { key, value in (key.base as? String).map { ($0, value) } }
    for (key, value) in named.sorted(by: { $0.0 < $1.0 }) {
      guard let object = object(of: value) else { continue }
      objects += [key as NSString, object]
    }
    return objects as NSArray
  }

  private static func numbers(of value: Any) -> [NSObject]? {
    switch LayerValue(guessing: value) {
    case .point(let point): named("point", [point.x, point.y])
    case .size(let size): named("size", [size.width, size.height])
    case .rect(let rect):
      named("rect", [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
    case .transform(let transform): named("transform", transform.numbers)
    case .color(let value?): value.archived.map { [color as NSString] + $0 }
    case .path(let value?): [path as NSString, value.svgText as NSString]
    default: nil
    }
  }

  private static func named(_ name: String, _ numbers: [CGFloat]) -> [NSObject] {
    [name as NSString] + numbers.map { NSNumber(value: Double($0)) }
  }

  /// The value of an object; the outer nil is for what is none.
  static func value(of object: Any?) -> Any?? {
    guard let list = object as? [Any] else { return object.map { .some($0) } }
    let rest = Array(list.dropFirst())
    switch list.first as? String {
    case Self.nothing: return .some(nil)
    case Self.list:
      let values = rest.compactMap { value(of: $0) ?? nil }
      return values.count == rest.count ? .some(values) : nil
    case Self.dictionary: return .some(dictionary(of: rest))
    case Self.color: return CGColor(archived: rest).map { .some($0) }
    case Self.path:
      return (rest.first as? String).flatMap { try? CGPath(svg: $0) }.map { .some($0) }
    case let name?: return structure(name, rest.map { ($0 as? NSNumber)?.doubleValue }).map { $0 }
    case nil: return nil
    }
  }

  private static func dictionary(of list: [Any]) -> [AnyHashable: Any] {
    var values: [AnyHashable: Any] = [:]
    for place in stride(from: 0, to: list.count - 1, by: 2) {
      guard let key = list[place] as? String, let value = value(of: list[place + 1]) ?? nil else {
        continue
      }
      values[key] = value
    }
    return values
  }

  private static func structure(_ name: String, _ given: [Double?]) -> Any? {
    let n = given.compactMap { $0 }
    guard n.count == given.count else { return nil }
    switch (name, n.count) {
    case ("point", 2): return NSValue(cgPoint: CGPoint(x: n[0], y: n[1]))
    case ("size", 2): return NSValue(cgSize: CGSize(width: n[0], height: n[1]))
    case ("rect", 4):
      return NSValue(cgRect: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
    case ("transform", 16):
      return NSValue(caTransform3D: CATransform3D(numbers: n))
    default: return nil
    }
  }
}

/// An object of Core Animation's that archives itself.
protocol OwnArchived: NSObject, NSSecureCoding {}

extension CALayer: OwnArchived {}
extension CAAnimation: OwnArchived {}
extension CAEmitterCell: OwnArchived {}
extension CAFilter: OwnArchived {}
extension CAMediaTimingFunction: OwnArchived {}
extension CAValueFunction: OwnArchived {}
extension CAConstraint: OwnArchived {}
extension CAConstraintLayoutManager: OwnArchived {}
