import CoreGraphics
import ImageFiles

/// Draws a stream of drawing steps through `CGContext` and tells how long it took:
/// `replay STREAM WIDTH HEIGHT PICTURE [IMAGE…]`.
///
/// STREAM holds the numbers of `OpStream` as doubles; one JSON object with the median and the least
/// of the times in milliseconds is printed.
@main
struct Replay {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count >= 5, let width = Int(arguments[2]), let height = Int(arguments[3]),
      let numbers = FileManager.default.contents(atPath: arguments[1])
    else {
      FileHandle.standardError.write(Data("replay STREAM WIDTH HEIGHT PICTURE [IMAGE…]\n".utf8))
      exit(2)
    }
    let stream = OpStream(numbers.doubles)
    let images = try arguments.dropFirst(5).map { path in
      try PNGFile.decode(Array(FileManager.default.contents(atPath: path) ?? Data()))
    }
    var times: [Double] = []
    var picture: CGImage?
    let start = ContinuousClock.now
    while times.count < 5 || (times.count < 50 && ContinuousClock.now - start < .seconds(2)) {
      let context = CGContext(width: width, height: height, pointsDown: true)
      context.clear(CGRect(x: 0, y: 0, width: width, height: height))
      let time = ContinuousClock().measure { Player(context: context, images: images).play(stream) }
      times.append(time / .milliseconds(1))
      picture = context.makeImage()
    }
    times.sort()
    print("{\"medianMs\": \(times[times.count / 2]), \"minMs\": \(times[0])}")
    if let picture {
      try AtomicFile.write(PNGFile.encode(picture), to: arguments[4])
    }
  }
}

extension Data {
  /// The bytes as numbers, eight to each, the least significant first.
  fileprivate var doubles: [Double] {
    stride(from: 0, to: count - 7, by: 8).map { start in
      Double(bitPattern: (0..<8).reduce(0) { $0 | UInt64(self[start + $1]) << (8 * UInt64($1)) })
    }
  }
}
