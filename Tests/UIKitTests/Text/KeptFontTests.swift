import Testing

@testable import UIKit

/// Foundation never lets go of what an attributed string was made with on Linux, so our own views
/// make none.
@MainActor @Suite struct KeptFontTests {
  /// What a view showed is gone with it.
  private func expectNoneKept(
    sourceLocation: SourceLocation = #_sourceLocation, _ use: (UIFont) -> Void
  ) {
    weak var kept: UIFont?
    do {
      let font = UIFont.systemFont(ofSize: 13.37)
      kept = font
      use(font)
    }
    #expect(kept == nil, sourceLocation: sourceLocation)
  }

  @Test("nothing keeps the fonts of a bar that is gone") func bars() {
    expectNoneKept { font in
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
      let look = UINavigationBarAppearance()
      look.titleTextAttributes = [.font: font]
      look.largeTitleTextAttributes = [.font: font]
      look.buttonAppearance.normal.titleTextAttributes = [.font: font]
      look.backButtonAppearance.normal.titleTextAttributes = [.font: font]
      (bar.standardAppearance, bar.prefersLargeTitles) = (look, true)
      let item = UINavigationItem(title: "Title")
      item.rightBarButtonItem = UIBarButtonItem(
        title: "Do", style: .plain, target: nil, action: nil)
      bar.items = [UINavigationItem(title: "Before"), item]
      bar.layoutIfNeeded()
    }
    expectNoneKept { font in
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
      let item = UITabBarItem(title: "One", image: nil, tag: 0)
      item.setTitleTextAttributes([.font: font], for: .normal)
      item.badgeValue = "1"
      bar.items = [item]
      bar.layoutIfNeeded()
    }
  }

  @Test("nothing keeps the fonts of a text view that nobody asked for its storage") func textViews()
  {
    expectNoneKept { font in
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.font = font
      view.text = "one two three"
      view.textContainer.exclusionPaths = [
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
      ]
      view.insertText("four")
      view.layoutIfNeeded()
      view.layer.displayIfNeeded()
    }
  }
}
