import QuartzCore
import RenderTree
import Testing

@Suite @MainActor struct LayerCommitTests {
  /// A root with ten groups of a hundred cards each.
  private struct Cards {
    let root = CALayer()
    var groups: [CALayer] = []

    init() {
      root.bounds = CGRect(x: 0, y: 0, width: 1000, height: 1000)
      for row in 0..<10 {
        let group = CALayer()
        group.frame = CGRect(x: 0, y: row * 100, width: 1000, height: 100)
        for column in 0..<100 {
          let card = CALayer()
          card.frame = CGRect(x: column * 10, y: 0, width: 8, height: 80)
          card.backgroundColor = CGColor(gray: 0.5, alpha: 1)
          group.addSublayer(card)
        }
        root.addSublayer(group)
        groups.append(group)
      }
    }

    func card(_ group: Int, _ index: Int) throws -> CALayer {
      try #require(groups[group].sublayers)[index]
    }
  }

  @Test("the first commit makes a node for every layer, the next for none")
  func firstAndIdleCommit() {
    let cards = Cards()
    let first = cards.root.commitTree()
    #expect(first.report.recommitted == 1011)
    #expect(first.root?.count == 1011)
    let second = cards.root.commitTree()
    #expect(second.report.recommitted == 0)
    #expect(second.root === first.root)
  }

  @Test("moving one of 1,000 cards commits exactly its path; all other nodes stay the same objects")
  func oneMovedCard() throws {
    // What changes is to be seen at once.
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    let cards = Cards()
    let old = try #require(cards.root.commitTree().root)
    try cards.card(3, 7).position.x += 1
    let commit = cards.root.commitTree()
    let new = try #require(commit.root)
    #expect(commit.report.recommitted == 3)
    #expect(new !== old)
    for index in 0..<10 {
      #expect((new.children[index] === old.children[index]) == (index != 3))
    }
    let (oldGroup, newGroup) = (old.children[3], new.children[3])
    for index in 0..<100 {
      #expect((newGroup.children[index] === oldGroup.children[index]) == (index != 7))
    }
    #expect(newGroup.children[7].id == oldGroup.children[7].id)
    #expect(newGroup.children[7].geometry.transform.tx == 71)
  }

  @Test("a layer that moves keeps the nodes of what it holds")
  func movedGroupSharesChildren() throws {
    let cards = Cards()
    let old = try #require(cards.root.commitTree().root)
    cards.groups[0].position.y += 5
    let commit = cards.root.commitTree()
    let new = try #require(commit.root)
    #expect(commit.report.recommitted == 2)
    #expect(zip(new.children[0].children, old.children[0].children).allSatisfy { $0 === $1 })
  }

  @Test("setting a value that is there already commits nothing")
  func equalValues() throws {
    let cards = Cards()
    _ = cards.root.commitTree()
    let card = try cards.card(1, 1)
    card.frame = card.frame
    card.backgroundColor = CGColor(gray: 0.5, alpha: 1)
    card.transform = CATransform3DIdentity
    #expect(cards.root.commitTree().report.recommitted == 0)
  }

  @Test(
    "every visible property marks the path",
    arguments: [
      { $0.position.x += 1 }, { $0.bounds.size.width += 1 }, { $0.bounds.origin.x += 1 },
      { $0.anchorPoint.x = 0 }, { $0.transform = CATransform3DMakeScale(2, 1, 1) },
      { $0.opacity = 0.5 }, { $0.isHidden = true }, { $0.masksToBounds = true },
      { $0.backgroundColor = .black }, { $0.cornerRadius = 2 },
      { $0.maskedCorners = .layerMinXMinYCorner }, { $0.borderWidth = 1 },
      { $0.borderColor = .white }, { $0.zPosition = 1 }, { $0.addSublayer(CALayer()) },
      { $0.removeFromSuperlayer() },
    ] as [@Sendable (CALayer) -> Void])
  func everyPropertyMarks(_ change: @Sendable (CALayer) -> Void) throws {
    let cards = Cards()
    let card = try cards.card(9, 0)
    // So that another colour, other corners and another depth are seen.
    (card.borderWidth, card.cornerRadius) = (0.5, 1)
    let old = try #require(cards.root.commitTree().root)
    change(card)
    let commit = cards.root.commitTree()
    #expect(commit.root !== old)
    #expect((2...4).contains(commit.report.recommitted))
  }

  @Test("what went away and came back between two commits keeps its nodes")
  func thereAndBack() throws {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    let cards = Cards()
    cards.groups[3].shadowOpacity = 0.5
    let old = cards.root.commitTree().root
    let card = try cards.card(3, 40)
    let place = card.position
    card.position = .zero
    card.position = place
    let new = cards.root.commitTree()
    #expect(new.report.recommitted == 3)
    #expect(new.root === old)
    card.position = .zero
    #expect(cards.root.commitTree().root !== old)
  }

  @Test("hidden and fully transparent layers have no node, nor has anything in them")
  func hiddenLayers() throws {
    let cards = Cards()
    cards.groups[2].isHidden = true
    cards.groups[4].opacity = 0
    let root = try #require(cards.root.commitTree().root)
    #expect(root.children.count == 8)
    #expect(root.count == 1 + 8 * 101)
  }

  @Test("a change below a hidden layer shows after unhiding, whenever it was made")
  func changesBelowHidden() throws {
    // What changes is to be seen at once.
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    for committedBefore in [true, false] {
      let cards = Cards()
      if committedBefore { _ = cards.root.commitTree() }
      cards.groups[5].isHidden = true
      _ = cards.root.commitTree()
      try cards.card(5, 5).position.x = 777
      #expect(cards.root.commitTree().root?.children.count == 9)
      try cards.card(5, 6).backgroundColor = .white
      cards.groups[5].isHidden = false
      let group = try #require(cards.root.commitTree().root?.children[5])
      #expect(group.children[5].geometry.transform.tx == 773)
      #expect(group.children[6].paint.background == .white)
    }
  }

  @Test("unhiding commits anew only the path, when nothing below has changed")
  func unhidingReusesNodes() throws {
    let cards = Cards()
    let old = try #require(cards.root.commitTree().root)
    cards.groups[5].isHidden = true
    _ = cards.root.commitTree()
    cards.groups[5].isHidden = false
    let commit = cards.root.commitTree()
    #expect(commit.report.recommitted == 2)
    #expect(commit.root?.children[5].children[0] === old.children[5].children[0])
  }

  @Test("a hidden root commits to nothing and comes back")
  func hiddenRoot() {
    // What changes is to be seen at once.
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    let cards = Cards()
    cards.root.isHidden = true
    #expect(cards.root.commitTree().root == nil)
    cards.root.isHidden = false
    #expect(cards.root.commitTree().root?.count == 1011)
  }

  @Test("nodes stand in zPosition order, and a change of it reorders the same nodes")
  func zOrder() throws {
    // What changes is to be seen at once.
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    let cards = Cards()
    let old = try #require(cards.root.commitTree().root)
    cards.groups[0].zPosition = 1
    let new = try #require(cards.root.commitTree().root)
    #expect(new.children.map(\.id) == Array(old.children.map(\.id)[1...]) + [old.children[0].id])
    #expect(new.children[0] === old.children[1])
  }

  @Test("a subtree that moves to another parent keeps its nodes")
  func movedSubtree() throws {
    let cards = Cards()
    let old = try #require(cards.root.commitTree().root)
    let card = try cards.card(0, 0)
    cards.groups[1].addSublayer(card)
    let commit = cards.root.commitTree()
    let new = try #require(commit.root)
    #expect(commit.report.recommitted == 3)
    #expect(new.children[0].children.count == 99 && new.children[1].children.count == 101)
    #expect(new.children[1].children[100] === old.children[0].children[0])
  }

  @Test("changes that a layout makes are in the commit that ran it")
  func layoutChangesAreCommitted() throws {
    final class Stack: CALayer {
      override func layoutSublayers() {
        for (index, layer) in (sublayers ?? []).enumerated() {
          layer.frame = CGRect(x: 0, y: CGFloat(index) * 10, width: bounds.width, height: 10)
        }
      }
    }
    let stack = Stack()
    for _ in 0..<3 { stack.addSublayer(CALayer()) }
    stack.bounds = CGRect(x: 0, y: 0, width: 50, height: 30)
    let root = try #require(stack.commitTree().root)
    #expect(root.children.map(\.geometry.transform.ty) == [0, 10, 20])
    #expect(root.children.allSatisfy { $0.geometry.bounds.width == 50 })
  }

  @Test("a transform that is not finite shows nothing until it is mended")
  func notFinite() {
    let layer = CALayer()
    var transform = CATransform3DIdentity
    transform.m11 = .nan
    layer.transform = transform
    #expect(layer.commitTree().root == nil)
    layer.transform = CATransform3DIdentity
    #expect(layer.commitTree().root != nil)
  }

  @Test("the dump names what a layer shows")
  func dump() throws {
    let root = CALayer()
    root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    let card = CALayer()
    card.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    card.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    card.cornerRadius = 5
    card.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    card.borderWidth = 2
    card.opacity = 0.5
    card.masksToBounds = true
    root.addSublayer(card)
    let text = try #require(root.commitTree().root).dump()
    #expect(
      text == """
        #\(root.number) (0 0 100 100) at (-50 -50)
          #\(card.number) (0 0 30 40) at (10 20) background #FF0000FF border 2 #000000FF \
        radius 5 corners topLeft+bottomRight opacity 0.5 masks

        """)
  }
}
