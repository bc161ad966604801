import CoreGraphics
import TestSupport
import Testing

@testable import UIKit

/// S05: sheets, and the hands that move them.
@Suite @MainActor struct SheetTests {
  private final class Delegate: UISheetPresentationControllerDelegate {
    var mayDismiss = true
    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      mayDismiss
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      CallRecord.note("will dismiss")
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      CallRecord.note("did dismiss")
    }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      CallRecord.note("attempt")
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ controller: UISheetPresentationController
    ) {
      CallRecord.note(controller.selectedDetentIdentifier == .large ? "large" : "medium")
    }
  }

  private let screen = Screen()
  private let other = NotingController("other")
  private let delegate = Delegate()

  private func present(_ detents: [UISheetPresentationController.Detent] = [.large()]) throws {
    let sheet = try #require(other.sheetPresentationController)
    sheet.detents = detents
    sheet.delegate = delegate
    screen.at(screen.time) { screen.root.present(other, animated: true) }
    screen.go(to: screen.time + 1)
  }

  /// Where the sheet begins.
  private var top: CGFloat { other.view.convert(.zero, to: nil).y }

  /// Drags the sheet from a height to another one, and rests there.
  private func drag(from start: CGFloat, to end: CGFloat, lifts: Bool = true, rest: Double = 0.3) {
    screen.touch(.began, 200, start, at: screen.time)
    for step in 1...20 {
      let y = start + (end - start) * CGFloat(step) / 20
      screen.touch(.moved, 200, y, at: screen.time + 0.01)
    }
    guard lifts else { return }
    screen.touch(.ended, 200, end, at: screen.time + rest)
    screen.go(to: screen.time + 1)
  }

  @Test("S05 in the dark the ground of what lies in a sheet is lighter, and is not any more below")
  func level() throws {
    screen.window.overrideUserInterfaceStyle = .dark
    screen.root.view.backgroundColor = .systemBackground
    other.view.backgroundColor = .systemBackground
    let ground = UIColor(hex: 0x1C1C1E, alpha: 1).cgColor
    #expect(other.view.layer.backgroundColor != ground)
    try present()
    #expect(other.traitCollection.userInterfaceLevel == .elevated)
    #expect(other.view.layer.backgroundColor == ground)
    #expect(screen.root.traitCollection.userInterfaceLevel == .base)
    #expect(screen.root.view.layer.backgroundColor == UIColor(hex: 0, alpha: 1).cgColor)
    screen.at(screen.time) { other.dismiss(animated: false) }
    screen.go(to: screen.time + 1)
    screen.root.view.addSubview(other.view)
    #expect(other.view.traitCollection.userInterfaceLevel == .base)
    #expect(other.view.layer.backgroundColor == UIColor(hex: 0, alpha: 1).cgColor)
  }

  @Test("S05 a sheet that is dragged down disappears, as its delegate hears") func dragAway() throws
  {
    try present()
    let calls = CallRecord.of { drag(from: 70, to: 600) }
    #expect(
      calls == ["other willDisappear", "will dismiss", "other didDisappear", "did dismiss"])
    #expect(screen.root.presented == nil && screen.window.subviews == [screen.root.view])
    #expect(screen.root.view.transform.isIdentity)
  }

  @Test("S05 one that is let go of soon comes back and appears anew") func comesBack() throws {
    try present()
    let calls = CallRecord.of { drag(from: 70, to: 300) }
    #expect(
      calls == [
        "other willDisappear", "will dismiss", "other willAppear", "other didAppear",
      ])
    #expect(top == 57 && screen.root.presentedViewController === other && !other.isBeingDismissed)
    #expect(!screen.root.view.transform.isIdentity)
    // A quick move of the finger is enough.
    _ = CallRecord.of { drag(from: 70, to: 300, rest: 0.01) }
    #expect(screen.root.presented == nil)
  }

  @Test("S05 one that may not go stretches, and tells that it was tried") func staysModal() throws {
    try present()
    other.isModalInPresentation = true
    #expect(CallRecord.of { drag(from: 70, to: 600, lifts: false) } == [])
    #expect(top > 80 && top < 400)
    let calls = CallRecord.of {
      screen.touch(.ended, 200, 600, at: screen.time + 0.3)
      screen.go(to: screen.time + 1)
    }
    #expect(calls == ["attempt"] && top == 57)
    other.isModalInPresentation = false
    delegate.mayDismiss = false
    #expect(CallRecord.of { drag(from: 70, to: 600) } == ["attempt"] && top == 57)
  }

  @Test("S05 a sheet rests at the detent that is nearest, and dims from the one that was asked for")
  func detents() throws {
    try present([.medium(), .large()])
    let sheet = try #require(other.sheetPresentationController)
    #expect(top == 422 && sheet.dimming.alpha == 1 && screen.root.view.transform.isIdentity)
    #expect(CallRecord.of { drag(from: 440, to: 150) } == ["large"])
    #expect(top == 57 && !screen.root.view.transform.isIdentity)
    #expect(CallRecord.of { drag(from: 70, to: 400) } == ["medium"] && top == 422)
    sheet.largestUndimmedDetentIdentifier = .medium
    screen.go(to: screen.time + 0.1)
    #expect(sheet.dimming.alpha == 0)
    #expect(screen.window.hitTest(CGPoint(x: 100, y: 100), with: nil) === screen.root.view)
    screen.at(screen.time) { sheet.animateChanges { sheet.selectedDetentIdentifier = .large } }
    screen.go(to: screen.time + 1)
    #expect(top == 57 && sheet.dimming.alpha == 1)
    // By code nobody is told.
    sheet.detents = [
      .custom { $0.maximumDetentValue * 0.2 }, .custom { _ in nil }, .custom { _ in .nan },
    ]
    screen.go(to: screen.time + 0.1)
    #expect(abs(top - (844 - 34 - 753 * 0.2)) < 0.5)
  }

  @Test("S05 what stands back behind a sheet goes by the window, and fills a wide one")
  func standsBackInOtherWindows() throws {
    try present()
    let view = try #require(screen.root.view)
    var hasFloor: Bool { screen.window.subviews.first is ControlPart }
    func resize(_ size: CGSize, _ sizeClass: UIUserInterfaceSizeClass) {
      screen.at(screen.time) {
        screen.window.traits = UITraitCollection(traitsFrom: [
          screen.window.traits, UITraitCollection(horizontalSizeClass: sizeClass),
        ])
        screen.window.frame = CGRect(origin: .zero, size: size)
      }
      screen.go(to: screen.time + 0.1)
    }
    #expect(abs(view.transform.a - (1 - 32.0 / 390)) < 0.001 && hasFloor)
    resize(CGSize(width: 320, height: 600), .compact)
    #expect(abs(view.transform.a - (1 - 32.0 / 320)) < 0.001 && hasFloor)
    resize(CGSize(width: 900, height: 900), .regular)
    #expect(view.transform.isIdentity && !hasFloor)
    resize(CGSize(width: 390, height: 844), .compact)
    #expect(abs(view.transform.a - (1 - 32.0 / 390)) < 0.001 && hasFloor)
  }

  @Test("S05 what presents a sheet stands back by the sheet's height, under a finger too")
  func standsBack() throws {
    try present([.medium(), .large()])
    let sheet = try #require(other.sheetPresentationController)
    let view = try #require(screen.root.view)
    sheet.selectedDetentIdentifier = .large
    screen.go(to: screen.time + 0.1)
    let most = 1 - view.transform.a
    #expect(most > 0.05)
    // Half-way between both heights, and below both of them.
    drag(from: 70, to: 70 + (422 - 57) / 2, lifts: false)
    #expect(abs(1 - view.transform.a - most / 2) < 0.001 && sheet.dimming.alpha == 1)
    screen.touch(.moved, 200, 500, at: screen.time + 0.1)
    #expect(view.transform.isIdentity && sheet.dimming.alpha < 1)
    let calls = CallRecord.of {
      screen.touch(.ended, 200, 500, at: screen.time + 0.3)
      screen.go(to: screen.time + 1)
    }
    #expect(calls.contains("medium") && calls.last == "other didAppear")
    #expect(top == 422 && sheet.selectedDetentIdentifier == .medium)
    #expect(view.transform.isIdentity && sheet.dimming.alpha == 1)
  }

  @Test("S05 content that scrolls in a sheet moves it only from its beginning") func scrolling()
    throws
  {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 787))
    scroll.contentSize = CGSize(width: 390, height: 3000)
    other.view.addSubview(scroll)
    try present()
    let calls = CallRecord.of { drag(from: 500, to: 300) }
    #expect(calls == [] && top == 57 && scroll.contentOffset.y > 150)
    #expect(CallRecord.of { drag(from: 300, to: 350) } == [] && top == 57)
    scroll.contentOffset = .zero
    #expect(CallRecord.of { drag(from: 200, to: 700) }.last == "did dismiss")
  }

  @Test("S05 a tap beside a sheet dismisses it") func tap() throws {
    try present([.medium()])
    let calls = CallRecord.of {
      screen.touch(.began, 200, 100, at: screen.time + 0.1)
      screen.touch(.ended, 200, 100, at: screen.time + 0.05)
      screen.go(to: screen.time + 1)
    }
    #expect(calls.last == "did dismiss" && screen.root.presented == nil)
  }

  @Test("S05 a wide window shows a card in the middle") func card() throws {
    screen.window.traits = UITraitCollection(traitsFrom: [
      screen.window.traits, UITraitCollection(horizontalSizeClass: .regular),
    ])
    screen.window.frame = CGRect(x: 0, y: 0, width: 1000, height: 800)
    screen.window.coveredEdges = .zero
    screen.go(to: screen.time + 0.1)
    other.modalPresentationStyle = .formSheet
    try present()
    #expect(
      other.view.convert(other.view.bounds, to: nil)
        == CGRect(x: 230, y: 90, width: 540, height: 620))
    other.preferredContentSize = CGSize(width: 300, height: 200)
    screen.go(to: screen.time + 0.1)
    #expect(
      other.view.convert(other.view.bounds, to: nil)
        == CGRect(x: 350, y: 300, width: 300, height: 200))
    #expect(screen.root.view.transform.isIdentity)
  }

  private func lower() {
    screen.window.frame.size = CGSize(width: 844, height: 390)
    screen.window.coveredEdges = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    screen.window.traits = UITraitCollection(traitsFrom: [
      screen.window.traits, UITraitCollection(verticalSizeClass: .compact),
    ])
    screen.go(to: screen.time + 1)
  }

  @Test("S05 in a low window a sheet covers everything, unless it is to stand at the edge")
  func low() throws {
    try present([.medium(), .large()])
    #expect(top == 422)
    lower()
    let sheet = try #require(other.sheetPresentationController)
    let container = try #require(sheet.containerView)
    #expect(!sheet.prefersEdgeAttachedInCompactHeight)
    #expect(sheet.frameOfPresentedViewInContainerView == container.bounds)
    #expect(other.view.convert(other.view.bounds, to: nil) == container.bounds)
    // Nothing can be dragged there.
    _ = CallRecord.of { drag(from: 20, to: 300) }
    #expect(screen.root.presentedViewController === other && top == 0)
    sheet.prefersEdgeAttachedInCompactHeight = true
    screen.go(to: screen.time + 0.1)
    // A half of so little is no height to rest at.
    #expect(
      other.view.convert(other.view.bounds, to: nil) == CGRect(x: 0, y: 10, width: 844, height: 380)
    )
    other.preferredContentSize = CGSize(width: 500, height: 100)
    sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    screen.go(to: screen.time + 0.1)
    #expect(
      other.view.convert(other.view.bounds, to: nil)
        == CGRect(x: 172, y: 10, width: 500, height: 380))
  }
}
