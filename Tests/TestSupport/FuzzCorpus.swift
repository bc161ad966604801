import Foundation

/// The inputs that the fuzzers begin with, those among them that once broke something.
public enum FuzzCorpus {
  /// The names of a fuzz target's inputs, in order.
  public static func names(of target: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder(of: target).path)
    return (names ?? []).sorted()
  }

  public static func bytes(_ name: String, of target: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder(of: target).appendingPathComponent(name)))
  }

  private static func folder(of target: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fuzz/Corpus/\(target)")
  }
}
