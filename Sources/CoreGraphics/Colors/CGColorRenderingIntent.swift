/// What becomes of colours that the destination cannot show.
///
/// Kept and not used: every destination is sRGB, and colours outside it are cut.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent = 0
  case absoluteColorimetric = 1
  case relativeColorimetric = 2
  case perceptual = 3
  case saturation = 4
}
