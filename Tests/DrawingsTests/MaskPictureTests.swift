import Testing

@MainActor @Suite struct MaskPictureTests {
  @Test(arguments: [
    (
      "<clipPath id='c'><circle cx='40' cy='40' r='30'/></clipPath>"
        + "<rect width='60' height='80' fill='red' clip-path='url(#c)'/>",
      """
      { "frame": [10, 10, 60, 60], "cornerRadius": 30, "masksToBounds": true, "sublayers": [
        { "frame": [0, 0, 50, 60], "backgroundColor": "red" }] }
      """
    ),
    (
      // By shares of a box that is moved.
      """
      <clipPath id='c' clipPathUnits='objectBoundingBox'><rect width='.5' height='.5'/></clipPath>
      <g transform='translate(10 20)'><rect width='60' height='40' clip-path='url(#c)'/></g>
      """,
      #"{ "frame": [10, 20, 30, 20], "backgroundColor": "black" }"#
    ),
    (
      // A shadow of its own words, of a group, under a map, faded with what casts it.
      """
      <filter id='f' x='-1' y='-1' width='3' height='3'>
      <feDropShadow dx='4' dy='6' stdDeviation='3' flood-color='navy' flood-opacity='.5'/></filter>
      <g transform='translate(20 10) scale(1.5)' opacity='.8' filter='url(#f)'>
      <rect width='20' height='10' fill='red'/><rect y='10' width='10' height='10' fill='red'/></g>
      """,
      """
      { "opacity": 0.8, "sublayers": [{ "class": "CAShapeLayer", "fillColor": "red",
        "path": "M20 10H50V25H35V40H20Z", "shadowColor": "#000080", "shadowOpacity": 0.5,
        "shadowOffset": [6, 9], "shadowRadius": 4.5 }] }
      """
    ),
    (
      // A blur with all the room that it wants, of a group, under a map, faded.
      """
      <filter id='f' x='-1' y='-1' width='3' height='3'><feGaussianBlur stdDeviation='3'/></filter>
      <g transform='translate(20 10) scale(1.5)' opacity='.8' filter='url(#f)'>
      <rect width='20' height='10' fill='red'/><rect y='10' width='10' height='10' fill='blue'/></g>
      """,
      """
      { "opacity": 0.8, "filters": [{ "blur": 4.5 }], "sublayers": [
        { "frame": [20, 10, 30, 15], "backgroundColor": "red" },
        { "frame": [20, 25, 15, 15], "backgroundColor": "blue" }] }
      """
    ),
    (
      // The usual room is a tenth more than what is in it, and cuts off what goes on beyond.
      """
      <filter id='f'><feGaussianBlur stdDeviation='4'/></filter>
      <rect x='20' y='10' width='40' height='20' fill='red' filter='url(#f)'/>
      """,
      """
      { "frame": [16, 8, 48, 24], "masksToBounds": true, "sublayers": [
        { "frame": [4, 2, 40, 20], "backgroundColor": "red", "filters": [{ "blur": 4 }] }] }
      """
    ),
    (
      """
      <filter id='f'><feDropShadow dx='9' dy='0' stdDeviation='0'/></filter>
      <rect x='20' y='10' width='40' height='20' fill='red' filter='url(#f)'/>
      """,
      """
      { "frame": [20, 10, 44, 20], "backgroundColor": "black" },
      { "frame": [20, 10, 40, 20], "backgroundColor": "red" }
      """
    ),
    (
      // Several outlines, one of them with a hole, and a clip of the clip.
      """
      <clipPath id='d'><rect width='50' height='80'/></clipPath>
      <clipPath id='c' clip-path='url(#d)'><path clip-rule='evenodd' d='M0 0H40V40H0ZM10 10H30V30H10Z'/>
      <rect x='30' y='50' width='40' height='20' fill='none'/></clipPath>
      <rect width='100' height='80' clip-path='url(#c)'/>
      """,
      """
      { "class": "CAShapeLayer", "fillRule": "evenOdd", "path": "M0 0H40V40H0ZM10 10H30V30H10Z" },
      { "frame": [30, 50, 20, 20], "backgroundColor": "black" }
      """
    ),
    (
      // What is in the clip is of the space of what it clips.
      """
      <clipPath id='c'><rect x='5' y='5' width='10' height='10'/></clipPath>
      <g transform='scale(2)' clip-path='url(#c)'><rect width='60' height='40' fill='red'/></g>
      """,
      #"{ "frame": [10, 10, 20, 20], "backgroundColor": "red" }"#
    ),
    (
      // Nothing is left.
      "<clipPath id='c'/><rect width='60' height='40' clip-path='url(#c)'/>"
        + "<rect width='5' height='5'/>",
      #"{ "frame": [0, 0, 5, 5], "backgroundColor": "black" }"#
    ),
    (
      // Light shows, dark does not, grey does by half, over white as well as over nothing.
      """
      <mask id='m'><rect width='60' height='60' fill='white'/><rect x='20' y='20' width='20' height='20'/>
      <rect x='40' y='40' width='20' height='20' fill='#808080'/></mask>
      <rect width='60' height='60' fill='red' mask='url(#m)'/>
      """,
      """
      { "class": "CAShapeLayer", "fillColor": "red", "path": "M0 0H60V40H40V60H0ZM20 20V40H40V20Z" },
      { "frame": [40, 40, 20, 20], "backgroundColor": "#FF000080" }
      """
    ),
    (
      """
      <mask id='m' style='mask-type:alpha'><rect width='30' height='30' fill-opacity='.5'/></mask>
      <rect width='60' height='60' fill='blue' mask='url(#m)'/>
      """,
      ##"{ "frame": [0, 0, 30, 30], "backgroundColor": "#0000FF80" }"##
    ),
    (
      // What lies beyond the mask's own room is cut off.
      """
      <mask id='m' maskUnits='userSpaceOnUse' x='10' y='10' width='20' height='20'>
      <rect width='90' height='90' fill='white'/></mask>
      <rect width='60' height='60' fill='blue' mask='url(#m)'/>
      """,
      #"{ "frame": [10, 10, 20, 20], "backgroundColor": "blue" }"#
    ),
    (
      """
      <linearGradient id='g'><stop stop-color='white'/><stop offset='1'/></linearGradient>
      <mask id='m' maskContentUnits='objectBoundingBox'><rect width='1' height='1' fill='url(#g)'/></mask>
      <rect x='10' y='10' width='60' height='40' fill='blue' mask='url(#m)'/>
      """,
      """
      { "class": "CAGradientLayer", "frame": [10, 10, 60, 40], "startPoint": [0, 0],
        "endPoint": [1, 0], "colors": ["blue", "#0000FF00"] }
      """
    ),
  ])
  func aMaskLeavesWhatAHandWould(_ svg: String, _ layers: String) throws {
    #expect(try Drawn.difference(svg, layers) <= 4)
  }
}
