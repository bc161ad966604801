import CoreGraphics
import TestSupport
import Testing

@testable import QuartzCore
@testable import UIKit

@Suite @MainActor struct SearchBarTests {
  private final class Delegate: UISearchBarDelegate {
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
      CallRecord.note("began")
      searchBar.setShowsCancelButton(true, animated: true)
    }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { CallRecord.note("ended") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      CallRecord.note("text \(searchText)")
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { CallRecord.note("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
      CallRecord.note("cancel")
      searchBar.resignFirstResponder()
    }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange scope: Int) {
      CallRecord.note("scope \(scope)")
    }
  }

  private let screen = Screen()
  private let bar = UISearchBar()
  private let delegate = Delegate()

  init() {
    bar.delegate = delegate
    bar.frame = CGRect(x: 0, y: 100, width: 390, height: 56)
    screen.root.view.addSubview(bar)
    screen.go(to: 0.1)
  }

  private func tap(_ x: CGFloat, _ y: CGFloat) {
    let start = screen.time
    screen.touch(.began, x, y, at: start)
    screen.touch(.ended, x, y, at: start + 0.05)
    screen.go(to: start + 1)
  }

  @Test("E07 what is typed is told, Return searches, and the button cancels") func typing() {
    #expect(bar.sizeThatFits(.zero).height == 56)
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 374, height: 36))
    let calls = CallRecord.of {
      tap(200, 128)
      _ = screen.at(screen.time) { screen.input.insertText("ab", time: screen.time) }
      _ = screen.at(screen.time) {
        screen.input.keyDown(UIKey(.keyboardReturnOrEnter), time: screen.time)
      }
      #expect(bar.isFirstResponder && bar.searchTextField.frame.maxX < 330)
      tap(360, 128)
    }
    #expect(calls == ["began", "text ab", "search", "cancel", "ended"])
    #expect(bar.text == "ab")
  }

  @Test("E07 a bar may have scopes") func scopes() {
    bar.scopeButtonTitles = ["All", "Unread"]
    #expect(bar.sizeThatFits(.zero).height == 56)
    bar.showsScopeBar = true
    bar.sizeToFit()
    #expect(bar.bounds.height == 100)
    screen.go(to: screen.time + 0.1)
    #expect(CallRecord.of { tap(300, 170) } == ["scope 1"] && bar.selectedScopeButtonIndex == 1)
  }
}
