import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import QuartzCore
@testable import UIKit

@Suite @MainActor struct CollectionListTests {
  @Test("S06 rows of a plain list go from edge to edge, with lines from the text on") func plain() {
    let shelf = ListShelf()
    #expect(shelf.cell(0, 0)?.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(shelf.cell(0, 1)?.frame.minY == 44 && shelf.cell(1, 0)?.frame.minY == 132)
    #expect(shelf.lines(0, 0) == [CGRect(x: 16, y: 43.5, width: 304, height: 0.5)])
    #expect(shelf.lines(0, 2).count == 1)
    #expect(shelf.view.backgroundColor == .systemBackground)
  }

  @Test("S06 sections of an inset list are cards, without a line after the last row") func inset() {
    let shelf = ListShelf(.insetGrouped)
    #expect(shelf.cell(0, 0)?.frame == CGRect(x: 16, y: 17.5, width: 288, height: 44))
    #expect(shelf.cell(1, 0)?.frame.minY == 17.5 + 132 + 35)
    #expect(shelf.lines(0, 0) == [CGRect(x: 16, y: 43.5, width: 272, height: 0.5)])
    #expect(shelf.lines(0, 2) == [])
    #expect(shelf.cell(0, 0)?.layer.cornerRadius == 10)
    #expect(shelf.cell(0, 1)?.layer.cornerRadius == 0)
    #expect(
      shelf.cell(0, 2)?.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    #expect(shelf.view.backgroundColor == .systemGroupedBackground)
    shelf.view.backgroundColor = .red
    shelf.now { shelf.view.collectionViewLayout.invalidateLayout() }
    #expect(shelf.view.backgroundColor == .red)
  }

  @Test("S06 groups have lines from edge to edge around them") func grouped() {
    let shelf = ListShelf(.grouped)
    #expect(
      shelf.lines(0, 0) == [
        CGRect(x: 0, y: 0, width: 320, height: 0.5),
        CGRect(x: 16, y: 43.5, width: 304, height: 0.5),
      ])
    #expect(shelf.lines(0, 2) == [CGRect(x: 0, y: 43.5, width: 320, height: 0.5)])
    #expect(ListShelf(.sidebar).lines(0, 0) == [])
  }

  @Test("S06 lines are what the configuration says, and a handler for single rows") func lines() {
    let shelf = ListShelf(.plain) {
      $0.separatorConfiguration.color = .red
      $0.itemSeparatorHandler = { path, separators in
        var separators = separators
        if path.item == 0 { separators.bottomSeparatorVisibility = .hidden }
        if path.item == 1 {
          separators.topSeparatorVisibility = .visible
          separators.bottomSeparatorInsets = .init(top: 0, leading: 40, bottom: 0, trailing: 20)
        }
        return separators
      }
    }
    #expect(shelf.lines(0, 0) == [])
    #expect(shelf.lines(0, 1).map(\.minX) == [16, 40] && shelf.lines(0, 1).last?.maxX == 300)
    let none = ListShelf(.plain) { $0.showsSeparators = false }
    #expect(none.lines(0, 1) == [])
  }

  @Test("S06 headers and footers are the data source's, or the first row") func headers() {
    let shelf = ListShelf(.insetGrouped) {
      $0.headerMode = .supplementary
      $0.footerMode = .supplementary
    }
    let kind = UICollectionView.elementKindSectionHeader
    let header = shelf.view.supplementaryView(forElementKind: kind, at: [0, 0])
    let list = header as? UICollectionViewListCell
    #expect(list?.contentConfiguration is UIListContentConfiguration)
    #expect(
      (list?.contentConfiguration as? UIListContentConfiguration)?.textProperties.transform
        == .uppercase)
    #expect(header?.frame.minX == 16 && (header?.frame.height ?? 0) > 30)
    #expect(shelf.cell(0, 0)?.frame.minY == header?.frame.maxY)
    let first = ListShelf(.insetGrouped) { $0.headerMode = .firstItemInSection }
    #expect(first.cell(0, 0)?.layer.masksToBounds == false)
    #expect(first.cell(0, 1)?.layer.maskedCorners.contains(.layerMinXMinYCorner) == true)
    #expect(first.lines(0, 0) == [])
  }

  @Test("S06 what is set on an item of a card is seen when it leaves the card")
  func cornersBesideCards() throws {
    let cell = try #require(ListShelf(.insetGrouped).cell(0, 0))
    cell.layer.cornerRadius = 8
    #expect(cell.layer.cornerRadius == 10)
    cell.takeList(ListPlace(appearance: .plain))
    #expect(cell.layer.cornerRadius == 8 && !cell.clipsToBounds)
    cell.takeList(ListPlace(appearance: .plain, isLast: true))
    #expect(cell.layer.cornerRadius == 8)
  }

  @Test("S06 headers of plain lists stay in sight") func pinned() {
    let shelf = ListShelf(.plain, [(0..<40).map { "\($0)" }]) { $0.headerMode = .supplementary }
    shelf.now { shelf.view.contentOffset.y = 300 }
    let header = shelf.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    #expect(header?.frame.minY == 300)
  }

  @Test("S06 rows are as high as what they show, also when that changes") func heights() {
    let shelf = ListShelf(.plain, [[String(repeating: "long ", count: 40), "b"]])
    let height = shelf.cell(0, 0)?.frame.height ?? 0
    #expect(height > 100 && shelf.cell(0, 1)?.frame.minY == height)
    shelf.now {
      var content = UIListContentConfiguration.cell()
      content.text = "short"
      shelf.cell(0, 0)?.contentConfiguration = content
    }
    #expect(shelf.cell(0, 0)?.frame.height == 44 && shelf.cell(0, 1)?.frame.minY == 44)
  }

  @Test("S06 accessories stand at both ends, marks of editing outermost", arguments: [false, true])
  func accessories(isMirrored: Bool) {
    let shelf = ListShelf()
    shelf.dress = { cell, _ in
      if isMirrored { cell.semanticContentAttribute = .forceRightToLeft }
      cell.accessories = [
        .reorder(), .label(text: "12"), .disclosureIndicator(), .delete(),
        .checkmark(displayed: .whenNotEditing),
      ]
    }
    shelf.now { shelf.view.reloadData() }
    func kinds() -> [String] {
      let shown = shelf.cell(0, 0)?.subviews.compactMap { $0 as? ListAccessory } ?? []
      let ordered = shown.sorted { ($0.frame.minX < $1.frame.minX) != isMirrored }
      return ordered.map { "\($0.accessory.kind)".prefix(5).description }
    }
    #expect(kinds() == ["label", "discl", "check"])
    shelf.now { shelf.view.isEditing = true }
    #expect(kinds() == ["delet", "label", "discl", "reord"])
    let content = shelf.cell(0, 0)?.contentView.frame ?? .zero
    for view in shelf.cell(0, 0)?.subviews.compactMap({ $0 as? ListAccessory }) ?? [] {
      #expect(!view.frame.intersects(content))
    }
  }

  @Test("S06 the content is indented, with accessories unless they are not to be") func indented() {
    let shelf = ListShelf()
    shelf.dress = { cell, path in cell.indentationLevel = path.item }
    shelf.now { shelf.view.reloadData() }
    #expect(shelf.cell(0, 2)?.contentView.frame.minX == 20)
    #expect(shelf.lines(0, 2).first?.minX == 36)
  }

  @Test("S06 a swipe brings out what a row offers, and a tap performs it") func swiped() {
    var performed: [String] = []
    let shelf = ListShelf(.plain) {
      $0.trailingSwipeActionsConfigurationProvider = { path in
        path.item == 2
          ? nil
          : UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
              performed.append("\(path.item)")
              done(true)
            }
          ])
      }
    }
    shelf.drag(200, 20, to: 120, 20)
    #expect(shelf.cell(0, 0)?.frame.minX == -(shelf.view.swipe?.strip.width ?? 0))
    shelf.tap(300, 20)
    #expect(performed == ["0"] && shelf.cell(0, 0)?.frame.minX == 0 && shelf.view.swipe == nil)
    shelf.drag(200, 110, to: 120, 110)
    #expect(shelf.view.swipe == nil, "it offers nothing")
    shelf.drag(200, 20, to: 280, 20)
    #expect(shelf.view.swipe == nil, "nor does the other side")
    shelf.drag(300, 60, to: 20, 60)
    #expect(performed == ["0", "1"])
    shelf.drag(200, 20, to: 120, 20)
    #expect(CallRecord.of { shelf.tap(100, 60) } == [] && shelf.view.swipe == nil)
    #expect(CallRecord.of { shelf.tap(100, 60) } == ["selected 0.1"])
  }

  @Test("S06 the mark that deletes brings out what a swipe does, or does what it is told")
  func mark() {
    let shelf = ListShelf(.plain) {
      $0.trailingSwipeActionsConfigurationProvider = { _ in
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
        ])
      }
    }
    shelf.dress = { cell, path in
      cell.accessories = [
        path.item == 0 ? .delete() : .delete(actionHandler: { CallRecord.note("delete") })
      ]
    }
    shelf.now {
      shelf.view.isEditing = true
      shelf.view.reloadData()
    }
    shelf.tap(30, 20)
    #expect(shelf.view.swipe?.path == [0, 0])
    shelf.now { shelf.view.closeSwipe(animated: false) }
    #expect(CallRecord.of { shelf.tap(30, 60) } == ["delete"])
  }

  @Test("S06 a row is carried by its grip") func carried() {
    let shelf = ListShelf()
    shelf.dress = { cell, _ in cell.accessories = [.reorder(displayed: .always)] }
    shelf.now { shelf.view.reloadData() }
    shelf.drag(290, 20, to: 290, 110)
    #expect(shelf.items[0] == ["b", "c", "a"])
  }

  @Test("S06 cells say what they show in a state, and a handler hears of each") func states() {
    let shelf = ListShelf()
    shelf.dress = { cell, _ in
      cell.configurationUpdateHandler = { cell, state in
        guard let cell = cell as? UICollectionViewListCell else { return }
        var content = cell.defaultContentConfiguration()
        content.text = state.isSelected ? "on" : state.isEditing ? "editing" : "off"
        cell.contentConfiguration = content
      }
    }
    shelf.now { shelf.view.reloadData() }
    func text() -> String? {
      (shelf.cell(0, 0)?.contentConfiguration as? UIListContentConfiguration)?.text
    }
    func ground() -> UIColor? { shelf.cell(0, 0)?.ground?.configuration.backgroundColor }
    #expect(text() == "off" && ground() == .systemBackground)
    shelf.tap(100, 20)
    #expect(text() == "on" && ground() == .systemGray4)
    shelf.now { shelf.cell(0, 0)?.backgroundConfiguration = .clear() }
    #expect(ground() == .clear)
    shelf.now { shelf.view.deselectItem(at: [0, 0], animated: false) }
    shelf.now { shelf.view.isEditing = true }
    #expect(text() == "editing" && shelf.cell(0, 0)?.configurationState.isEditing == true)
    #expect(CallRecord.of { shelf.tap(100, 20) } == [], "nothing is selected while editing")
    shelf.view.allowsMultipleSelectionDuringEditing = true
    shelf.tap(100, 20)
    shelf.tap(100, 60)
    #expect(shelf.view.indexPathsForSelectedItems == [[0, 0], [0, 1]])
  }

  @Test("S06 keys go from row to row, in sight or not, and choose") func keys() {
    let shelf = ListShelf(.plain, [(0..<30).map { "\($0)" }])
    shelf.key(.keyboardTab)
    #expect(shelf.cell(0, 0)?.isFocused == true)
    for _ in 0..<20 { shelf.key(.keyboardDownArrow) }
    #expect(shelf.cell(0, 20)?.isFocused == true && shelf.view.contentOffset.y > 300)
    #expect(CallRecord.of { shelf.key(.keyboardSpacebar) } == ["selected 0.20"])
    shelf.key(.keyboardUpArrow)
    #expect(shelf.cell(0, 19)?.configurationState.isFocused == true)
    shelf.view.allowsFocus = false
    #expect(shelf.cell(0, 3)?.canBecomeFocused != true)
  }

  @Test("S06 in a sidebar what is selected is in the tint") func sidebar() {
    let shelf = ListShelf(.sidebar)
    shelf.tap(100, 20)
    let ground = shelf.cell(0, 0)?.ground?.configuration
    #expect(ground?.backgroundColor == .tintColor && ground?.cornerRadius == 10)
    #expect(shelf.cell(0, 1)?.ground?.configuration.backgroundColor == .clear)
  }

  @Test("S06 rows keep clear of the safe area, and their backgrounds do not") func safeArea() {
    let shelf = ListShelf()
    shelf.now { shelf.window.coveredEdges = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10) }
    #expect(shelf.cell(0, 0)?.frame.minX == 0 && shelf.cell(0, 0)?.frame.width == 320)
    #expect(shelf.lines(0, 0).first?.minX == 46)
  }

  @Test("S06 whatever happens to a list, its rows lie below each other", arguments: 1...8)
  func random(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let appearances: [UICollectionLayoutListConfiguration.Appearance] = [
      .plain, .grouped, .insetGrouped, .sidebar,
    ]
    let shelf = ListShelf(appearances[Int(seed) % 4]) {
      $0.trailingSwipeActionsConfigurationProvider = { _ in
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .normal, title: "More") { _, _, done in done(true) }
        ])
      }
      if seed % 3 == 0 { $0.headerMode = .supplementary }
    }
    shelf.dress = { cell, path in
      cell.accessories =
        path.item % 2 == 0 ? [.delete(), .disclosureIndicator()] : [.multiselect()]
      cell.indentationLevel = path.item % 4
    }
    var made = 0
    for _ in 0..<60 {
      shelf.now {
        let section = random.below(2)
        switch random.below(8) {
        case 0, 1:
          let item = random.below(shelf.items[section].count + 1)
          made += 1
          shelf.items[section].insert(
            String(repeating: "word ", count: random.below(30)) + "\(made)", at: item)
          shelf.view.insertItems(at: [IndexPath(item: item, section: section)])
        case 2 where !shelf.items[section].isEmpty:
          let item = random.below(shelf.items[section].count)
          shelf.items[section].remove(at: item)
          shelf.view.deleteItems(at: [IndexPath(item: item, section: section)])
        case 3: shelf.view.isEditing.toggle()
        case 4: shelf.view.contentOffset.y = CGFloat(random.below(600))
        case 5:
          if let cell = shelf.view.visibleCells.first as? UICollectionViewListCell {
            shelf.view.offerSwipe(of: cell)
          }
        case 6: shelf.view.reloadData()
        default: shelf.window.frame.size.width = CGFloat(200 + random.below(400))
        }
        shelf.view.frame = shelf.window.bounds
      }
      if random.below(4) == 0 { shelf.tap(CGFloat(random.below(300)), CGFloat(random.below(470))) }
    }
    shelf.now { shelf.view.closeSwipe(animated: false) }
    shelf.wait(1)
    let cells = shelf.view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
    for (upper, lower) in zip(cells, cells.dropFirst()) {
      #expect(upper.frame.maxY <= lower.frame.minY + 0.01, "\(upper.frame) \(lower.frame)")
      #expect(upper.frame.height >= 44)
    }
  }
}
