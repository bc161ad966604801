import CoreGraphics
import Testing
import UIKit

/// S07: a stack's baselines are those of what it arranges.
@Suite @MainActor struct BorrowedBaselineTests {
  private func label(_ text: String, _ size: CGFloat) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }

  private func baseline(_ label: UILabel) -> CGFloat {
    label.convert(CGPoint.zero, to: label.window ?? root(of: label)).y
      + (label.font.ascender * 2).rounded() / 2
  }

  private func root(of view: UIView) -> UIView {
    var root = view
    while let above = root.superview { root = above }
    return root
  }

  @Test("S07 a baseline goes over to the next text, whoever leaves, comes or hides")
  func aBaselineGoesOverToTheNextText() {
    let labels = [label("One", 40), label("Two", 20), label("Three", 12)]
    let stack = UIStackView(arrangedSubviews: [labels[0], labels[1]])
    stack.axis = .vertical
    let other = label("Beside", 17)
    let root = container(300, 300, stack, other)
    activate(
      stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      other.leadingAnchor.constraint(equalTo: stack.trailingAnchor),
      other.firstBaselineAnchor.constraint(equalTo: stack.firstBaselineAnchor))
    func expect(_ text: UILabel, _ line: Int = #line) {
      root.layoutIfNeeded()
      #expect(abs(baseline(other) - baseline(text)) <= 1, "\(line)")
    }
    expect(labels[0])
    labels[0].removeFromSuperview()
    expect(labels[1])
    stack.insertArrangedSubview(labels[2], at: 0)
    expect(labels[2])
    labels[2].isHidden = true
    expect(labels[1])
    labels[2].isHidden = false
    labels[2].font = .systemFont(ofSize: 60)
    expect(labels[2])
    for label in labels { label.removeFromSuperview() }
    root.layoutIfNeeded()
    stack.addArrangedSubview(labels[0])
    expect(labels[0])
  }

  @Test("S07 a baseline that waits for a text goes along to another tree")
  func aBaselineThatWaitsForATextGoesAlongToAnotherTree() {
    let (first, second, other) = (label("One", 40), label("Two", 20), label("Beside", 17))
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.axis = .vertical
    let box = container(200, 200, stack, other)
    activate(
      stack.topAnchor.constraint(equalTo: box.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      other.firstBaselineAnchor.constraint(equalTo: stack.firstBaselineAnchor))
    let (old, new) = (UIView(), UIView())
    old.addSubview(box)
    old.layoutIfNeeded()
    first.removeFromSuperview()
    new.addSubview(box)
    old.setNeedsLayout()
    old.layoutIfNeeded()
    new.layoutIfNeeded()
    #expect(abs(baseline(other) - baseline(second)) <= 1)
  }

  @Test("S07 any view may lend its text, and leave with it") func anyViewMayLendItsText() {
    final class Card: UIView {
      let text = UILabel()
      override var forLastBaselineLayout: UIView { text }
    }
    let (card, other) = (Card(), label("Beside", 17))
    card.text.text = "Card"
    card.text.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(card.text)
    let root = container(300, 300, card, other)
    activate(
      card.text.topAnchor.constraint(equalTo: card.topAnchor, constant: 30),
      card.topAnchor.constraint(equalTo: root.topAnchor),
      card.heightAnchor.constraint(equalToConstant: 100),
      other.lastBaselineAnchor.constraint(equalTo: card.lastBaselineAnchor))
    root.layoutIfNeeded()
    #expect(abs(baseline(other) - baseline(card.text)) <= 1)
    card.text.removeFromSuperview()
    root.layoutIfNeeded()
    card.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(other.constraints.isEmpty)
  }
}
