import CoreGraphics
import Testing
import UIKit

/// S07: stacks.
@Suite @MainActor struct StackViewTests {
  @Test("S07 a stack takes no room when all in it are hidden, or gone")
  func aStackTakesNoRoomWhenAllInItAreHidden() {
    let (box, below) = (Box(50, 40), Box(50, 10))
    let stack = UIStackView(arrangedSubviews: [box])
    stack.axis = .vertical
    let root = container(200, 200, stack, below)
    activate(
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      below.topAnchor.constraint(equalTo: stack.bottomAnchor))
    root.layoutIfNeeded()
    #expect(below.frame.minY == 40)
    box.isHidden = true
    root.layoutIfNeeded()
    #expect(below.frame.minY == 0)
    box.isHidden = false
    root.layoutIfNeeded()
    #expect(below.frame.minY == 40)
    box.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(below.frame.minY == 0)
  }

  @Test("S07 a stack runs in its own direction, whatever is in it")
  func aStackRunsInItsOwnDirection() {
    let boxes = [Box(50, 20), Box(30, 20)]
    let stack = UIStackView(arrangedSubviews: boxes)
    stack.frame = CGRect(x: 0, y: 0, width: 80, height: 20)
    stack.layoutIfNeeded()
    #expect(boxes.map(\.frame.minX) == [0, 50])
    stack.semanticContentAttribute = .forceRightToLeft
    stack.layoutIfNeeded()
    #expect(boxes.map(\.frame.minX) == [30, 0])
  }

  private func stack(
    _ views: [UIView], _ width: CGFloat = 300, _ height: CGFloat = 100,
    _ change: (UIStackView) -> Void
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
    change(stack)
    stack.layoutIfNeeded()
    return stack
  }

  private func rows(_ stack: UIStackView) -> [CGRect] { stack.arrangedSubviews.map(\.frame) }

  private var boxes: [Box] { [Box(50, 20), Box(30, 40), Box(40, 30)] }

  @Test("S07 fill equally shares the length") func fillEquallySharesTheLength() {
    let stack = stack(boxes) {
      $0.distribution = .fillEqually
      $0.spacing = 15
    }
    #expect(
      rows(stack) == [
        CGRect(x: 0, y: 0, width: 90, height: 100), CGRect(x: 105, y: 0, width: 90, height: 100),
        CGRect(x: 210, y: 0, width: 90, height: 100),
      ])
  }

  @Test("S07 fill gives the rest to the least hugging") func fillGivesTheRestToTheLeastHugging() {
    let boxes = boxes
    boxes[1].setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
    let stack = stack(boxes) { $0.spacing = 10 }
    #expect(rows(stack).map(\.minX) == [0, 60, 260])
    #expect(rows(stack).map(\.width) == [50, 190, 40])
  }

  @Test("S07 the last has the rest where all hug alike") func theLastHasTheRestWhereAllHugAlike() {
    let stack = stack(boxes) { _ in }
    #expect(rows(stack).map(\.width) == [50, 30, 220])
    let narrow = self.stack(boxes, 100) { _ in }
    #expect(rows(narrow).map(\.maxX).last == 100)
  }

  @Test("S07 baselines begin at the top or end at the bottom")
  func baselinesBeginAtTheTopOrEndAtTheBottom() {
    for (alignment, edge) in [
      (UIStackView.Alignment.firstBaseline, CGFloat(0)), (.lastBaseline, 100),
    ] {
      let labels = [13, 30, 20].map { size in
        let label = UILabel()
        label.text = "Text"
        label.font = .systemFont(ofSize: size)
        return label
      }
      let stack = stack(labels) { $0.alignment = alignment }
      let edges = rows(stack).map { alignment == .firstBaseline ? $0.minY : $0.maxY }
      #expect(edge == 0 ? edges.min() == 0 : abs((edges.max() ?? 0) - 100) <= 1)
    }
  }

  @Test("S07 fill proportionally keeps shares") func fillProportionallyKeepsShares() {
    let stack = stack(boxes, 240) { $0.distribution = .fillProportionally }
    #expect(rows(stack).map(\.width) == [100, 60, 80])
  }

  @Test("S07 equal spacing puts the rest between") func equalSpacingPutsTheRestBetween() {
    let stack = stack(boxes) { $0.distribution = .equalSpacing }
    #expect(rows(stack).map(\.minX) == [0, 140, 260])
    #expect(rows(stack).map(\.width) == [50, 30, 40])
  }

  @Test("S07 equal centering puts centres at even distances")
  func equalCenteringPutsCentresAtEvenDistances() {
    let stack = stack(boxes) { $0.distribution = .equalCentering }
    let centres = rows(stack).map(\.midX)
    #expect(abs((centres[1] - centres[0]) - (centres[2] - centres[1])) <= 1)
    #expect(rows(stack).map(\.width) == [50, 30, 40])
  }

  @Test("S07 alignment places across") func alignmentPlacesAcross() {
    for (alignment, expected) in [
      (UIStackView.Alignment.top, [CGFloat(0), 0, 0]), (.bottom, [80, 60, 70]),
      (.center, [40, 30, 35]),
    ] {
      let stack = stack(boxes) {
        $0.distribution = .equalSpacing
        $0.alignment = alignment
      }
      #expect(rows(stack).map(\.minY) == expected, "\(alignment)")
      #expect(rows(stack).map(\.height) == [20, 40, 30])
    }
  }

  @Test("S07 hidden views take their space with them") func hiddenViewsTakeTheirSpaceWithThem() {
    let boxes = boxes
    let stack = stack(boxes) {
      $0.distribution = .fillEqually
      $0.spacing = 10
    }
    boxes[1].isHidden = true
    stack.layoutIfNeeded()
    #expect(boxes[0].frame == CGRect(x: 0, y: 0, width: 145, height: 100))
    #expect(boxes[2].frame == CGRect(x: 155, y: 0, width: 145, height: 100))
    #expect(boxes[1].frame.width == 0)
    boxes[1].isHidden = false
    stack.layoutIfNeeded()
    #expect(boxes[2].frame.minX == 207)
  }

  @Test("S07 hiding in an animation moves the others and is seen until its end")
  func hidingInAnAnimationMovesTheOthersAndIsSeenUntilItsEnd() {
    let boxes = boxes
    let stack = stack(boxes) { $0.distribution = .fillEqually }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 100)).shown()
    window.addSubview(stack)
    window.layoutIfNeeded()
    UIView.animate(withDuration: 1) { boxes[0].isHidden = true }
    #expect(boxes[1].frame == CGRect(x: 0, y: 0, width: 150, height: 100))
    #expect(boxes[1].layer.animationKeys()?.contains("position") == true)
    #expect(boxes[0].isHidden)
    #expect(boxes[0].layer.animation(forKey: "hidden") != nil)
  }

  @Test("S07 columns nest and size themselves") func columnsNestAndSizeThemselves() {
    let inner = UIStackView(arrangedSubviews: [Box(10, 10), Box(20, 30)])
    inner.spacing = 5
    inner.alignment = .center
    let outer = UIStackView(arrangedSubviews: [Box(30, 20), inner])
    outer.axis = .vertical
    outer.spacing = 4
    outer.alignment = .leading
    let size = outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 35, height: 54))
  }

  @Test("S07 custom spacing and margins") func customSpacingAndMargins() {
    let boxes = boxes
    let stack = stack(boxes) {
      $0.spacing = 10
      $0.setCustomSpacing(30, after: boxes[0])
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    }
    #expect(rows(stack)[0] == CGRect(x: 6, y: 5, width: 50, height: 88))
    #expect(rows(stack)[1].minX == 86)
    #expect(rows(stack)[2].maxX == 292)
  }

  @Test("S07 rows run from the right where languages do") func rowsRunFromTheRightWhereLanguagesDo()
  {
    let boxes = boxes
    let stack = stack(boxes) {
      $0.semanticContentAttribute = .forceRightToLeft
      for box in boxes { box.semanticContentAttribute = .forceRightToLeft }
      $0.distribution = .fillEqually
    }
    #expect(rows(stack).map(\.minX) == [200, 100, 0])
  }

  @Test("S07 a view that was hidden in a stack has its own length elsewhere")
  func hiddenViewGoesElsewhere() {
    let boxes = boxes
    let stack = stack(boxes) { _ in }
    boxes[0].isHidden = true
    stack.layoutIfNeeded()
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    page.addSubview(boxes[0])
    boxes[0].isHidden = false
    NSLayoutConstraint.activate([
      boxes[0].leadingAnchor.constraint(equalTo: page.leadingAnchor),
      boxes[0].trailingAnchor.constraint(equalTo: page.trailingAnchor),
    ])
    page.layoutIfNeeded()
    #expect(boxes[0].frame.width == 300)
  }
}
