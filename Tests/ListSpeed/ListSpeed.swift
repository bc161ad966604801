import CoreGraphics
import Foundation
import Pixels
import QuartzCore
import RenderServer
import RenderTree
import UIKit

/// Times tables and pushes as a window shows them: from the change to the last pixel.
///
///   listspeed [THREADS]    1 thread for scrolling and 2 for pushing unless told otherwise
///   listspeed beside       the list and the push that other programs are timed with, on one thread
@main
@MainActor
enum ListSpeed {
  static func main() {
    if CommandLine.arguments.dropFirst().first == "beside" {
      scrollCards()
      return pushCards()
    }
    let threads = CommandLine.arguments.dropFirst().first.flatMap { Int($0) }
    open(rows: 1_000_000, threads: threads ?? 1)
    scroll(rows: 1_000, threads: threads ?? 1)
    push(threads: threads ?? 2)
  }

  /// A table of so many rows, from nothing to its first picture, and then a long way through it.
  private static func open(rows: Int, threads: Int) {
    let show = Show(threads: threads, size: CGSize(width: 390, height: 844), scale: 2)
    // What every window needs once is no part of it.
    _ = show.frame()
    let list = Lines(rows)
    let table = UITableView(frame: show.window.bounds)
    let first = measure {
      table.dataSource = list
      show.window.addSubview(table)
      _ = show.frame()
    }
    let before = Memory.resident
    var times: [Double] = []
    for step in 0..<2_000 {
      times.append(
        measure {
          table.contentOffset.y += step.isMultiple(of: 100) ? 400_000 : 40
          _ = show.frame()
        })
    }
    report(
      "\(rows) rows: first picture \(text(first)), \(list.made) cells made, "
        + "\((Memory.resident - before) / 1024) kB more after 2,000 steps", times)
  }

  /// One step of a wheel in a table whose rows say themselves how high they are, full HD.
  private static func scroll(rows: Int, threads: Int) {
    let show = Show(threads: threads, size: CGSize(width: 1920, height: 1080), scale: 1)
    let list = Lines(rows)
    list.isUneven = true
    let table = UITableView(frame: show.window.bounds)
    table.dataSource = list
    show.window.addSubview(table)
    _ = show.frame()
    // The first way through measures the rows.
    for isFirst in [true, false] {
      var times: [Double] = []
      table.contentOffset.y = 0
      _ = show.frame()
      for _ in 0..<300 {
        times.append(
          measure {
            table.contentOffset.y += 48
            _ = show.frame()
          })
      }
      report("\(rows) self-sizing rows, a step of 48 points\(isFirst ? ", first time" : "")", times)
    }
  }

  /// Each frame of a push over all of a full HD window.
  private static func push(threads: Int) {
    let show = Show(threads: threads, size: CGSize(width: 1920, height: 1080), scale: 1)
    let (first, second) = (Page("First"), Page("Second"))
    let navigation = UINavigationController(rootViewController: first)
    show.window.rootViewController = navigation
    _ = show.frame()
    var times: [Double] = []
    for round in 0..<6 {
      show.act {
        if round.isMultiple(of: 2) {
          navigation.pushViewController(second, animated: true)
        } else {
          navigation.popViewController(animated: true)
        }
      }
      for _ in 0..<40 {
        show.time += 1.0 / 60
        let time = measure { _ = show.frame() }
        // The first round loads the second view.
        if round > 0 { times.append(time) }
      }
    }
    report("pushes and pops at 1920 × 1080 on \(threads) threads, a frame", times)
  }

  static func measure(_ body: () -> Void) -> Double {
    let duration = ContinuousClock().measure(body)
    return Double(duration.components.attoseconds) / 1e15
      + Double(duration.components.seconds) * 1000
  }

  private static func text(_ milliseconds: Double) -> String {
    String(format: "%.2f ms", milliseconds)
  }

  static func report(_ name: String, _ times: [Double]) {
    let sorted = times.sorted()
    func share(_ share: Double) -> String { text(sorted[Int(Double(sorted.count - 1) * share)]) }
    print("\(name): median \(share(0.5)), p95 \(share(0.95)), most \(share(1))")
  }
}

/// A window and the pixels that it comes to.
@MainActor
final class Show {
  let window: UIWindow
  var time = 0.0
  private let renderer: Renderer
  private let canvas: CanvasSize
  private let scale: CGFloat

  init(threads: Int, size: CGSize, scale: CGFloat) {
    UIScreen.main.scale = scale
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.backgroundColor = .systemBackground
    window.isHidden = false
    renderer = Renderer(threads: threads)
    canvas = CanvasSize(
      width: Int(size.width * scale), height: Int(size.height * scale))
    self.scale = scale
  }

  func act(_ body: () -> Void) { LayerClock.$staged.withValue(time) { body() } }

  func frame() -> FrameReport {
    var root: RenderNode?
    act {
      root = window.layer.commitTree().root
      if UIApplication.shared.runAfterCommit() { root = window.layer.commitTree().root }
    }
    return renderer.render(
      Frame(root: root, canvas: canvas, scale: scale, background: CGColor.white.pixel))
  }
}

/// As many rows as one likes.
@MainActor
final class Lines: UITableViewDataSource {
  private let count: Int
  private(set) var made = 0
  var isUneven = false

  init(_ count: Int) { self.count = count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell: UITableViewCell
    if let known = tableView.dequeueReusableCell(withIdentifier: "line") {
      cell = known
    } else {
      cell = UITableViewCell(style: .subtitle, reuseIdentifier: "line")
      made += 1
    }
    let row = indexPath.row
    cell.textLabel?.text = "Row \(row)"
    cell.detailTextLabel?.text =
      isUneven
      ? String(repeating: "Some more words of it. ", count: 1 + row * 7 % 5 * 4) : "Detail"
    cell.detailTextLabel?.numberOfLines = isUneven ? 0 : 1
    cell.imageView?.image = UIImage(systemName: row.isMultiple(of: 2) ? "star.fill" : "heart.fill")
    return cell
  }
}

/// A page full of coloured cards with text.
final class Page: UIViewController {
  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let view = UIView()
    view.backgroundColor = .systemGroupedBackground
    for index in 0..<40 {
      let place = CGRect(x: 40 + index % 8 * 232, y: 120 + index / 8 * 184, width: 208, height: 160)
      let card = UILabel(frame: place)
      card.text = "\(title ?? "") \(index)"
      card.textAlignment = .center
      card.backgroundColor = index.isMultiple(of: 3) ? .systemBlue : .systemBackground
      card.layer.cornerRadius = 16
      card.clipsToBounds = true
      view.addSubview(card)
    }
    self.view = view
  }
}

/// What the process has of the machine's memory.
enum Memory {
  /// In bytes.
  static var resident: Int {
    let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let pages = text?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * 4096
  }
}
