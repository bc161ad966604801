import CoreGraphics
import Scenes
import Testing
import UIKit

@MainActor @Suite struct SafeAreaSceneTests {
  private let live = LiveScene()

  private func canvas(_ keys: String, device: String? = nil) throws -> Canvas {
    var overrides = CanvasOverrides()
    overrides.device = try device.map { try #require(Device.named($0)) }
    let loaded = LoadedScene(
      ["s.json": "{\"canvas\": {\(keys)}, \"root\": {}}"], overrides: overrides)
    #expect(loaded.messages == [])
    return try #require(loaded.scene).canvas
  }

  private func insets(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat)
    -> UIEdgeInsets
  {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  @Test(
    arguments: [
      ("iPhone SE", [20, 0], [0, 0, 0]), ("iPhone 13 mini", [50, 34], [0, 50, 21]),
      ("iPhone 15", [59, 34], [0, 59, 21]), ("iPhone 15 Pro", [59, 34], [0, 59, 21]),
      ("iPhone 15 Pro Max", [59, 34], [0, 59, 21]), ("iPhone 16 Pro", [62, 34], [0, 62, 21]),
      ("iPad mini", [24, 20], [24, 0, 20]), ("iPad", [24, 20], [24, 0, 20]),
      ("iPad Pro 13", [24, 20], [24, 0, 20]),
    ] as [(String, [CGFloat], [CGFloat])])
  func aDeviceHasASafeArea(_ name: String, _ upright: [CGFloat], _ lying: [CGFloat]) throws {
    let device = try #require(Device.named(name))
    let portrait = try canvas("\"device\": \"\(name)\"")
    #expect(portrait.safeArea == insets(upright[0], 0, upright[1], 0))
    #expect(portrait.size == device.size && portrait.scale == device.scale)
    let landscape = try canvas("\"device\": \"\(name)\", \"orientation\": \"landscape\"")
    #expect(landscape.safeArea == insets(lying[0], lying[1], lying[2], lying[1]))
    #expect(landscape.size == CGSize(width: device.size.height, height: device.size.width))
  }

  @Test func whatTheFileSaysGoesOverItsDeviceAndTheCommandLineOverBoth() throws {
    #expect(try canvas("").safeArea == .zero)
    #expect(try canvas("\"safeArea\": [1, 2, 3, 4]").safeArea == insets(1, 2, 3, 4))
    let keys = #""device": "iPhone 15", "safeArea": [1, 2, 3, 4], "size": [300, 200]"#
    #expect(try canvas(keys).safeArea == insets(1, 2, 3, 4))
    #expect(try canvas(keys).size == CGSize(width: 300, height: 200))
    let given = try canvas(keys + #", "orientation": "landscape""#, device: "iPhone 16 Pro")
    #expect(given.safeArea == insets(0, 62, 21, 62))
    #expect(given.size == CGSize(width: 874, height: 402))
    #expect(
      try canvas(#""orientation": "landscape""#).size == CGSize(width: 844, height: 390))
  }

  @Test func theViewsOfASceneHaveWhatItsDeviceCovers() throws {
    func show(_ canvas: String) throws -> [UIEdgeInsets?] {
      try live.show(
        """
        {"canvas": {\(canvas)}, "root": {"id": "root", "subviews": [
          {"id": "top", "frame": [0, 20, 100, 100]}, {"id": "end", "frame": ["50%", 0, "50%", "100%"]}
        ]}}
        """)
      _ = live.window.layer.commitTree()
      return ["root", "top", "end"].map { live.node(named: $0)?.view?.safeAreaInsets }
    }
    let upright = [insets(59, 0, 34, 0), insets(39, 0, 0, 0), insets(59, 0, 34, 0)]
    #expect(try show(#""device": "iPhone 15""#) == upright)
    #expect(
      try show(#""device": "iPhone 15", "orientation": "landscape""#)
        == [insets(0, 59, 21, 59), insets(0, 59, 0, 0), insets(0, 0, 21, 59)])
    #expect(
      try show(#""device": "iPhone 15", "safeArea": [30, 0, 0, 0]"#)
        == [insets(30, 0, 0, 0), insets(10, 0, 0, 0), insets(30, 0, 0, 0)])
    #expect(try show("") == [.zero, .zero, .zero])
    #expect(try show(#""device": "iPhone 15""#) == upright)
  }

  @Test func marginsHaveKeysThatAReloadSetsAsALoadDoes() throws {
    let files = [
      #""layoutMargins": [1, 2, 3, 4]"#,
      #""directionalLayoutMargins": [1, 2, 3, 4]"#,
      #""directionalLayoutMargins": [5, 6, 7, 8], "preservesSuperviewLayoutMargins": true"#,
      #""layoutMargins": [1, 2, 3, 4], "insetsLayoutMarginsFromSafeArea": false"#,
      #""layoutMargins": [9, 9, 9, 9], "directionalLayoutMargins": [1, 2, 3, 4]"#,
      #""tag": 1"#,
    ]
    func margins(_ live: LiveScene, _ keys: String) throws -> [UIEdgeInsets] {
      try live.show(
        """
        {"canvas": {"device": "iPhone 15"}, "root": {"subviews": [{"id": "a", "frame": [0, 0, 50, 50],
          \(keys)}]}}
        """)
      _ = live.window.layer.commitTree()
      let view = try #require(live.node(named: "a")?.view)
      view.semanticContentAttribute = .forceRightToLeft
      let turned = view.layoutMargins
      view.semanticContentAttribute = .unspecified
      return [view.layoutMargins, turned]
    }
    for first in files {
      for second in files {
        let reloaded = LiveScene()
        _ = try margins(reloaded, first)
        #expect(
          try margins(reloaded, second) == margins(LiveScene(), second), "\(first) → \(second)")
      }
    }
    #expect(try margins(LiveScene(), files[0])[0] == insets(60, 2, 3, 4))
    #expect(try margins(LiveScene(), files[1])[1] == insets(60, 4, 3, 2))
    #expect(try margins(LiveScene(), files[3])[0] == insets(1, 2, 3, 4))
  }

  @Test(arguments: [
    #""class": "UIScrollView", "contentSize": [390, 3000]"#,
    #""class": "UITableView", "rows": [ROWS]"#,
    #""class": "UICollectionView", "items": [ROWS]"#,
    #""class": "UITextView", "text": "LINES""#,
    #""class": "UITableView", "frame": [0, 0, "100%", "100%"], "rows": [ROWS]"#,
    #""class": "UICollectionView", "frame": [0, 0, "100%", "100%"], "items": [ROWS]"#,
  ])
  func whatWasScrolledUnderASafeAreaStaysInASave(_ keys: String) throws {
    let lines = Array(repeating: "line", count: 200).joined(separator: "\\n")
    let rows = Array(repeating: #"{"constraints": {"height": 40}}"#, count: 60).joined(
      separator: ",")
    let keys = keys.replacing("LINES", with: lines).replacing("ROWS", with: rows)
    func show(_ alpha: Double) throws -> UIScrollView {
      let list = "\"id\": \"a\", \"alpha\": \(alpha), \(keys)"
      // One with a frame is in what is placed.
      let placed = keys.contains("frame") ? "\"subviews\": [{\(list)}]" : list
      try live.show(
        """
        {"canvas": {"device": "iPhone 15"}, "root": {"subviews": [{"constraints": {"edges": 0}, \(placed)}]}}
        """)
      _ = live.window.layer.commitTree()
      return try #require(live.node(named: "a")?.view as? UIScrollView)
    }
    let scroll = try show(1)
    scroll.contentOffset = CGPoint(x: 0, y: 333)
    _ = live.window.layer.commitTree()
    let (frame, size, offset) = (scroll.frame, scroll.contentSize, scroll.contentOffset)
    #expect(size.height > 1500 && offset.y >= 333)
    #expect(try show(0.5) === scroll)
    #expect(scroll.frame == frame && scroll.contentSize == size && scroll.contentOffset == offset)
  }
}
