/// What an element is and how it behaves, with Apple's bits.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  public static let none: Self = []
  public static let button = Self(rawValue: 1 << 0)
  public static let link = Self(rawValue: 1 << 1)
  public static let image = Self(rawValue: 1 << 2)
  public static let selected = Self(rawValue: 1 << 3)
  public static let playsSound = Self(rawValue: 1 << 4)
  public static let keyboardKey = Self(rawValue: 1 << 5)
  public static let staticText = Self(rawValue: 1 << 6)
  public static let summaryElement = Self(rawValue: 1 << 7)
  public static let notEnabled = Self(rawValue: 1 << 8)
  public static let updatesFrequently = Self(rawValue: 1 << 9)
  public static let searchField = Self(rawValue: 1 << 10)
  public static let startsMediaSession = Self(rawValue: 1 << 11)
  public static let adjustable = Self(rawValue: 1 << 12)
  public static let allowsDirectInteraction = Self(rawValue: 1 << 13)
  public static let causesPageTurn = Self(rawValue: 1 << 14)
  public static let tabBar = Self(rawValue: 1 << 15)
  public static let header = Self(rawValue: 1 << 16)
  public static let toggleButton = Self(rawValue: 1 << 53)

  // MARK: What Apple's classes have and does not name

  static let textEntry = Self(rawValue: 1 << 18)
  static let isEditing = Self(rawValue: 1 << 21)
  static let backButton = Self(rawValue: 1 << 27)
  static let tabBarItem = Self(rawValue: 1 << 28)
}

extension UIAccessibilityTraits {
  /// Those that can be named from outside, for files and for text.
  package static let named: [(name: String, value: UIAccessibilityTraits)] = [
    ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
    ("playsSound", .playsSound), ("keyboardKey", .keyboardKey), ("staticText", .staticText),
    ("summaryElement", .summaryElement), ("notEnabled", .notEnabled),
    ("updatesFrequently", .updatesFrequently), ("searchField", .searchField),
    ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
    ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
    ("tabBar", .tabBar), ("header", .header), ("toggleButton", .toggleButton),
  ]

  /// The names of all that are set, Apple's own too.
  package var names: [String] {
    let own: [(name: String, value: Self)] = [
      ("textEntry", .textEntry), ("isEditing", .isEditing), ("backButton", .backButton),
      ("tabBarItem", .tabBarItem),
    ]
    return (Self.named + own).filter { contains($0.value) }.map(\.name)
  }
}
