/// When a renderer's threads share a part of a frame: less is done by one sooner than another wakes up. And when
/// backdrops share what is below them.
///
/// No pixel depends on it.
package struct WorkSharing: Sendable {
  /// To paint, in estimated nanoseconds.
  var nanoseconds: Int
  /// To flatten, in plain commands.
  var commands: Int
  /// To filter, in pixels.
  var pixels: Int
  /// Of damage, from which on threads wake up before there is work for them: half of a full HD canvas.
  var awakePixels: Int
  /// To find the values of, in layers.
  var layers: Int
  /// What is below backdrops, where they have more than so many times the pixels of the rectangle around them.
  var backdrops: Int

  package static let worthwhile = WorkSharing(
    nanoseconds: 300_000, commands: 400, pixels: 64 * 1024, awakePixels: 1 << 20,
    layers: 500, backdrops: 2)
  /// For tests, whose pictures are small.
  package static let always = WorkSharing(
    nanoseconds: 0, commands: 0, pixels: 0, awakePixels: 0, layers: 0, backdrops: 0)
}
