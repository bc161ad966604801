import Foundation
import Testing
import UIKit

@testable import LiveCode

/// Libraries of code, loaded into the program one after the other.
@MainActor
struct LoadedCodeTests {
  private let folder = NSTemporaryDirectory() + "loaded-code-\(UUID().uuidString)"

  private func library(_ text: String) throws -> String {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let file = folder + "/Loaded.swift"
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    let job = CodeJob(
      .files([file]), known: nil, with: try SwiftToolchain.find(), in: CodePlace(folder), number: 1)
    guard case .built(let library, _) = job.run().outcome else {
      throw LoadedCode.Failure(description: "it is not built")
    }
    return library
  }

  @Test func whatIsInItIsFound() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let code = try LoadedCode(
      library: library(
        """
        import UIKit
        class Page: UIViewController { @Inspectable var word = "a" }
        final class Ring: CALayer {
          enum Kind: String, CaseIterable { case thin, thick }
          /// How thick.
          /// And no more.
          @Inspectable(0...1) var part: CGFloat = 0.5
          @Inspectable var kind = Kind.thin
        }
        final class Badge: UIView {}
        extension Badge { @Inspectable var doubled: Int { get { tag * 2 } set { tag = newValue / 2 } } }
        #Preview("One") { Badge() }
        #Preview("Two") { Page() }
        """))
    #expect(code.previews.map { $0.makePreview().name } == ["One", "Two"])
    #expect(code.views.count == 1 && code.controllers.count == 1 && code.layers.count == 1)
    #expect(Set(code.keys.map(\.name)) == ["word", "part", "kind", "doubled"])
    let part = try #require(code.keys.first { $0.name == "part" })
    #expect(part.range == 0...1 && part.words == "How thick. And no more.")
    let badge = code.views[0].make()
    let doubled = try #require(code.keys.first { $0.name == "doubled" })
    doubled.set(badge, 8)
    #expect(badge.tag == 4 && doubled.get(badge) as? Int == 8)
    doubled.set(badge, "no number")
    doubled.set(UIView(), 2)
    #expect(badge.tag == 4 && doubled.get(UIView()) == nil)
  }

  /// Old versions stay mapped. A version takes what is mapped of it and no more: it is not read whole.
  @Test func twoHundredVersionsTakeWhatIsMapped() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let library = try library(
      """
      import UIKit
      final class Badge: UIView { @Inspectable var count = 0 }
      #Preview { Badge() }
      """)
    func load(_ versions: Range<Int>) throws {
      for version in versions {
        let copy = "\(folder)/Loaded.\(version + 2).live.so"
        try FileManager.default.copyItem(atPath: library, toPath: copy)
        let code = try LoadedCode(library: copy)
        #expect(code.views.count == 1 && code.keys.count == 1)
        try FileManager.default.removeItem(atPath: copy)
      }
    }
    try load(0..<20)
    let before = Self.residentBytes
    try load(20..<220)
    let each = (Self.residentBytes - before) / 200
    #expect(each < 160 << 10, "\(each) bytes each")
  }

  private static var residentBytes: Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * 4096
  }
}
