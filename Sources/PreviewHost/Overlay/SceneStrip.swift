import CoreGraphics
import Foundation
import QuartzCore
import Scenes
import UIKit

/// The scenes beside the one on show, small, along the bottom of the window: a click goes to one.
@MainActor
final class SceneStrip {
  let layer = CALayer()
  private let row = CALayer()
  private let names = CAShapeLayer()
  private let frame = CAShapeLayer()
  private let thumbnails: SceneThumbnails
  private(set) var isOpen = false
  private var scenes: [String] = []
  private var shown: Shown?
  /// How far the row is moved to the left.
  private var offset: CGFloat = 0

  private struct Shown: Equatable {
    var scenes: [String]
    var current: String
    var size: CGSize
    var below: CGFloat
    var offset: CGFloat
    var made: Int
  }

  static let height: CGFloat = 128
  private static let item = CGSize(width: 128, height: 88)
  private static let gap: CGFloat = 12
  /// The pictures that were made since it was opened.
  private var made = 0

  init(_ thumbnails: SceneThumbnails) {
    self.thumbnails = thumbnails
    layer.name = "scenes"
    layer.backgroundColor = CGColor(red: 0.08, green: 0.08, blue: 0.1, alpha: 0.94)
    layer.masksToBounds = true
    layer.isHidden = true
    names.fillColor = CGColor(gray: 1, alpha: 0.85)
    frame.fillColor = nil
    frame.strokeColor = CGColor(red: 0.29, green: 0.62, blue: 1, alpha: 1)
    frame.lineWidth = 2
    for part in [row, names, frame] { layer.addSublayer(part) }
  }

  /// Shows these, or takes them away.
  func toggle(_ scenes: [String]) {
    isOpen.toggle()
    (self.scenes, shown) = (scenes, nil)
    if isOpen { (reveals, hasFound) = (true, true) }
  }

  /// Whether the scene on show is to be brought into sight.
  private var reveals = false

  // MARK: The hand

  enum Answer: Equatable {
    case none
    case taken
    case scene(String)
  }

  func take(_ event: HostEvent) -> Answer {
    guard isOpen else { return .none }
    switch event {
    case .press(let point, _) where layer.frame.contains(point):
      let x = point.x - Self.gap + offset
      let index = Int((x / (Self.item.width + Self.gap)).rounded(.down))
      return scenes.indices.contains(index) && x >= 0 ? .scene(scenes[index]) : .taken
    case .wheel(let point, let x, let y, _) where layer.frame.contains(point):
      offset = held(offset + (abs(x) > abs(y) ? x : y) * 60)
      return .taken
    case .hover(let point?) where layer.frame.contains(point): return .taken
    case .keyDown(let press) where press.code == .keyboardEscape:
      isOpen = false
      return .taken
    default: return .none
    }
  }

  private func held(_ offset: CGFloat) -> CGFloat {
    let whole = CGFloat(scenes.count) * (Self.item.width + Self.gap) + Self.gap
    return max(0, min(offset, whole - layer.bounds.width))
  }

  // MARK: Pictures

  /// The next scene without a picture, those in sight first; nil for none.
  private var missing: String? {
    let first = max(0, Int(offset / (Self.item.width + Self.gap)))
    return (scenes.dropFirst(first) + scenes.prefix(first)).first { thumbnails[$0] == nil }
  }

  /// Whether a picture is to be made.
  var hasWork: Bool { isOpen && hasFound }
  private var hasFound = false
  /// When all files were last looked at, in the host's time.
  private var lastLook = -TimeInterval.infinity

  /// Whether a file has changed is asked so often: each time costs a look at all of them.
  private static let look: TimeInterval = 0.5

  /// Makes one, if any is to be made, so that the window goes on between them.
  func makeNext(at now: TimeInterval) {
    guard isOpen, hasFound || now - lastLook >= Self.look else { return }
    lastLook = now
    guard let path = missing else {
      hasFound = false
      return
    }
    thumbnails.make(path)
    made += 1
    hasFound = missing != nil
  }

  // MARK: Showing

  /// Brings it up to date, above something that is `below` points high at the bottom.
  func show(current: String, in size: CGSize, below: CGFloat) {
    layer.isHidden = !isOpen
    guard isOpen else { return }
    layer.frame = CGRect(
      x: 0, y: size.height - below - Self.height, width: size.width, height: Self.height)
    if reveals, let index = scenes.firstIndex(of: current) {
      let middle = CGFloat(index) * (Self.item.width + Self.gap) + Self.item.width / 2
      offset = held(middle - size.width / 2)
      reveals = false
    }
    offset = held(offset)
    let new = Shown(
      scenes: scenes, current: current, size: size, below: below, offset: offset, made: made)
    guard new != shown else { return }
    shown = new
    draw(current)
  }

  private func draw(_ current: String) {
    let texts = CGMutablePath()
    var pictures: [CALayer] = []
    frame.path = nil
    for (index, path) in scenes.enumerated() {
      let box = CGRect(
        x: Self.gap + CGFloat(index) * (Self.item.width + Self.gap) - offset, y: 10,
        width: Self.item.width, height: Self.item.height)
      guard box.maxX > 0, box.minX < layer.bounds.width else { continue }
      let picture = picture(of: path, in: box)
      pictures.append(picture)
      let name = OverlayText(
        String(ScenePath.name(of: path).dropLast(".json".count)), size: 11, width: box.width,
        endsWithEllipsis: true)
      texts.addPath(
        name.path(
          at: box.midX - min(name.width, box.width) / 2, baseline: box.maxY + 6 + name.ascent))
      if path == current {
        frame.path = CGPath(
          roundedRect: picture.frame.insetBy(dx: -3, dy: -3), cornerWidth: 5, cornerHeight: 5,
          transform: nil)
      }
    }
    row.sublayers = pictures
    names.path = texts
  }

  private func picture(of path: String, in box: CGRect) -> CALayer {
    let picture = CALayer()
    picture.backgroundColor = CGColor(gray: 1, alpha: 0.08)
    picture.frame = box
    guard let image = thumbnails[path] ?? nil, image.width > 0, image.height > 0 else {
      return picture
    }
    let scale = min(box.width / CGFloat(image.width), box.height / CGFloat(image.height))
    let size = CGSize(width: CGFloat(image.width) * scale, height: CGFloat(image.height) * scale)
    picture.frame = CGRect(
      x: (box.midX - size.width / 2).rounded(), y: (box.midY - size.height / 2).rounded(),
      width: size.width.rounded(), height: size.height.rounded())
    picture.contents = image
    picture.minificationFilter = .trilinear
    return picture
  }
}
