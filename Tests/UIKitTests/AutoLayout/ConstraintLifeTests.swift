import CoreGraphics
import Testing
import UIKit

/// S07: constraints of trees that come, go and are not seen.
@Suite @MainActor struct ConstraintLifeTests {
  private func card() -> (card: UIView, inner: UIView, height: NSLayoutConstraint) {
    let (card, inner) = (plain(), plain())
    card.addSubview(inner)
    let height = inner.heightAnchor.constraint(equalToConstant: 30)
    activate(
      inner.topAnchor.constraint(equalTo: card.topAnchor, constant: 5),
      inner.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -5),
      inner.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      inner.widthAnchor.constraint(equalToConstant: 40), height)
    return (card, inner, height)
  }

  private func show(_ card: UIView, in root: UIView) {
    card.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(card)
    activate(
      card.topAnchor.constraint(equalTo: root.topAnchor),
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      card.widthAnchor.constraint(equalToConstant: 100))
    root.layoutIfNeeded()
  }

  @Test("S07 constraints outlive the tree that their views were in")
  func constraintsOutliveTheTreeThatTheirViewsWereIn() {
    let (card, inner, _) = card()
    var old: UIView? = container(200, 200)
    show(card, in: old!)
    #expect(card.frame.height == 40)
    old = nil
    let new = container(300, 300)
    show(card, in: new)
    #expect(card.frame == CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(inner.frame == CGRect(x: 0, y: 5, width: 40, height: 30))
  }

  @Test("S07 a constant that changes away from any tree counts in the next layout")
  func aConstantThatChangesAwayFromAnyTreeCounts() {
    let (card, inner, height) = card()
    let root = container(200, 200)
    show(card, in: root)
    card.removeFromSuperview()
    height.constant = 80
    card.layoutIfNeeded()
    #expect(inner.frame.height == 80)
  }

  @Test("S07 views of constraints are asked for their own, without being told to")
  func viewsOfConstraintsAreAskedForTheirOwn() {
    final class Form: UIView {
      let field = UIView()
      var updates = 0
      override class var requiresConstraintBasedLayout: Bool { true }
      override func updateConstraints() {
        updates += 1
        if field.superview == nil {
          field.translatesAutoresizingMaskIntoConstraints = false
          addSubview(field)
          field.topAnchor.constraint(equalTo: topAnchor, constant: 7).isActive = true
          field.heightAnchor.constraint(equalToConstant: 9).isActive = true
        }
        super.updateConstraints()
      }
    }
    let form = Form()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(form)
    root.layoutIfNeeded()
    #expect(form.updates == 1)
    #expect(form.field.frame.minY == 7 && form.field.frame.height == 9)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(form.updates == 1)
  }

  @Test("S07 a priority of content that is no number is refused")
  func aPriorityOfContentThatIsNoNumberIsRefused() async {
    await #expect(processExitsWith: .failure) {
      await UIView().setContentHuggingPriority(UILayoutPriority(.nan), for: .vertical)
    }
    await #expect(processExitsWith: .failure) {
      await UIView().setContentCompressionResistancePriority(UILayoutPriority(1001), for: .vertical)
    }
  }

  @Test("S07 what a plain view scrolls takes constraints along")
  func whatAPlainViewScrollsTakesConstraintsAlong() {
    let (middle, inner, marker) = (plain(), Box(10, 10), Box(10, 10))
    let root = container(200, 200, middle, marker)
    middle.addSubview(inner)
    activate(
      middle.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      middle.heightAnchor.constraint(equalToConstant: 100),
      inner.topAnchor.constraint(equalTo: middle.topAnchor, constant: 20),
      marker.topAnchor.constraint(equalTo: inner.topAnchor))
    root.layoutIfNeeded()
    #expect(marker.frame.minY == 70)
    middle.bounds.origin.y = 15
    root.layoutIfNeeded()
    #expect(marker.frame.minY == 55)
  }
}
