import CoreGraphics
import Foundation
import Testing

@Suite struct DataProviderTests {
  @Test("memory is given back with what it came with")
  func release() {
    var released: [Int] = []
    var bytes: [UInt8] = [1, 2, 3]
    let provider = CGDataProvider(dataInfo: nil, data: &bytes, size: 3) { info, _, size in
      released.append(info == nil ? size : -1)
    }
    bytes[0] = 9
    #expect(provider?.data == Data([1, 2, 3]))
    #expect(released == [3])
  }

  @Test("a file that is not there gives none")
  func missingFile() {
    #expect(CGDataProvider(url: URL(fileURLWithPath: "/no/such/file") as CFURL) == nil)
    #expect(CGDataProvider(filename: "/no/such/file") == nil)
  }

  @Test("bit fields have Apple's values")
  func bits() {
    #expect(CGImageAlphaInfo.premultipliedFirst.rawValue == 2)
    #expect(CGImageAlphaInfo.alphaOnly.rawValue == 7)
    #expect(CGBitmapInfo.byteOrder32Little.rawValue == CGImageByteOrderInfo.order32Little.rawValue)
    #expect(CGBitmapInfo.byteOrder32Big.rawValue == 0x4000)
    #expect(CGBitmapInfo.floatComponents.rawValue == 256)
  }
}
