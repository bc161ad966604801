import Testing
import UIKit

/// What brought code makes of class values.
@MainActor @Suite struct ClassValueTests {
  private class Card: UIView {
    var title = "card"
    var notes: [String] = []
    override init(frame: CGRect) {
      super.init(frame: frame)
      notes.append("frame")
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Face: Card {
    var side = ["front"]
  }

  /// A class may have a method of that name, which goes first where it is known.
  private final class Made: UIView {
    static func make() -> String { "made" }
  }

  private final class Page: UIViewController {
    var number = 7
    let name: String?
    override init(nibName: String?, bundle: Bundle?) {
      name = nibName
      super.init(nibName: nibName, bundle: bundle)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Cell: UITableViewCell {
    var style: CellStyle?
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      self.style = style
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Model: NSObject {
    var values = [1, 2]
  }

  private func made<View: UIView>(_ viewClass: View.Type) -> View { viewClass.make() }

  @Test func viewsAreOfTheClassThatTheValueIs() throws {
    let viewClass: UIView.Type = Face.self
    let face = try #require(viewClass.make(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) as? Face)
    #expect(face.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(face.title == "card" && face.side == ["front"] && face.notes == ["frame"])
    #expect(type(of: viewClass.make()) == Face.self)
    #expect(made(Face.self).side == ["front"] && made(Card.self).notes == ["frame"])
    #expect(type(of: face).make().side == ["front"])
    #expect(viewClass.make(frame: CGRect(x: 0, y: 0, width: -1, height: 1)).bounds.height == 1)
  }

  @Test func aMethodOfAClassGoesFirst() {
    let text: String = Made.make()
    #expect(text == "made")
    #expect(made(Made.self).subviews.isEmpty)
  }

  @Test func controllersCellsAndObjectsAreMadeToo() throws {
    let pageClass: UIViewController.Type = Page.self
    let page = try #require(pageClass.make(nibName: "Page", bundle: nil) as? Page)
    #expect(page.number == 7 && page.name == "Page")
    #expect((pageClass.make() as? Page)?.number == 7)
    let cellClass: UITableViewCell.Type = Cell.self
    let cell = try #require(cellClass.make(style: .value1, reuseIdentifier: "a") as? Cell)
    #expect(cell.style == .value1 && cell.reuseIdentifier == "a")
    #expect((cellClass.make() as? Cell)?.style == .default)
    let headerClass: UITableViewHeaderFooterView.Type = UITableViewHeaderFooterView.self
    #expect(headerClass.make(reuseIdentifier: "h").reuseIdentifier == "h")
    let objectClass: NSObject.Type = Model.self
    #expect((objectClass.make() as? Model)?.values == [1, 2])
    let layerClass: CALayer.Type = CAShapeLayer.self
    #expect((layerClass.make() as? CAShapeLayer)?.lineWidth == 1)
    let recognizerClass: UIGestureRecognizer.Type = UITapGestureRecognizer.self
    #expect((recognizerClass.make() as? UITapGestureRecognizer)?.numberOfTapsRequired == 1)
  }

  private final class Named: UIView {
    let name: String
    init(name: String) {
      self.name = name
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func aClassWithoutTheInitialiserTraps() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let viewClass: UIView.Type = Named.self
      print(viewClass.make())
    }
  }
}
