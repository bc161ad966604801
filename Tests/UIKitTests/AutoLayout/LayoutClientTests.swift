import CoreGraphics
import Testing
import UIKit

// What three kinds of small layout libraries do with the API.

// MARK: - Operators on anchors

private struct AnchorSum<Axis: AnyObject> {
  let anchor: NSLayoutAnchor<Axis>
  var constant: CGFloat = 0
}

@MainActor
private func + <Axis>(anchor: NSLayoutAnchor<Axis>, constant: CGFloat) -> AnchorSum<Axis> {
  AnchorSum(anchor: anchor, constant: constant)
}

@MainActor
private func - <Axis>(anchor: NSLayoutAnchor<Axis>, constant: CGFloat) -> AnchorSum<Axis> {
  AnchorSum(anchor: anchor, constant: -constant)
}

infix operator ==| : ComparisonPrecedence
infix operator >=| : ComparisonPrecedence
infix operator ~ : LogicalConjunctionPrecedence

@MainActor @discardableResult
private func ==| <Axis>(left: NSLayoutAnchor<Axis>, right: AnchorSum<Axis>) -> NSLayoutConstraint {
  started(left.constraint(equalTo: right.anchor, constant: right.constant))
}

@MainActor @discardableResult
private func ==| <Axis>(left: NSLayoutAnchor<Axis>, right: NSLayoutAnchor<Axis>)
  -> NSLayoutConstraint
{
  started(left.constraint(equalTo: right))
}

@MainActor @discardableResult
private func >=| (left: NSLayoutDimension, right: CGFloat) -> NSLayoutConstraint {
  started(left.constraint(greaterThanOrEqualToConstant: right))
}

@MainActor @discardableResult
private func ~ (constraint: NSLayoutConstraint, priority: Float) -> NSLayoutConstraint {
  constraint.isActive = false
  constraint.priority = UILayoutPriority(priority)
  constraint.isActive = true
  return constraint
}

@MainActor
private func started(_ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
  (constraint.firstItem as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
  constraint.isActive = true
  return constraint
}

// MARK: - Visual formats by row

@MainActor
private func layOut(
  _ formats: [String], _ views: [String: UIView], _ metrics: [String: CGFloat] = [:]
) {
  for view in views.values { view.translatesAutoresizingMaskIntoConstraints = false }
  for format in formats {
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: format, options: [], metrics: metrics, views: views))
  }
}

// MARK: - A cell that places its views by hand, and says how high it is

@MainActor
private final class Cell: UIView {
  let title = UILabel()
  let badge = Box(24, 24)

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.numberOfLines = 0
    addSubview(title)
    badge.translatesAutoresizingMaskIntoConstraints = true
    addSubview(badge)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = title.sizeThatFits(CGSize(width: size.width - 16 - 12 - 24 - 16, height: 0))
    return CGSize(width: size.width, height: max(44, text.height + 22))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let content = bounds.inset(by: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    let text = title.sizeThatFits(CGSize(width: content.width - 36, height: 0))
    title.frame = CGRect(
      x: content.minX, y: (bounds.height - text.height) / 2, width: content.width - 36,
      height: text.height)
    badge.frame = CGRect(x: content.maxX - 24, y: (bounds.height - 24) / 2, width: 24, height: 24)
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(bounds.size).height)
  }
}

@Suite @MainActor struct LayoutClientTests {
  @Test("S07 operators on anchors") func operatorsOnAnchors() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let (name, value) = (Box(80, 20), Box(40, 20))
    root.addSubview(name)
    root.addSubview(value)
    name.leadingAnchor ==| root.leadingAnchor + 16
    name.topAnchor ==| root.topAnchor + 12
    value.leadingAnchor ==| name.trailingAnchor + 8
    value.trailingAnchor ==| root.trailingAnchor - 16
    value.centerYAnchor ==| name.centerYAnchor
    (value.widthAnchor >=| 220) ~ 600
    root.layoutIfNeeded()
    #expect(name.frame == CGRect(x: 16, y: 12, width: 80, height: 20))
    #expect(value.frame == CGRect(x: 104, y: 12, width: 200, height: 20))
  }

  @Test("S07 formats by row") func formatsByRow() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let views = ["avatar": UIView(), "name": Box(90, 20), "bio": Box(200, 40)] as [String: UIView]
    for view in views.values { root.addSubview(view) }
    layOut(
      [
        "H:|-(side)-[avatar(48)]-[name]-(>=side)-|", "H:[avatar]-[bio]-(side)-|",
        "V:|-20-[avatar(48)]", "V:|-20-[name]-4-[bio]",
      ], views, ["side": 16])
    root.layoutIfNeeded()
    #expect(views["avatar"]?.frame == CGRect(x: 16, y: 20, width: 48, height: 48))
    #expect(views["name"]?.frame == CGRect(x: 72, y: 20, width: 90, height: 20))
    #expect(views["bio"]?.frame == CGRect(x: 72, y: 44, width: 232, height: 40))
  }

  @Test("S07 cells placed by hand in a column") func cellsPlacedByHandInAColumn() {
    let cells = [Cell(), Cell()]
    cells[0].title.text = "Short"
    cells[1].title.text =
      "A title that is so long that it needs more than the one line there is room for"
    let column = UIStackView(arrangedSubviews: cells)
    column.axis = .vertical
    let root = container(300, 400, column)
    activate(
      column.topAnchor.constraint(equalTo: root.topAnchor),
      column.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: root.trailingAnchor))
    root.layoutIfNeeded()
    for cell in cells { cell.invalidateIntrinsicContentSize() }
    root.layoutIfNeeded()
    #expect(cells[0].frame == CGRect(x: 0, y: 0, width: 300, height: 44))
    #expect(cells[1].frame.minY == 44)
    #expect(cells[1].frame.height > 60)
    #expect(cells[1].badge.frame.maxX == 284)
  }
}
