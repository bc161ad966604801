import CoreGraphics
import SnapshotTesting
import Testing
import UIKit

struct DeviceTests {
  private struct Row {
    let name: String
    let config: ViewImageConfig
    let size: (CGFloat, CGFloat)
    let safeArea: [CGFloat]
    let isRegular: Bool

    init(
      _ name: String, _ config: ViewImageConfig, _ size: (CGFloat, CGFloat), _ safeArea: [CGFloat],
      isRegular: Bool = false
    ) {
      (self.name, self.config, self.size, self.safeArea) = (name, config, size, safeArea)
      self.isRegular = isRegular
    }
  }

  private static let rows = [
    Row("SE", .iPhoneSe, (320, 568), [20, 0, 0, 0]),
    Row("SE lying", .iPhoneSe(.landscape), (568, 320), [0, 0, 0, 0]),
    Row("8 Plus lying", .iPhone8Plus(.landscape), (736, 414), [0, 0, 0, 0], isRegular: true),
    Row("X", .iPhoneX, (375, 812), [44, 0, 34, 0]),
    Row("XR lying", .iPhoneXr(.landscape), (896, 414), [0, 44, 21, 44], isRegular: true),
    Row("12 Pro", .iPhone12Pro, (390, 844), [47, 0, 34, 0]),
    Row("13 mini", .iPhone13Mini, (375, 812), [50, 0, 34, 0]),
    Row("13 lying", .iPhone13(.landscape), (844, 390), [0, 47, 21, 47]),
    Row("13 Pro Max", .iPhone13ProMax, (428, 926), [47, 0, 34, 0]),
    Row("iPad mini", .iPadMini, (1024, 768), [20, 0, 0, 0], isRegular: true),
    Row("iPad mini upright", .iPadMini(.portrait), (768, 1024), [20, 0, 0, 0], isRegular: true),
    Row("a third", .iPadMini(.landscape(splitView: .oneThird)), (320, 768), [20, 0, 0, 0]),
    Row("half", .iPadPro11(.landscape(splitView: .oneHalf)), (592, 834), [24, 0, 20, 0]),
    Row(
      "half of a large one", .iPadPro12_9(.landscape(splitView: .oneHalf)), (678, 1024),
      [20, 0, 0, 0], isRegular: true),
  ]

  @Test(arguments: rows.indices)
  func devicesAreAsLargeAsApples(_ index: Int) {
    let row = Self.rows[index]
    let config = row.config
    #expect(config.size == CGSize(width: row.size.0, height: row.size.1), "\(row.name)")
    let area = config.safeArea
    #expect([area.top, area.left, area.bottom, area.right] == row.safeArea)
    #expect((config.traits.horizontalSizeClass == .regular) == row.isRegular)
  }

  @Test func phonesThatLieAreLow() {
    #expect(ViewImageConfig.iPhone8(.landscape).traits.verticalSizeClass == .compact)
    #expect(ViewImageConfig.iPhone8.traits.verticalSizeClass == .regular)
    #expect(ViewImageConfig.iPhone8.traits.preferredContentSizeCategory == .medium)
    #expect(ViewImageConfig.iPadPro11.traits.userInterfaceIdiom == .pad)
  }
}
