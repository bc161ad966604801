extension SymbolSheet {
  /// Chevrons, arrows, and what turns or returns.
  static let arrows = SymbolSheet(
    """
    chevron.left: circle square
      line M15.8 3.8L7.6 12l8.2 8.2
    chevron.right: circle square
      flip chevron.left
    chevron.up: circle square
      turn chevron.left 90
    chevron.down: circle square
      turn chevron.left 270
    chevron.backward = chevron.left: circle square
    chevron.forward = chevron.right: circle square
    chevron.left.2
      line M12 4.4L4.4 12l7.6 7.6|M20 4.4L12.4 12l7.6 7.6
    chevron.right.2
      flip chevron.left.2
    chevron.up.2
      turn chevron.left.2 90
    chevron.down.2
      turn chevron.left.2 270
    chevron.up.chevron.down: square
      line M6.8 9.2L12 4l5.2 5.2|M6.8 14.8L12 20l5.2-5.2
    chevron.compact.down
      line M2.8 10.3L12 13.7l9.2-3.4
    chevron.compact.up
      turn chevron.compact.down 180
    chevron.compact.left
      turn chevron.compact.down 90
    chevron.compact.right
      turn chevron.compact.down 270
    arrow.left: circle square
      line M3.2 12h17.6|M10.6 4.6L3.2 12l7.4 7.4
    arrow.right: circle square
      flip arrow.left
    arrow.up: circle square
      turn arrow.left 90
    arrow.down: circle square
      turn arrow.left 270
    arrow.backward = arrow.left: circle square
    arrow.forward = arrow.right: circle square
    arrow.up.right: circle square
      line M5.2 18.8L18.6 5.4|M7.8 5.2h11v11
    arrow.up.left: circle square
      flip arrow.up.right
    arrow.down.right: circle square
      turn arrow.up.right 90
    arrow.down.left: circle square
      turn arrow.up.right 180
    arrow.up.forward = arrow.up.right: circle square
    arrow.up.arrow.down: circle square
      line M7.2 20.4V4|M2.6 8.6L7.2 4l4.6 4.6|M16.8 3.6V20|M12.2 15.4l4.6 4.6 4.6-4.6
    arrow.left.arrow.right: circle square
      turn arrow.up.arrow.down 270
    arrow.left.and.right: circle square
      line M2.4 12h19.2|M7.6 6.6L2.2 12l5.4 5.4|M16.4 6.6L21.8 12l-5.4 5.4
    arrow.up.and.down: circle square
      turn arrow.left.and.right 90
    arrow.up.and.down.and.arrow.left.and.right
      line M12 2.4v19.2|M2.4 12h19.2|M9 5.2L12 2.2l3 3|M9 18.8L12 21.8l3-3
      line M5.2 9L2.2 12l3 3|M18.8 9L21.8 12l-3 3
    arrow.clockwise: circle square
      line M20.4 3.9v5.2h-5.2|M20.1 8.9A8.7 8.7 0 1 0 20.2 15.3
    arrow.counterclockwise: circle
      flip arrow.clockwise
    arrow.triangle.2.circlepath: circle dense
      line M3.8 10.7A8.4 8.4 0 0 1 18.7 7.000|M20.2 13.3A8.4 8.4 0 0 1 5.3 17.000
      solid*.5 M20.3 9.7L21 5.3L16.5 8.3Z|M3.7 14.3L3 18.7L7.5 15.7Z
    arrow.uturn.left: circle square
      line M3.8 8.8h10.8a5.7 5.7 0 0 1 0 11.4H8.8|M8.8 3.8L3.8 8.8l5 5
    arrow.uturn.right: circle square
      flip arrow.uturn.left
    arrow.uturn.backward = arrow.uturn.left: circle square
    arrow.uturn.forward = arrow.uturn.right: circle square
    arrow.turn.up.right
      line M4 20.4v-6.6a5.2 5.2 0 0 1 5.2-5.2h11|M15.2 3.6l5 5-5 5
    arrow.turn.up.left
      flip arrow.turn.up.right
    arrow.turn.down.right
      line M4 3.6v6.6a5.2 5.2 0 0 0 5.2 5.2h11|M15.2 10.4l5 5-5 5
    arrow.turn.down.left
      flip arrow.turn.down.right
    arrowshape.turn.up.left: fill circle
      line M9.6 5c0-.9-1-1.3-1.7-.7L2.4 9.7a1.2 1.2 0 0 0 0 1.8l5.5 5.4c.7.6 1.7.2 1.7-.7v-2.8
        c5.2 0 8.6 1.5 10.9 4.7.5.7 1.5.4 1.4-.5-.7-5.8-4.7-9.7-12.3-9.8Z
    arrowshape.turn.up.right: fill circle
      flip arrowshape.turn.up.left
    arrow.up.left.and.arrow.down.right: circle dense
      line M3.8 10.2V3.8h6.4|M4 4l6.6 6.6|M20.2 13.8v6.4h-6.4|M20 20l-6.6-6.6
    arrow.down.right.and.arrow.up.left: circle dense
      line M10.4 4v6.4H4|M10.2 10.2L3.6 3.6|M13.6 20v-6.4H20|M13.8 13.8l6.6 6.6
    arrow.up.to.line: circle
      line M3.8 3.4h16.4|M12 21V8|M6.2 13.4L12 7.6l5.8 5.8
    arrow.down.to.line: circle
      turn arrow.up.to.line 180
    arrow.left.to.line: circle
      turn arrow.up.to.line 270
    arrow.right.to.line: circle
      turn arrow.up.to.line 90
    arrow.triangle.branch
      line M12 21.4v-6.2c0-3.6-2.6-4.6-4.3-6.3C6.9 8.1 6.6 7.4 6.6 6.4
      line M12 15.2c0-3.6 2.6-4.6 4.3-6.3 .8-.8 1.1-1.5 1.1-2.5
      solid*.5 M6.6 2.6L3.6 6.8h6Z|M17.4 2.6L14.4 6.8h6Z
    arrow.triangle.turn.up.right.diamond: dense
      line @diamond
      line M8.6 16v-2.6a2.4 2.4 0 0 1 2.4-2.4h2.6
      area M13.4 7.5c0-.6.7-.9 1.1-.5l3.5 3.4c.3.3.3.8 0 1.1l-3.5 3.5c-.4.4-1.1.1-1.1-.5Z
    arrow.triangle.turn.up.right.diamond.fill
      solid @diamond
      cut M8.6 16v-2.6a2.4 2.4 0 0 1 2.4-2.4h2.6
      hole M13.4 7.5c0-.6.7-.9 1.1-.5l3.5 3.4c.3.3.3.8 0 1.1l-3.5 3.5c-.4.4-1.1.1-1.1-.5Z
    arrowtriangle.right: fill circle square
      line M5.8 4.8c0-1.3 1.3-2 2.4-1.4l12 7.2c1 .6 1 2.2 0 2.8l-12 7.2c-1.1.6-2.4-.1-2.4-1.4Z
    arrowtriangle.left: fill circle square
      flip arrowtriangle.right
    arrowtriangle.up: fill circle square
      turn arrowtriangle.right 270
    arrowtriangle.down: fill circle square
      turn arrowtriangle.right 90
    goforward
      line M12 5.2a8.2 8.2 0 1 0 7.9 6
      solid*.6 M12 1.9v6.6l4.8-3.3Z
    gobackward
      flip goforward
    goforward.10: dense
      use goforward
      line*.8 M7.5 11.7l1.9-1.2v6.3|oval 13.8 13.6 2.3 3.1
    gobackward.10: dense
      use gobackward
      line*.8 M7.7 11.7l1.9-1.2v6.3|oval 14 13.6 2.3 3.1
    goforward.15: dense
      use goforward
      line*.8 M7.5 11.7l1.9-1.2v6.3
      line*.8 M15.6 10.5h-3.1l-.3 2.8c.5-.4 1-.5 1.6-.5 1.3 0 2.2.8 2.2 2s-.9 2-2.2 2
        c-.9 0-1.6-.4-1.9-1.1
    gobackward.15: dense
      use gobackward
      line*.8 M7.7 11.7l1.9-1.2v6.3
      line*.8 M15.8 10.5h-3.1l-.3 2.8c.5-.4 1-.5 1.6-.5 1.3 0 2.2.8 2.2 2s-.9 2-2.2 2
        c-.9 0-1.6-.4-1.9-1.1
    """)
}
