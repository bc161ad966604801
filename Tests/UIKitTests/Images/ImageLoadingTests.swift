import CoreGraphics
import Dispatch
import Foundation
import Synchronization
import Testing
import UIKit

/// One after another: they change the folders for all.
@Suite(.serialized) @MainActor struct ImageLoadingTests {
  /// Runs with another screen scale and with a folder to look in.
  private func with(
    scale: CGFloat, _ folder: ImageFolder, _ body: () throws -> Void
  ) rethrows {
    let (screen, folders) = (UIScreen(), UIImage.searchDirectories)
    screen.scale = scale
    UIImage.searchDirectories = [folder.path]
    defer { UIImage.searchDirectories = folders }
    try screen.asMain(body)
  }

  @Test(
    "the version for the screen is taken, else a smaller one, else a larger one",
    arguments: [(1, 1), (1.5, 2), (2, 2), (3, 3), (4, 3), (.nan, 1)] as [(CGFloat, CGFloat)])
  func versions(_ screen: CGFloat, _ expected: CGFloat) throws {
    let folder = try ImageFolder()
    try folder.add("dot.png", width: 10)
    try folder.add("dot@2x.png", width: 20)
    try folder.add("dot@3x.png", width: 30)
    let one = try folder.add("one.png", width: 10)
    try folder.add("large@3x.png", width: 30)
    try folder.add("small@2x.png", width: 20)
    try with(scale: screen, folder) {
      for name in ["dot", "dot.png"] {
        let image = try #require(UIImage(named: name))
        #expect(image.scale == expected && image.size.width == 10)
      }
      let file = try #require(UIImage(contentsOfFile: folder.path + "/dot.png"))
      #expect(file.scale == expected && file.size.width == 10)
      #expect(UIImage(contentsOfFile: one)?.scale == 1)
      #expect(UIImage(named: "large")?.scale == 3)
      #expect(UIImage(named: "small")?.scale == 2)
    }
  }

  @Test("a suffix that is written out tells the scale, whatever the screen's")
  func explicitSuffix() throws {
    let folder = try ImageFolder()
    try folder.add("dot.png", width: 10)
    let large = try folder.add("dot@3x.png", width: 30)
    with(scale: 1, folder) {
      #expect(UIImage(contentsOfFile: large)?.scale == 3)
      #expect(UIImage(named: "dot@3x.png")?.size.width == 10)
      #expect(UIImage(named: "dot@3x")?.scale == 3)
      #expect(UIImage(contentsOfFile: folder.path + "/dot@2x.png") == nil)
    }
  }

  @Test("a name is found with and without its ending, and in no other folder")
  func names() throws {
    let folder = try ImageFolder()
    try folder.add("a.b.png", width: 5)
    try folder.add(".hidden.png", width: 5)
    let photo = try #require(TestImage.plain(6, 4, 0xFF00_00FF).jpegData(compressionQuality: 1))
    try photo.write(to: URL(fileURLWithPath: folder.path + "/photo.jpg"))
    with(scale: 1, folder) {
      #expect(UIImage(named: "a.b")?.size.width == 5)
      #expect(UIImage(named: ".hidden")?.size.width == 5)
      #expect(UIImage(named: "photo")?.size.width == 6)
      #expect(UIImage(named: "photo.jpg")?.size.width == 6)
      #expect(UIImage(named: "a.b", in: nil, with: nil)?.size.width == 5)
      for name in ["", "absent", ".", "/", "photo.png", "a"] {
        #expect(UIImage(named: name) == nil)
      }
    }
    #expect(UIImage(named: "a.b") == nil)
  }

  @Test("a named image is one picture until its file changes")
  func cache() throws {
    let folder = try ImageFolder()
    try folder.add("dot.png", width: 10)
    try with(scale: 1, folder) {
      let first = try #require(UIImage(named: "dot"))
      #expect(UIImage(named: "dot")?.cgImage === first.cgImage)
      #expect(UIImage(named: "dot") == first)
      try folder.add("dot.png", width: 12)
      #expect(UIImage(named: "dot")?.size.width == 12)
      try FileManager.default.removeItem(atPath: folder.path + "/dot.png")
      #expect(UIImage(named: "dot") == nil)
      try folder.add("dot@2x.png", width: 12)
      #expect(UIImage(named: "dot")?.size.width == 6)
    }
  }

  @Test("images are loaded, changed and drawn on any thread")
  func threads() throws {
    let folder = try ImageFolder()
    for index in 0..<4 { try folder.add("dot\(index).png", width: index + 1, height: 1) }
    let right = Mutex(0)
    with(scale: 1, folder) {
      DispatchQueue.concurrentPerform(iterations: 64) { index in
        let image = UIImage(named: "dot\(index % 4)")?.withTintColor(.red)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let copy = image.map { image in
          UIGraphicsImageRenderer(size: image.size, format: format).image { _ in
            image.draw(at: .zero)
          }
        }
        let expected = [UInt32](repeating: 0xFFFF_0000, count: index % 4 + 1)
        if copy.map(TestImage.rows) == [expected] { right.withLock { $0 += 1 } }
      }
    }
    #expect(right.withLock { $0 } == 64)
  }

  @Test("numbered images make an animation, from 0 or from 1")
  func animationNamed() throws {
    let folder = try ImageFolder()
    for index in 1...3 { try folder.add("run\(index).png", width: index) }
    for index in [0, 1, 3] { try folder.add("hop\(index).png", width: index + 1) }
    with(scale: 1, folder) {
      let run = UIImage.animatedImageNamed("run", duration: 2)
      #expect(run?.images?.map(\.size.width) == [1, 2, 3] && run?.duration == 2)
      #expect(UIImage.animatedImageNamed("hop", duration: 2)?.images?.count == 2)
      #expect(UIImage.animatedImageNamed("none", duration: 2) == nil)
    }
  }

  @Test("what is no picture is nil")
  func broken() throws {
    let folder = try ImageFolder()
    try Data("no picture".utf8).write(to: URL(fileURLWithPath: folder.path + "/a.png"))
    #expect(UIImage(data: Data()) == nil && UIImage(data: Data([1, 2, 3]), scale: 2) == nil)
    #expect(UIImage(contentsOfFile: folder.path + "/a.png") == nil)
    #expect(UIImage(contentsOfFile: folder.path) == nil && UIImage(contentsOfFile: "") == nil)
    with(scale: 1, folder) { #expect(UIImage(named: "a") == nil) }
  }

  @Test("a PNG file comes back pixel for pixel")
  func pngRoundTrip() throws {
    let image = UIImage(
      cgImage: TestImage.cgImage(4, 3) { x, y in 0xFF00_0000 | UInt32(x * 4096 + y * 16) },
      scale: 2, orientation: .right)
    let file = try #require(image.pngData())
    let read = try #require(UIImage(data: file, scale: 2))
    #expect(TestImage.rows(read) == TestImage.rows(image))
    // As UIKit's, the file has lost the orientation.
    #expect(read.imageOrientation == .up && read.scale == 2)
  }

  @Test("a JPEG file keeps all eight orientations", arguments: 0...7)
  func jpegOrientation(_ raw: Int) throws {
    let orientation = try #require(UIImage.Orientation(rawValue: raw))
    let picture = TestImage.cgImage(16, 8) { x, _ in x < 8 ? 0xFF00_0000 : 0xFFFF_FFFF }
    let image = UIImage(cgImage: picture, scale: 1, orientation: orientation)
    let file = try #require(image.jpegData(compressionQuality: 1))
    let read = try #require(UIImage(data: file))
    #expect(read.imageOrientation == orientation && read.size == image.size)
    #expect(read.cgImage?.width == 16 && (TestImage.rows(read)[4][2] & 0xFF) < 8)
  }
}
