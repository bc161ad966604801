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

  /// What a module brings along on Apple's systems and not here.
  struct Companion {
    let module: String
    let companion: String
    /// How names of the companion begin, and words that nobody else gives a meaning to.
    let prefixes: [String]
    var words: Set<String> = []
    /// Modules of which each has the names already, or becomes one that has.
    let others: Set<String>
  }

  static let companions = [
    Companion(
      module: "Foundation", companion: "CoreGraphics", prefixes: ["CF"],
      others: ["UIKit", "QuartzCore", "CoreGraphics", "CoreText", "ImageIO", "CoreFoundation"]),
    Companion(
      module: "XCTest", companion: "UIKit", prefixes: ["UI", "CG", "CA", "NSLayout"],
      words: ["colorLiteral"], others: ["UIKit"]),
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

  /// How the arguments of initialisers begin that class values are asked for.
  static let classLabels: Set = [")", "frame", "nibName", "style", "reuseIdentifier"]

  static func isAppleClass(_ name: String) -> Bool {
    guard name != "NSObject" else { return true }
    let isNamed = ["UI", "CA"].contains { name.hasPrefix($0) }
    return isNamed && name.dropFirst(2).first?.isUppercase == true
  }

  static let managed =
    "a layer's property is `@Animatable` of AnimatableLayers, and has a value at first"
  static let optionalMember = "protocols have no optional members; give it a body in an extension"
  static let appearance =
    "there is no `appearance()`; set what views are to look like where they are made"
  static let format = "a Swift text is no argument for `%@` on Linux; interpolate it"
  static let classValue =
    "objects of class values are made by `make()` or `make(frame:)`, unless `init` is `required`"
  static let accessor = "selectors of getters and setters are not there; name a method"
  static let ownerless = "outside of a type; name the method's owner"
}
