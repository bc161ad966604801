import UIKit

/// Has scroll views of scenes zoom the first view in them.
@MainActor
private final class FirstViewZoom: UIScrollViewDelegate {
  static let shared = FirstViewZoom()

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }
}

extension UIScrollView {
  func zoomFirstView() {
    if delegate == nil { delegate = FirstViewZoom.shared }
  }
}
