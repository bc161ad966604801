import CoreGraphics
import TestSupport
import Testing

@testable import QuartzCore
@testable import UIKit

/// Views of clients that constraints place, and bars and cells as well.
@Suite @MainActor struct PinnedPartTests {
  private let part = UIView()

  init() { part.translatesAutoresizingMaskIntoConstraints = false }

  private func take(_ width: CGFloat, _ height: CGFloat) -> [NSLayoutConstraint] {
    let sizes = [
      part.widthAnchor.constraint(equalToConstant: width),
      part.heightAnchor.constraint(equalToConstant: height),
    ]
    NSLayoutConstraint.activate(sizes)
    return sizes
  }

  @Test("S05 a view in the title's place has the size of its constraints, in the middle of the bar")
  func title() {
    let shown = NavigationScreen()
    let sizes = take(100, 20)
    shown.root.navigationItem.titleView = part
    func place() -> CGRect {
      shown.screen.go(to: shown.screen.time + 0.1)
      return part.convert(part.bounds, to: shown.bar)
    }
    #expect(place() == CGRect(x: 145, y: 12, width: 100, height: 20))
    // Nothing is left to be laid out.
    #expect(!shown.screen.window.layer.needsCommit)
    sizes[0].constant = 60
    shown.bar.content?.setNeedsLayout()
    #expect(place() == CGRect(x: 165, y: 12, width: 60, height: 20))
    // From now on it lies where it is put.
    NSLayoutConstraint.deactivate(sizes)
    part.translatesAutoresizingMaskIntoConstraints = true
    part.bounds.size = CGSize(width: 40, height: 10)
    shown.bar.content?.setNeedsLayout()
    #expect(place() == CGRect(x: 175, y: 17, width: 40, height: 10))
    #expect(shown.bar.content?.constraints == [])
  }

  @Test("S06 what stands at the end of a row has the size of its constraints") func accessory() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 100)).shown()
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    window.addSubview(cell)
    let sizes = take(30, 24)
    cell.accessoryView = part
    _ = window.layer.commitTree()
    #expect(part.frame == CGRect(x: 274, y: 10, width: 30, height: 24))
    #expect(!window.layer.needsCommit)
    sizes[0].constant = 50
    cell.setNeedsLayout()
    _ = window.layer.commitTree()
    #expect(part.frame == CGRect(x: 254, y: 10, width: 50, height: 24))
  }
}
