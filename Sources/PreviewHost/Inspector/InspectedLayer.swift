import CoreGraphics
import QuartzCore
import Scenes
import UIKit

/// A layer of the scene as the inspector names it: with the view and the file's node it belongs to.
@MainActor
struct InspectedLayer {
  let layer: CALayer
  /// Nil for parts that no file speaks of, such as a button's label.
  let node: LiveNode?

  /// The view whose own layer it is; nil for a bare layer.
  var view: UIView? { layer.delegate as? UIView }

  /// `UILabel`, or the class of a bare layer.
  var className: String {
    if let node { return node.node.sceneClass.name }
    return Self.className(of: view ?? layer)
  }

  /// Names of classes are put together by the runtime, which takes longer than all else in a row.
  private static var classNames: [ObjectIdentifier: String] = [:]

  private static func className(of object: AnyObject) -> String {
    let type: AnyObject.Type = type(of: object)
    let id = ObjectIdentifier(type)
    if let name = classNames[id] { return name }
    let name = "\(type)"
    classNames[id] = name
    return name
  }

  /// The name that the file gives it; for other layers the one they have.
  var name: String? { node?.node.id?.description ?? layer.name }

  /// What it says, if it is a text.
  var words: String? {
    let text: String? =
      switch view {
      case let label as UILabel: label.text
      case let button as UIButton: button.currentTitle
      case let field as UITextField: field.text?.isEmpty == false ? field.text : field.placeholder
      case let text as UITextView: text.text
      default: (layer as? CATextLayer)?.string as? String ?? node?.words
      }
    return text.map { DisplayWidth.printable(String($0.prefix(60))) }
  }

  /// For a search: class, name and words.
  func matches(_ search: String) -> Bool {
    [className, name, words].compactMap { $0 }.contains {
      $0.range(of: search, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }
  }

  /// Whether it would be seen if nothing lay over it, whatever is around it.
  var isShown: Bool { !layer.isHidden && layer.opacity > 0 }
}
