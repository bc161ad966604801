import CoreGraphics
import TestSupport
import Testing

@testable import UIKit

/// S05: alerts, action sheets and popovers.
@Suite @MainActor struct AlertTests {
  private let screen = Screen()

  private func alert(_ style: UIAlertController.Style, _ names: [String]) -> UIAlertController {
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
    for name in names {
      let kind: UIAlertAction.Style =
        name == "Cancel" ? .cancel : name == "Delete" ? .destructive : .default
      alert.addAction(
        UIAlertAction(title: name, style: kind) { CallRecord.note("chose \($0.title ?? "")") })
    }
    return alert
  }

  private func present(_ alert: UIViewController) {
    screen.at(screen.time) { screen.root.present(alert, animated: true) }
    screen.go(to: screen.time + 1)
  }

  private func rows(_ alert: UIAlertController) -> [AlertRow] {
    func below(_ view: UIView) -> [AlertRow] {
      view.subviews.flatMap { ($0 as? AlertRow).map { [$0] } ?? below($0) }
    }
    return below(alert.view)
  }

  private func tap(_ view: UIView) {
    let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    screen.touch(.began, place.x, place.y, at: screen.time + 0.1)
    screen.touch(.ended, place.x, place.y, at: screen.time + 0.05)
    screen.go(to: screen.time + 1)
  }

  @Test("S05 an alert lies in the middle, and tells its choice when it has gone") func choice() {
    let alert = alert(.alert, ["OK", "Cancel"])
    let shown = CallRecord.of { present(alert) }
    #expect(shown == [] && alert.view.frame.midX == 195 && alert.view.frame.width == 270)
    #expect(abs(alert.view.frame.midY - (47 + (844 - 81) / 2)) <= 1)
    let rows = rows(alert)
    // Two choices lie side by side, the one that cancels first.
    #expect(rows.map { $0.frame.minX } == [0, 135] && Set(rows.map { $0.frame.minY }).count == 1)
    let calls = CallRecord.of { tap(rows[1]) }
    #expect(calls == ["chose OK"] && screen.root.presented == nil)
  }

  @Test("S05 more choices, or long ones, lie in a column") func columns() {
    let three = alert(.alert, ["Cancel", "One", "Delete"])
    present(three)
    #expect(rows(three).map { $0.frame.minX } == [0, 0, 0])
    #expect(CallRecord.of { tap(rows(three)[2]) } == ["chose Cancel"])
    let long = alert(.alert, ["A choice with a long name", "Cancel"])
    present(long)
    #expect(Set(rows(long).map { $0.frame.minY }).count == 2)
  }

  @Test("S05 an action sheet comes from below, and a tap beside it cancels") func sheet() {
    let sheet = alert(.actionSheet, ["One", "Two", "Cancel"])
    present(sheet)
    #expect(sheet.view.frame.maxY == 844 - 34 - 8 && sheet.view.frame.minX == 8)
    let calls = CallRecord.of {
      screen.touch(.began, 200, 100, at: screen.time + 0.1)
      screen.touch(.ended, 200, 100, at: screen.time + 0.05)
      screen.go(to: screen.time + 1)
    }
    #expect(calls == ["chose Cancel"] && screen.root.presented == nil)
  }

  @Test("S05 fields take text, and keys choose") func fields() throws {
    let alert = alert(.alert, ["Save", "Cancel"])
    alert.addTextField { $0.placeholder = "Name" }
    alert.preferredAction = alert.actions[0]
    present(alert)
    let field = try #require(alert.textFields?.first)
    #expect(field.isFirstResponder)
    screen.at(screen.time) { _ = screen.input.insertText("Ada", time: screen.time) }
    #expect(field.text == "Ada")
    let calls = CallRecord.of {
      screen.at(screen.time) {
        field.resignFirstResponder()
        screen.input.keyDown(UIKey(.keyboardEscape), time: screen.time)
      }
      screen.go(to: screen.time + 1)
    }
    #expect(calls == ["chose Cancel"])
  }

  @Test("S05 a choice that is off is not taken") func disabled() {
    let alert = alert(.alert, ["OK"])
    alert.actions[0].isEnabled = false
    present(alert)
    #expect(CallRecord.of { tap(rows(alert)[0]) } == [] && screen.root.presented === alert)
    alert.actions[0].isEnabled = true
    screen.go(to: screen.time + 0.1)
    #expect(CallRecord.of { tap(rows(alert)[0]) } == ["chose OK"])
  }

  @Test("S05 an alert that is shown has the size of other choices, and no place for words that go")
  func otherWords() throws {
    let alert = alert(.alert, ["OK", "Cancel"])
    present(alert)
    let before = alert.view.frame
    screen.at(screen.time) { alert.addAction(UIAlertAction(title: "Third", style: .default)) }
    // Three choices lie in a column, two side by side.
    #expect(alert.view.frame.height == before.height + 2 * AlertRow.height)
    #expect(abs(alert.view.frame.midY - before.midY) <= 1)
    let words = try #require(rows(alert).first?.superview).subviews.compactMap { $0 as? UILabel }
    #expect(words.map { $0.text } == ["Title", "Message"])
    screen.at(screen.time) { (alert.title, alert.message) = (nil, nil) }
    #expect(words.map { $0.frame } == [.zero, .zero])
    #expect(alert.view.frame.height == 3 * AlertRow.height)
  }

  @Test("S05 a popover lies beside its source within the window, with its arrow on it")
  func places() {
    let room = CGRect(x: 10, y: 10, width: 980, height: 780)
    func place(_ target: CGRect, _ permitted: UIPopoverArrowDirection = .any) -> PopoverPlace {
      PopoverPlace(
        target: target, size: CGSize(width: 300, height: 200), room: room, permitted: permitted)
    }
    let below = place(CGRect(x: 400, y: 100, width: 100, height: 40))
    #expect(
      below.direction == .up && below.frame == CGRect(x: 300, y: 140, width: 300, height: 213))
    #expect(below.arrow == 150)
    let above = place(CGRect(x: 400, y: 700, width: 100, height: 40))
    #expect(above.direction == .down && above.frame.maxY == 700)
    let corner = place(CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(corner.frame.minX == 10 && corner.arrow == PopoverPlace.cornerRadius + 13)
    let side = place(CGRect(x: 400, y: 300, width: 100, height: 40), .right)
    #expect(
      side.direction == .right && side.frame == CGRect(x: 87, y: 220, width: 313, height: 200))
    #expect(place(CGRect(x: 400, y: 300, width: 100, height: 40), []).direction == .unknown)
  }

  @Test("S05 a popover is a sheet where there is little room, unless its delegate is against it")
  func adapting() {
    final class Delegate: UIPopoverPresentationControllerDelegate {
      func adaptivePresentationStyle(for controller: UIPresentationController)
        -> UIModalPresentationStyle
      {
        .none
      }
    }
    let delegate = Delegate()
    let other = UIViewController()
    other.modalPresentationStyle = .popover
    let popover = other.popoverPresentationController
    #expect(popover != nil)
    present(other)
    #expect(other.presentationController is UISheetPresentationController)
    #expect(other.popoverPresentationController === popover)
    screen.at(screen.time) { other.dismiss(animated: false) }
    screen.go(to: screen.time + 0.1)
    let bubble = UIViewController()
    bubble.modalPresentationStyle = .popover
    bubble.preferredContentSize = CGSize(width: 200, height: 100)
    bubble.popoverPresentationController?.delegate = delegate
    bubble.popoverPresentationController?.sourceView = screen.root.view
    bubble.popoverPresentationController?.sourceRect = CGRect(x: 180, y: 100, width: 30, height: 30)
    present(bubble)
    #expect(bubble.presentationController is UIPopoverPresentationController)
    #expect(bubble.popoverPresentationController?.arrowDirection == .up)
    #expect(
      bubble.view.convert(bubble.view.bounds, to: nil)
        == CGRect(x: 95, y: 143, width: 200, height: 100))
    // It follows what is said while it is shown.
    screen.at(screen.time) { bubble.view.backgroundColor = .red }
    let shape = bubble.popoverPresentationController?.presentedView?.subviews.first as? ControlPart
    #expect(shape?.fillColor == .red)
    screen.at(screen.time) {
      bubble.popoverPresentationController?.permittedArrowDirections = .down
    }
    #expect(bubble.popoverPresentationController?.arrowDirection == .down)
  }
}
