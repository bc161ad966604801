import CoreGraphics
import Foundation
import QuartzCore
import RenderTree
import TestSupport
import UIKit

// A list of a thousand cards and a push of a page of cards over another one, all of a window of 1920 × 1080:
// what renderers of other programs are timed with as well.

extension ListSpeed {
  /// Steps of 53 points, there and back, through a table of cards.
  static func scrollCards() {
    let show = Show(threads: 1, size: CGSize(width: 1920, height: 1080), scale: 1)
    let cards = CardRows(1_000)
    let table = UITableView(frame: show.window.bounds)
    table.dataSource = cards
    table.rowHeight = 72
    table.separatorStyle = .none
    table.backgroundColor = Card.ground
    show.window.addSubview(table)
    _ = show.frame()
    var times: [Double] = []
    for step in 0..<308 {
      let place = step % 300
      let time = measure {
        table.contentOffset.y = 53 * CGFloat(place < 150 ? place : 300 - place)
        _ = show.frame()
      }
      if step >= 8 { times.append(time) }
    }
    report("a list of 1,000 cards, a step of 53 points on one thread", times)
  }

  /// Pushes of a page of 32 cards over one of 15 rows.
  static func pushCards() {
    let show = Show(threads: 1, size: CGSize(width: 1920, height: 1080), scale: 1)
    var words = Words()
    let first = CardPage((0..<15).map { Card.row($0, &words) }, on: Card.ground)
    let title = UILabel(frame: CGRect(x: 40, y: 30, width: 1000, height: 50))
    (title.text, title.font) = ("Details", .boldSystemFont(ofSize: 34))
    let second = CardPage([title] + (0..<32).map { Card.large($0, &words) }, on: .white)
    let navigation = UINavigationController(rootViewController: first)
    navigation.isNavigationBarHidden = true
    show.window.rootViewController = navigation
    _ = show.frame()
    var times: [Double] = []
    for round in 0..<7 {
      show.act { navigation.pushViewController(second, animated: true) }
      for _ in 0..<30 {
        show.time += 1.0 / 60
        let time = measure { _ = show.frame() }
        if round > 0 { times.append(time) }
      }
      show.act { navigation.popViewController(animated: false) }
      _ = show.frame()
    }
    report("a push of a page of cards on one thread, a frame", times)
  }
}

/// Words and colours by chance.
struct Words {
  private var numbers = SplitMix(seed: 1)
  private static let all = """
    harbour letters of the morning Tuesday well known and quiet office kern wave to wait or go jumping map \
    noon lake
    """.split(separator: " ")

  mutating func some(_ count: Int) -> String {
    (0..<count).map { _ in String(Self.all[numbers.below(Self.all.count)]) }.joined(separator: " ")
  }

  mutating func color() -> UIColor {
    func part() -> CGFloat { CGFloat(40 + numbers.below(190)) / 255 }
    return UIColor(red: part(), green: part(), blue: part(), alpha: 1)
  }
}

/// What lies on the pages: rounded, with a shadow, a picture and two texts.
@MainActor
enum Card {
  static let ground = UIColor(red: 242 / 255.0, green: 242 / 255.0, blue: 247 / 255.0, alpha: 1)
  private static let grey = UIColor(white: 0.4, alpha: 1)

  static func row(_ index: Int, _ words: inout Words) -> UIView {
    let card = plate(CGRect(x: 16, y: 8 + index * 72, width: 1888, height: 64), 12, (0.2, 6, 2))
    let sign = UIView(frame: CGRect(x: 12, y: 12, width: 40, height: 40))
    sign.layer.cornerRadius = 10
    sign.backgroundColor = words.color()
    let line = UIView(frame: CGRect(x: 66, y: 63.5, width: 1800, height: 0.5))
    line.backgroundColor = UIColor(white: 0, alpha: 0.13)
    let texts = [
      label(
        CGRect(x: 66, y: 9, width: 900, height: 22), "\(index)  " + words.some(5),
        .systemFont(ofSize: 16, weight: .semibold)),
      label(
        CGRect(x: 66, y: 33, width: 1400, height: 18), words.some(14), .systemFont(ofSize: 13), grey
      ),
    ]
    for view in [sign] + texts + [line] { card.addSubview(view) }
    return card
  }

  static func large(_ index: Int, _ words: inout Words) -> UIView {
    let place = CGRect(x: 20 + index % 8 * 236, y: 116 + index / 8 * 212, width: 208, height: 184)
    let card = plate(place, 16, (0.33, 12, 6))
    let inner = UIView(frame: card.bounds)
    inner.layer.cornerRadius = 16
    inner.clipsToBounds = true
    let picture = CAGradientLayer()
    picture.frame = CGRect(x: 0, y: 0, width: 208, height: 60)
    picture.colors = [words.color().cgColor, words.color().cgColor]
    inner.layer.addSublayer(picture)
    let text = label(
      CGRect(x: 14, y: 92, width: 180, height: 48), words.some(12), .systemFont(ofSize: 12))
    text.numberOfLines = 3
    let button = UIView(frame: CGRect(x: 14, y: 148, width: 84, height: 26))
    button.layer.cornerRadius = 13
    button.backgroundColor = UIColor(red: 0.1, green: 0.45, blue: 0.95, alpha: 1)
    let title = label(
      CGRect(x: 14, y: 70, width: 180, height: 20), words.some(3),
      .systemFont(ofSize: 15, weight: .semibold))
    for view in [title, text, button] { inner.addSubview(view) }
    card.addSubview(inner)
    return card
  }

  private static func plate(
    _ frame: CGRect, _ radius: CGFloat, _ shadow: (opacity: Float, radius: CGFloat, down: CGFloat)
  ) -> UIView {
    let card = UIView(frame: frame)
    card.backgroundColor = .white
    card.layer.cornerRadius = radius
    card.layer.shadowOpacity = shadow.opacity
    card.layer.shadowRadius = shadow.radius
    card.layer.shadowOffset = CGSize(width: 0, height: shadow.down)
    return card
  }

  private static func label(
    _ frame: CGRect, _ text: String, _ font: UIFont, _ color: UIColor = .black
  ) -> UILabel {
    let label = UILabel(frame: frame)
    (label.text, label.font, label.textColor) = (text, font, color)
    return label
  }
}

/// A page with views on it.
final class CardPage: UIViewController {
  private let views: [UIView]
  private let ground: UIColor

  init(_ views: [UIView], on ground: UIColor) {
    (self.views, self.ground) = (views, ground)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = ground
    for card in views { view.addSubview(card) }
  }
}

/// Rows with a card in each; a cell that is used again gets the words of its new row.
@MainActor
final class CardRows: UITableViewDataSource {
  private let texts: [(color: UIColor, first: String, second: String)]

  init(_ count: Int) {
    var words = Words()
    texts = (0..<count).map { (words.color(), "\($0)  " + words.some(5), words.some(14)) }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    texts.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "card") ?? made()
    let row = texts[indexPath.row]
    let parts = cell.contentView.subviews.first?.subviews ?? []
    parts.first?.backgroundColor = row.color
    for (label, text) in zip(parts.compactMap { $0 as? UILabel }, [row.first, row.second]) {
      label.text = text
    }
    return cell
  }

  private func made() -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "card")
    cell.backgroundColor = .clear
    var words = Words()
    cell.contentView.addSubview(Card.row(0, &words))
    return cell
  }
}
