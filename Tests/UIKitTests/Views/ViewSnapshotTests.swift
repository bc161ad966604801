import CoreGraphics
import QuartzCore
import Testing
import UIKit

@MainActor @Suite struct ViewSnapshotTests {
  private final class Painted: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.blue.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
  }

  /// A red view of 4 × 2 points whose first point is blue.
  private func painted() -> UIView {
    let view = Painted(frame: CGRect(x: 50, y: 50, width: 4, height: 2))
    view.contentScaleFactor = 1
    view.backgroundColor = .red
    return view
  }

  private let picture: [[UInt32]] = [[blue, red, red, red], [red, red, red, red]]

  @Test func `A layer is drawn into an image, without its position`() {
    let view = painted()
    #expect(drawn(4, 2) { view.layer.render(in: $0) } == picture)
  }

  @Test func `drawHierarchy stretches the view over a rectangle`() {
    let view = painted()
    let rows = drawn(10, 4) { _ in
      #expect(
        view.drawHierarchy(in: CGRect(x: 1, y: 0, width: 8, height: 4), afterScreenUpdates: true))
    }
    #expect(rows[3] == [0, red, red, red, red, red, red, red, red, 0])
    #expect(rows[0][1] == blue)
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true), "there is no context")
  }

  @Test func `drawHierarchy shows what changed since the last frame`() {
    let view = painted()
    #expect(
      drawn(4, 2) { _ in view.drawHierarchy(in: view.bounds, afterScreenUpdates: true) } == picture)
    view.backgroundColor = .green
    let child = UIView(frame: CGRect(x: 2, y: 0, width: 2, height: 2))
    child.backgroundColor = .blue
    view.addSubview(child)
    let rows = drawn(4, 2) { _ in view.drawHierarchy(in: view.bounds, afterScreenUpdates: true) }
    #expect(
      rows[1] == [red, red, blue, blue], "the drawing keeps the background that it was made on")
  }

  @Test func `A snapshot is a view that looks the same and does not follow`() throws {
    let view = painted()
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    view.backgroundColor = .green
    #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 4, height: 2))
    #expect(drawn(4, 2) { snapshot.layer.render(in: $0) } == picture)
  }

  @Test func `A part of a view can be shown, with edges that keep their size`() throws {
    let view = painted()
    let part = try #require(
      view.resizableSnapshotView(
        from: view.bounds, afterScreenUpdates: true,
        withCapInsets: UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 1)))
    part.frame.size = CGSize(width: 8, height: 2)
    let rows = drawn(8, 2) { part.layer.render(in: $0) }
    #expect(rows[0] == [blue] + [UInt32](repeating: red, count: 7))
    #expect(rows[1].allSatisfy { $0 == red })
    #expect(
      view.resizableSnapshotView(from: .zero, afterScreenUpdates: true, withCapInsets: .zero) == nil
    )
  }
}
