import CoreGraphics

/// A picture file with the scale that its name tells: `@2x` or `@3x` before the ending, else 1.
struct ScaledImageFile: Equatable {
  let path: String
  let scale: CGFloat

  init(_ path: String, scale: CGFloat) {
    self.path = path
    self.scale = scale
  }

  /// The files that may hold the picture, the best first: the screen's own scale, then smaller ones,
  /// then larger ones. A path that tells a scale stands for itself.
  static func candidates(for path: String, screenScale: CGFloat) -> [ScaledImageFile] {
    let (stem, ending) = split(path)
    if let scale = scales.last(where: { stem.hasSuffix("@\($0)x") }) {
      return [ScaledImageFile(path, scale: CGFloat(scale))]
    }
    let best = screenScale > 1 ? Int(min(screenScale, 3).rounded(.up)) : 1
    let order = scales.filter { $0 <= best }.reversed() + scales.filter { $0 > best }
    return order.map {
      $0 == 1
        ? ScaledImageFile(path, scale: 1)
        : ScaledImageFile("\(stem)@\($0)x\(ending)", scale: CGFloat($0))
    }
  }

  /// The file names that a name may mean.
  static func fileNames(for name: String) -> [String] {
    let (_, ending) = split(name)
    return endings.contains(ending.lowercased()) ? [name] : endings.map { name + $0 }
  }

  private static let scales = 1...3
  private static let endings = [".png", ".jpg", ".jpeg"]

  /// A path without its ending, and the ending with its dot.
  private static func split(_ path: String) -> (stem: String, ending: String) {
    let nameStart = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    guard let dot = path[nameStart...].lastIndex(of: "."), dot > nameStart else {
      return (path, "")
    }
    return (String(path[..<dot]), String(path[dot...]))
  }
}
