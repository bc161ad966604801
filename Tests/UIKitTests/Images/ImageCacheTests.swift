import CoreGraphics
import ImageFiles
import Testing

@testable import UIKit

/// Pictures by name are kept until they take too much.
@Suite struct ImageCacheTests {
  @Test func picturesThatWereNotAskedForTheLongestGo() throws {
    let folder = try ImageFolder()
    let paths = try (0..<6).map { try folder.add("\($0).png", width: 16, height: 16) }
    let cache = ImageCache(budget: 4_000)
    for path in paths {
      #expect(cache.image(atPath: path) != nil)
      #expect(cache.size.bytes <= cache.size.limit)
    }
    #expect(cache.size.bytes > 2 * 16 * 16 * 4)
    let before = cache.size.bytes
    #expect(cache.image(atPath: paths[5]) != nil)
    #expect(cache.size.bytes == before, "it was there")
    #expect(cache.image(atPath: folder.path + "/none.png") == nil)
  }
}
