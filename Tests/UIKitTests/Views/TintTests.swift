import TestSupport
import Testing
import UIKit

private final class Tinted: UIView {
  override func tintColorDidChange() {
    super.tintColorDidChange()
    CallRecord.note("tint \(tag)")
  }
}

@Suite @MainActor struct TintTests {
  /// Whoever asks the last has to keep the others: a view does not keep the one above it.
  private func chain() -> [UIView] {
    let views = (0..<3).map { _ in Tinted() }
    for (index, view) in views.enumerated() { view.tag = index }
    views[0].addSubview(views[1])
    views[1].addSubview(views[2])
    return views
  }

  @Test("V01 a tint is the nearest one upwards, the system's without any")
  func inherited() {
    let views = chain()
    defer { withExtendedLifetime(views) {} }
    #expect(views[2].tintColor == .systemBlue)
    views[0].tintColor = .red
    #expect(views[2].tintColor == .red)
    views[1].tintColor = .green
    #expect(views[2].tintColor == .green && views[0].tintColor == .red)
    views[1].tintColor = nil
    #expect(views[2].tintColor == .red)
  }

  @Test("V01 those who take over a tint hear of its change, parents first; others do not")
  func told() {
    let views = chain()
    defer { withExtendedLifetime(views) {} }
    #expect(CallRecord.of { views[0].tintColor = .red } == ["tint 0", "tint 1", "tint 2"])
    views[1].tintColor = .green
    views[1].tintAdjustmentMode = .normal
    #expect(CallRecord.of { views[0].tintColor = .blue } == ["tint 0"])
    views[2].tintColor = .blue
    views[2].removeFromSuperview()
    views[2].tintColor = nil
    #expect(CallRecord.of { views[1].addSubview(views[2]) } == ["tint 2"])
    #expect(views[2].tintColor == .green)
  }

  @Test("V01 what comes to another tint than it has left hears of that, whatever it had in between")
  func toldWhenBack() {
    let views = chain()
    defer { withExtendedLifetime(views) {} }
    views[0].tintColor = .red
    views[1].removeFromSuperview()
    views[0].tintColor = nil
    #expect(CallRecord.of { views[0].addSubview(views[1]) } == ["tint 1", "tint 2"])
    #expect(CallRecord.of { views[1].removeFromSuperview() } == [])
    #expect(CallRecord.of { views[0].addSubview(views[1]) } == [])
  }

  @Test("V01 a dimmed tint is grey, for all below")
  func dimmed() {
    let views = chain()
    defer { withExtendedLifetime(views) {} }
    views[0].tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    views[1].tintAdjustmentMode = .dimmed
    #expect(views[2].tintAdjustmentMode == .dimmed)
    let color = views[2].tintColor.resolvedColor(with: .current).cgColor
    #expect(color.components?.count == 2)
    views[2].tintAdjustmentMode = .normal
    #expect(views[2].tintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }
}
