import UIKit

/// A sentence for each of the names that a value is chosen from, where the tables know more of them than
/// the names.
package enum ChoiceDescriptions {
  /// In the order of the names; nil where there is nothing to say.
  static func texts(of names: [String]) -> [String]? {
    let texts = names.map { text(of: $0) }
    return texts.contains(nil) ? nil : texts.compactMap(\.self)
  }

  /// Of one name.
  package static func text(of name: String) -> String? {
    if let sceneClass = SceneClass.named(name) { return text(of: sceneClass) }
    if ColorValue.system[name] != nil { return text(ofColor: name) }
    if let device = Device.named(name) {
      let (width, height) = (Double(device.size.width), Double(device.size.height))
      return "\(JSONText.number(width)) × \(JSONText.number(height)) points"
    }
    if let style = FontValue(style: name) {
      return "\(FontValue.weights.name(of: style.weight)) \(JSONText.number(style.size))"
    }
    return nil
  }

  /// `#FF3B30`, and what it is in the dark where that is another.
  private static func text(ofColor name: String) -> String {
    func digits(_ style: UIUserInterfaceStyle) -> String {
      let traits = UITraitCollection(userInterfaceStyle: style)
      let (red, green, blue, alpha) = ColorValue.named(name).cgColor(for: traits).rgba
      return ColorValue.hexadecimal(red: red, green: green, blue: blue, alpha: alpha)
    }
    let (light, dark) = (digits(.light), digits(.dark))
    return light == dark ? "`\(light)`" : "`\(light)`, in the dark `\(dark)`"
  }

  /// The first keys that it has more than a plain one.
  private static func text(of sceneClass: SceneClass) -> String {
    let plain = sceneClass.isView ? SceneClass.view : SceneClass.layer
    let own =
      sceneClass.ownKeys.map(\.name)
      + sceneClass.properties.map(\.name).filter { plain.property($0) == nil }
    guard !own.isEmpty else {
      return sceneClass.isView ? "A view with what all views have" : "A layer with what all have"
    }
    let most = 6
    let shown = own.prefix(most).map { "`\($0)`" }.joined(separator: ", ")
    return "Has \(shown)\(own.count > most ? " and \(own.count - most) more" : "")"
  }
}
