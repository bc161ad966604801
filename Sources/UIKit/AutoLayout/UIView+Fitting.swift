import Constraints
import CoreGraphics

extension UIView {
  /// Asks for a view as small, or as large, as its constraints allow.
  public class var layoutFittingCompressedSize: CGSize { .zero }
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  /// Larger targets, such as the largest number of all, would take the fractions of what comes out.
  private static let mostFitting: CGFloat = 1e6

  /// The size that the constraints in the view give it when they are asked for one near to another.
  ///
  /// An engine of its own answers, so that nothing of the layout that stands is touched.
  func fittingSize(
    near target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    let probe = LayoutEngine(root: self, isProbe: true)
    let entry = probe.entry(of: self)
    for (variable, length, priority) in [
      (entry.width, target.width, horizontal), (entry.height, target.height, vertical),
    ] {
      _ = probe.solver.add(
        [Term(variable)], .equal, Double(min(length.settled, Self.mostFitting)),
        priority.strength)
    }
    join(probe)
    probe.settle()
    let rect = frame(forAlignmentRect: probe.rectangle(of: self) ?? .zero)
    return pixels.up(rect.size).settled
  }
}
