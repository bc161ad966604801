/// What Apple's code says that has another name here, or none.
enum PortRules {
  /// Modules by another name; nil for those of which UIKit brings what there is.
  static func module(_ path: [String]) -> String?? {
    switch path.first {
    case "os" where path.count > 1: "os"
    case "Darwin": "Glibc"
    case "CoreFoundation": "CoreGraphics"
    case "ObjectiveC": .some(nil)
    default: nil
    }
  }

  /// Modules with Core Foundation's names; the last becomes one of them.
  static let bringsCoreFoundation: Set = [
    "UIKit", "QuartzCore", "CoreGraphics", "CoreText", "ImageIO", "CoreFoundation",
  ]

  /// Attributes that only the runtime of Objective-C, or the builder of interfaces, asks for.
  static let attributes: Set = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBDesignable", "IBInspectable",
    "IBSegueAction", "GKInspectable",
  ]

  /// What may follow `dynamic` where that is a modifier.
  static let declarations: Set = [
    "var", "func", "class", "static", "let", "subscript", "init", "open", "public", "internal",
    "package", "private", "fileprivate", "override", "final", "weak", "lazy", "required",
    "convenience", "mutating",
  ]

  /// Names that have no counterpart that a program could put in their place.
  static let remarks: [String: String] = [
    "UIStoryboard": "there are no storyboards; make the controllers in code",
    "UINib": "there are no nibs; make the views in code",
    "NSPredicate": "Foundation on Linux has no predicates by format; a closure says the same",
    "NSSelectorFromString": "selectors here are made of methods, as `Selector(Owner.method)`",
  ]

  static let managed =
    "a layer's property is `@Animatable` of AnimatableLayers, and has a value at first"
  static let optionalMember = "protocols have no optional members; give it a body in an extension"
  static let appearance =
    "there is no `appearance()`; set what views are to look like where they are made"
  static let format = "a Swift text is no argument for `%@` on Linux; interpolate it"
  static let accessor = "selectors of getters and setters are not there; name a method"
  static let ownerless = "outside of a type; name the method's owner"
}
