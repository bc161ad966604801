import CoreGraphics

/// Which part of an interface a font is for.
public enum CTFontUIFontType: UInt32, Sendable {
  case none = 0xFFFF_FFFF
  case user = 0
  case userFixedPitch
  case system
  case emphasizedSystem
  case smallSystem
  case smallEmphasizedSystem
  case miniSystem
  case miniEmphasizedSystem
  case views
  case application
  case label
  case menuTitle
  case menuItem
  case menuItemMark
  case menuItemCmdKey
  case windowTitle
  case pushButton
  case utilityWindowTitle
  case alertHeader
  case systemDetail
  case emphasizedSystemDetail
  case toolbar
  case smallToolbar
  case message
  case palette
  case toolTip
  case controlContent

  /// For those that ask for a size of 0: as desktops have them, in points.
  var standardSize: CGFloat {
    switch self {
    case .smallSystem, .smallEmphasizedSystem, .utilityWindowTitle, .toolbar, .palette, .toolTip:
      11
    case .miniSystem, .miniEmphasizedSystem, .systemDetail, .emphasizedSystemDetail: 9
    case .label, .smallToolbar, .userFixedPitch: 10
    case .user, .views, .controlContent: 12
    case .none, .system, .emphasizedSystem, .application, .menuTitle, .menuItem, .menuItemMark,
      .menuItemCmdKey, .windowTitle, .pushButton, .alertHeader, .message:
      13
    }
  }

  var isEmphasized: Bool {
    switch self {
    case .emphasizedSystem, .smallEmphasizedSystem, .miniEmphasizedSystem,
      .emphasizedSystemDetail, .windowTitle, .alertHeader:
      true
    default: false
    }
  }
}
