import Foundation

/// A colour by hue, which is a part of a turn, saturation and brightness.
struct HSBColor {
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    (self.hue, self.saturation, self.brightness) = (hue, saturation, brightness)
  }

  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    brightness = max(red, green, blue)
    let range = brightness - min(red, green, blue)
    saturation = brightness > 0 ? range / brightness : 0
    guard range > 0 else {
      hue = 0
      return
    }
    let sixth =
      if red == brightness {
        (green - blue) / range
      } else if green == brightness {
        2 + (blue - red) / range
      } else {
        4 + (red - green) / range
      }
    hue = (sixth < 0 ? sixth + 6 : sixth) / 6
  }

  var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    // Of a whole turn nothing is left; what is no number counts as 0.
    let turn = hue.isFinite ? hue - hue.rounded(.down) : 0
    /// Each colour is full for a third of a turn, gone for a third, and a ramp between.
    func channel(_ start: CGFloat) -> CGFloat {
      let place = (start + turn * 6).truncatingRemainder(dividingBy: 6)
      let missing = max(0, min(place, 4 - place, 1))
      return brightness * (1 - saturation * missing)
    }
    return (channel(5), channel(3), channel(1))
  }
}
