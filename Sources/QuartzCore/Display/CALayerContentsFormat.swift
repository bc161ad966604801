/// What a layer's store keeps of a pixel.
///
/// Every store here has eight bits a component; the names are kept for whoever asks.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
  /// What suits what is drawn.
  public static let automatic = CALayerContentsFormat(rawValue: "Automatic")
}
