import UIKit

/// Colours, fonts and measures of the host's own panel.
@MainActor
enum PanelLook {
  nonisolated static let width: CGFloat = 340
  nonisolated static let rowHeight: CGFloat = 22
  /// From one line of a long value to the next.
  nonisolated static let lineHeight: CGFloat = 15
  nonisolated static let inset: CGFloat = 10

  static let ground = UIColor(red: 0.11, green: 0.11, blue: 0.125, alpha: 1)
  static let raised = UIColor(red: 0.155, green: 0.155, blue: 0.175, alpha: 1)
  static let line = UIColor(white: 1, alpha: 0.08)
  static let text = UIColor(white: 0.93, alpha: 1)
  static let faint = UIColor(white: 0.62, alpha: 1)
  static let accent = UIColor(red: 0.29, green: 0.62, blue: 1, alpha: 1)
  static let selected = UIColor(red: 0.12, green: 0.36, blue: 0.72, alpha: 1)
  /// What was changed and is in no file yet.
  static let changed = UIColor(red: 1, green: 0.72, blue: 0.28, alpha: 1)
  /// What an animation makes of a value.
  static let moving = UIColor(red: 0.45, green: 0.85, blue: 0.55, alpha: 1)

  static let font = UIFont.systemFont(ofSize: 12)
  static let strong = UIFont.systemFont(ofSize: 12, weight: .semibold)
  static let small = UIFont.systemFont(ofSize: 10.5)

  static func label(_ font: UIFont = PanelLook.font, _ color: UIColor = PanelLook.text) -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = font
    label.textColor = color
    label.lineBreakMode = .byTruncatingTail
    return label
  }

  static func button(_ title: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.titleLabel?.font = small
    button.tintColor = accent
    return button
  }
}
