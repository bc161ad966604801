import Foundation
import Testing

@testable import UIKit

/// What the first responder brings to the bottom of its window.
@MainActor @Suite struct InputViewTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400)).shown()
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))

  /// What observers put down, all of them on the main thread.
  private final class Heard: @unchecked Sendable {
    var names: [String] = []
    var end = CGRect.null
  }

  init() { window.addSubview(field) }

  private func part(_ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: 10, height: height))
  }

  @Test func viewsComeAndGoWithTheFirstResponder() {
    let (pad, bar) = (part(100), part(40))
    field.inputView = pad
    field.inputAccessoryView = bar
    #expect(pad.window == nil)
    field.becomeFirstResponder()
    #expect(pad.convert(pad.bounds, to: window) == CGRect(x: 0, y: 300, width: 300, height: 100))
    #expect(bar.convert(bar.bounds, to: window) == CGRect(x: 0, y: 260, width: 300, height: 40))
    field.resignFirstResponder()
    #expect(pad.window == nil && bar.window == nil && window.inputHost == nil)
  }

  @Test func othersShowWhenTheyAreReloaded() {
    let (first, second) = (part(50), part(70))
    field.inputView = first
    field.becomeFirstResponder()
    field.inputView = second
    #expect(first.window != nil && second.window == nil)
    field.reloadInputViews()
    #expect(first.window == nil && second.window != nil)
    field.inputView = nil
    field.reloadInputViews()
    #expect(window.inputHost == nil)
  }

  @Test func theChainIsAskedAndSizesAreKeptInBounds() {
    final class Pad: UIView {
      let pad = UIView()
      override var inputView: UIView? { pad }
    }
    let outer = Pad(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(outer)
    outer.addSubview(field)
    for height in [CGFloat(0), -5, 1e300] {
      outer.pad.frame.size.height = height
      field.becomeFirstResponder()
      #expect(outer.pad.window != nil && (window.inputHost?.frame.height ?? 0) <= 400)
      field.resignFirstResponder()
    }
  }

  @Test func comingAndGoingIsTold() throws {
    let heard = Heard()
    let key = UIResponder.keyboardFrameEndUserInfoKey
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification,
    ]
    let pad = part(100)
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let value = note.userInfo?[key] as? NSValue
        // Other windows of other tests may tell as well.
        guard value?.cgRectValue.minX == 0, value?.cgRectValue.width == 300 else { return }
        heard.names.append(note.name.rawValue)
        heard.end = value?.cgRectValue ?? .null
      }
    }
    field.inputView = pad
    field.becomeFirstResponder()
    #expect(heard.end == CGRect(x: 0, y: 300, width: 300, height: 100))
    field.resignFirstResponder()
    #expect(heard.names == names.map(\.rawValue) && heard.end.minY == 400)
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
