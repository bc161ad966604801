import CoreGraphics
import Testing
import UIKit

/// S07: what is placed by a text follows the text.
@Suite @MainActor struct ChangedTextTests {
  @Test("S07 what stands on the lines of a text that scrolls follows them")
  func baselinesOfATextThatScrolls() {
    let (text, mark) = (UITextView(), UIView())
    text.font = .systemFont(ofSize: 12)
    let root = container(300, 300, text, mark)
    activate(
      text.topAnchor.constraint(equalTo: root.topAnchor),
      text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      text.widthAnchor.constraint(equalToConstant: 100),
      text.heightAnchor.constraint(equalToConstant: 100),
      mark.topAnchor.constraint(equalTo: text.firstBaselineAnchor),
      mark.leadingAnchor.constraint(equalTo: text.trailingAnchor))
    func expect(_ line: Int = #line, _ change: () -> Void) {
      root.layoutIfNeeded()
      let before = mark.frame.minY
      change()
      root.layoutIfNeeded()
      #expect(mark.frame.minY > before, "\(line)")
    }
    expect { text.font = .systemFont(ofSize: 30) }
    expect { text.textContainerInset.top = 20 }
    expect {
      text.attributedText = NSAttributedString(
        string: "a", attributes: [.font: UIFont.systemFont(ofSize: 50)])
    }
  }

  @Test("S07 a search bar is as high as the choice that it gets while it shows one")
  func scopesOfASearchBar() {
    let (bar, mark) = (UISearchBar(), UIView())
    bar.showsScopeBar = true
    let root = container(300, 300, bar, mark)
    activate(
      bar.topAnchor.constraint(equalTo: root.topAnchor),
      bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      mark.topAnchor.constraint(equalTo: bar.bottomAnchor))
    for height: CGFloat in [56, 100, 56] {
      bar.scopeButtonTitles = height > 56 ? ["a", "b"] : nil
      root.layoutIfNeeded()
      #expect(bar.bounds.height == height && mark.frame.minY == height)
    }
  }

  @Test("S07 a field is as large as its text in the font that all of it gets")
  func fontOfAllOfAField() {
    let field = UITextField()
    let large = UIFont.systemFont(ofSize: 40)
    field.attributedText = NSAttributedString(string: "abc", attributes: [.font: large])
    let root = container(300, 300, field)
    activate(
      field.topAnchor.constraint(equalTo: root.topAnchor),
      field.leadingAnchor.constraint(equalTo: root.leadingAnchor))
    root.layoutIfNeeded()
    let before = field.bounds.size
    field.font = .systemFont(ofSize: 17)
    root.layoutIfNeeded()
    #expect(field.bounds.width < before.width && field.bounds.height < before.height)
    #expect(field.bounds.size == field.intrinsicContentSize)
  }
}
