/// Which bytes of a pixel have changed places: a bit field of `CGBitmapInfo`.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  case orderMask = 0x7000
  /// As they are written: the first sample, and its high byte, come first.
  case orderDefault = 0
  case order16Little = 0x1000
  case order32Little = 0x2000
  case order16Big = 0x3000
  case order32Big = 0x4000
}
