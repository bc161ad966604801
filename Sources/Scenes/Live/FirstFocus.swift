import UIKit

/// The view that the file has keys and text go to first.
///
/// It is the last node of the file that says so. It becomes the first responder when all of the scene
/// is on show, at a first load and at a reload alike; what takes the place at run time keeps it until
/// the file says something else.
@MainActor
struct FirstFocus {
  private weak var node: LiveNode?
  private var isTaken = false
  /// Whether it had the keys before the tree was changed: what goes elsewhere in it may lose them on the way.
  private var hadKeys = false
  /// What had the keys before that, whoever gave them to it, and what was selected in it.
  private var typing: (view: UIView, selection: UITextRange?)?

  /// Before the tree is changed.
  mutating func prepare(in window: UIWindow) {
    hadKeys = node?.view?.isFirstResponder ?? false
    typing = (window.firstResponder as? UIView).map {
      ($0, ($0 as? any UITextInput)?.selectedTextRange)
    }
  }

  /// When the tree has been changed.
  mutating func update(to wanted: LiveNode?, in window: UIWindow) {
    if hadKeys, node !== wanted { typing = nil }
    follow(wanted)
    giveBack(in: window)
  }

  /// Somebody who types in a row goes on with that, though the list has let go of all its rows on the way.
  private mutating func giveBack(in window: UIWindow) {
    defer { typing = nil }
    guard let typing, window.firstResponder == nil, typing.view.window === window,
      Self.focus(typing.view), let selection = typing.selection
    else { return }
    (typing.view as? any UITextInput)?.selectedTextRange = selection
  }

  private mutating func follow(_ wanted: LiveNode?) {
    if wanted === node, isTaken {
      guard let view = wanted?.view, hadKeys || view.isFirstResponder else { return }
      // What has been disabled since does not get keys any more.
      if view.canBecomeFirstResponder, view.isFirstResponder || Self.focus(view) { return }
      giveUp(view)
      isTaken = false
      return
    }
    // One that cannot have them any more has given them up by itself.
    if let view = node?.view, node !== wanted, hadKeys || view.isFirstResponder { giveUp(view) }
    node = wanted
    isTaken = wanted?.view.map(Self.focus) ?? false
  }

  /// The focus that came with the keys goes with them: arrows would begin there.
  private func giveUp(_ view: UIView) {
    view.resignFirstResponder()
    view.window?.forgetFocus(in: view)
  }

  /// The text that the file gives is there to be seen, and not for the beginning to clear.
  private static func focus(_ view: UIView) -> Bool {
    guard let field = view as? UITextField else { return view.becomeFirstResponder() }
    let clears = field.clearsOnBeginEditing
    field.clearsOnBeginEditing = false
    defer { field.clearsOnBeginEditing = clears }
    return field.becomeFirstResponder()
  }
}

extension SceneNode {
  /// Whether the file wants keys and text to come here.
  var wantsFocus: Bool {
    settings.contains {
      sceneClass.properties[$0.property].name == SceneClass.firstResponder.name
        && $0.value == .bool(true)
    }
  }
}
