// Whoever imports ImageIO gets Core Graphics with it, as on Apple's systems.
@_exported import CoreGraphics
