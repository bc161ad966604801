import UIKit

/// Devices that tests have pictures of, and scenes do not name.
extension Device {
  package static let earlierIPhoneSE = Device("iPhone SE (1st)", 320, 568, 2, .button)
  package static let iPhone8 = Device("iPhone 8", 375, 667, 2, .button)
  package static let iPhone8Plus = Device("iPhone 8 Plus", 414, 736, 3, .button)
  package static let iPhoneX = Device("iPhone X", 375, 812, 3, .island(44))
  package static let iPhoneXR = Device("iPhone XR", 414, 896, 2, .island(44))
  package static let iPhoneXSMax = Device("iPhone XS Max", 414, 896, 3, .island(44))
  package static let iPhone13 = Device("iPhone 13", 390, 844, 3, .island(47))
  package static let iPhone13Mini = Device("iPhone 13 mini", 375, 812, 3, .island(50))
  package static let iPhone13ProMax = Device("iPhone 13 Pro Max", 428, 926, 3, .island(47))
  package static let iPadMini4 = Device("iPad mini 4", 768, 1024, 2, .tabletButton)
  package static let iPad7 = Device("iPad (7th)", 810, 1080, 2, .tabletButton)
  package static let iPadPro10 = Device("iPad Pro 10.5", 834, 1112, 2, .tabletButton)
  package static let iPadPro11 = Device("iPad Pro 11", 834, 1194, 2, .tablet)
  package static let iPadPro12 = Device("iPad Pro 12.9", 1024, 1366, 2, .tabletButton)
}
