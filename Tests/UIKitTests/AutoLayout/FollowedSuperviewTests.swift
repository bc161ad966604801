import CoreGraphics
import Testing
import UIKit

/// Views that follow their superview by an autoresizing mask, where constraints place that one.
@MainActor @Suite struct FollowedSuperviewTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let outer = UIView()
  private let follower = UIView()
  private let content = UIView()

  init() {
    window.addSubview(outer)
    outer.addSubview(follower)
    follower.addSubview(content)
    for view in [outer, content] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      outer.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 10),
      outer.topAnchor.constraint(equalTo: window.topAnchor, constant: 10),
      content.leadingAnchor.constraint(equalTo: follower.leadingAnchor, constant: 5),
      content.topAnchor.constraint(equalTo: follower.topAnchor, constant: 5),
      content.trailingAnchor.constraint(equalTo: follower.trailingAnchor, constant: -5),
      content.bottomAnchor.constraint(equalTo: follower.bottomAnchor, constant: -5),
      content.widthAnchor.constraint(equalToConstant: 50),
      content.heightAnchor.constraint(equalToConstant: 30),
    ])
  }

  @Test("S07 what fills a superview makes it as large as its content")
  func whatFillsASuperviewMakesItAsLargeAsItsContent() {
    follower.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.layoutIfNeeded()
    #expect(outer.frame == CGRect(x: 10, y: 10, width: 60, height: 40))
    #expect(follower.frame == outer.bounds)
    #expect(content.frame == CGRect(x: 5, y: 5, width: 50, height: 30))
  }

  @Test("S07 the room around what follows its superview stays") func theRoomAroundItStays() {
    outer.bounds.size = CGSize(width: 20, height: 20)
    follower.frame = CGRect(x: 4, y: 2, width: 10, height: 20)
    follower.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.layoutIfNeeded()
    #expect(outer.frame == CGRect(x: 10, y: 10, width: 70, height: 40))
    #expect(follower.frame == CGRect(x: 4, y: 2, width: 60, height: 40))
  }

  @Test func aMaskThatComesLaterIsFollowedAndOneThatGoesIsNot() {
    let wide = outer.widthAnchor.constraint(equalToConstant: 90)
    wide.priority = .defaultHigh
    wide.isActive = true
    follower.frame.size = CGSize(width: 60, height: 40)
    window.layoutIfNeeded()
    #expect(outer.frame.width == 90 && follower.frame.width == 60)
    outer.bounds.size.width = 60
    follower.autoresizingMask = .flexibleWidth
    window.layoutIfNeeded()
    #expect(outer.frame.width == 60 && follower.frame.width == 60)
    follower.autoresizingMask = []
    window.layoutIfNeeded()
    #expect(outer.frame.width == 90 && follower.frame.width == 60)
  }

  @Test func theViewsLeaveInAnyOrder() {
    follower.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.layoutIfNeeded()
    outer.removeFromSuperview()
    window.layoutIfNeeded()
    window.addSubview(outer)
    follower.removeFromSuperview()
    window.layoutIfNeeded()
    outer.translatesAutoresizingMaskIntoConstraints = true
    outer.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
    outer.addSubview(follower)
    window.layoutIfNeeded()
    #expect(follower.frame.size == CGSize(width: 60, height: 40))
    #expect(content.frame == CGRect(x: 5, y: 5, width: 50, height: 30))
  }

  @Test("S07 an effect view is as large as what is in it") func anEffectViewIsAsLargeAsWhatIsInIt()
  {
    let pill = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    let label = UILabel()
    label.text = "Hello"
    for view in [pill, label] { view.translatesAutoresizingMaskIntoConstraints = false }
    window.addSubview(pill)
    pill.contentView.addSubview(label)
    NSLayoutConstraint.activate([
      pill.centerXAnchor.constraint(equalTo: window.centerXAnchor),
      pill.centerYAnchor.constraint(equalTo: window.centerYAnchor),
      label.leadingAnchor.constraint(equalTo: pill.contentView.leadingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: pill.contentView.trailingAnchor, constant: -8),
      label.topAnchor.constraint(equalTo: pill.contentView.topAnchor, constant: 4),
      label.bottomAnchor.constraint(equalTo: pill.contentView.bottomAnchor, constant: -4),
    ])
    window.layoutIfNeeded()
    let size = label.intrinsicContentSize
    #expect(size.width > 0)
    #expect(pill.bounds.size == CGSize(width: size.width + 16, height: size.height + 8))
    #expect(pill.contentView.frame == pill.bounds)
    let fitting = pill.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(fitting == pill.bounds.size)
    label.text = "Hello, world"
    window.layoutIfNeeded()
    #expect(pill.bounds.width == label.intrinsicContentSize.width + 16)
  }

  @Test("D6 content is as far from its cell before that is laid out, and where there is no room")
  func theContentOfACell() {
    let cell = UITableViewCell()
    cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let label = UIView()
    for view in [cell, label] { view.translatesAutoresizingMaskIntoConstraints = false }
    cell.contentView.addSubview(label)
    window.addSubview(cell)
    let width = cell.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([
      cell.leftAnchor.constraint(equalTo: window.leftAnchor),
      cell.topAnchor.constraint(equalTo: window.topAnchor),
      cell.heightAnchor.constraint(equalToConstant: 30),
      label.leftAnchor.constraint(equalTo: cell.contentView.leftAnchor),
      label.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      label.widthAnchor.constraint(equalToConstant: 50),
    ])
    let end = label.rightAnchor.constraint(equalTo: cell.contentView.rightAnchor)
    end.isActive = true
    // The content says how wide the cell is, with what is beside it.
    window.layoutIfNeeded()
    #expect(cell.frame.size == CGSize(width: 86, height: 30))
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 50, height: 30))
    end.isActive = false
    width.isActive = true
    window.layoutIfNeeded()
    #expect(cell.frame.width == 10 && cell.contentView.frame.width == 0)
    width.constant = 60
    window.layoutIfNeeded()
    #expect(cell.frame.width == 60 && cell.contentView.frame.width == 24)
  }
}
