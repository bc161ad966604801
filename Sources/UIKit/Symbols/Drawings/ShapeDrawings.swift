extension SymbolSheet {
  /// Plain shapes, which frame other symbols too.
  static let shapes = SymbolSheet(
    """
    circle: fill slash
      line oval 12 12 10
    square: fill slash
      line rect 2.9 2.9 18.2 18.2 4.2
    app: fill badge
      line rect 2.5 2.5 19 19 5.4
    rectangle: fill slash
      line rect 1.4 4 21.2 16 3
    rectangle.portrait: fill slash
      line rect 4 1.4 16 21.2 3
    capsule: fill
      line rect 1.2 6 21.6 12 6
    oval: fill
      line oval 12 12 10.8 7.4
    triangle: fill
      line M10.3 3.8c.8-1.3 2.6-1.3 3.4 0l8.2 13.7c.8 1.4-.2 3.1-1.8 3.1H3.9c-1.6 0-2.6-1.7-1.8-3.1Z
    diamond: fill
      line M10.5 2.1c.8-.8 2.2-.8 3 0l8.4 8.4c.8.8.8 2.2 0 3l-8.4 8.4c-.8.8-2.2.8-3 0l-8.4-8.4
        c-.8-.8-.8-2.2 0-3Z
    hexagon: fill
      line M10.9 2.4c.7-.4 1.5-.4 2.2 0l6.7 3.9c.7.4 1.1 1.1 1.1 1.9v7.6c0 .8-.4 1.5-1.1 1.9
        l-6.7 3.9
        c-.7.4-1.5.4-2.2 0l-6.7-3.9c-.7-.4-1.1-1.1-1.1-1.9V8.2c0-.8.4-1.5 1.1-1.9Z
    octagon: fill
      line M9 2.2h6c.6 0 1.1.2 1.5.6l4.7 4.7c.4.4.6.9.6 1.5v6c0 .6-.2 1.1-.6 1.5l-4.7 4.7
        c-.4.4-.9.6-1.5.6H9
        c-.6 0-1.1-.2-1.5-.6l-4.7-4.7c-.4-.4-.6-.9-.6-1.5V9c0-.6.2-1.1.6-1.5l4.7-4.7
        c.4-.4.9-.6 1.5-.6Z
    pentagon: fill
      line M10.7 2.6c.8-.6 1.8-.6 2.6 0l7.6 5.5c.8.6 1.1 1.5.8 2.4l-2.9 9c-.3.9-1.1 1.5-2.1 1.5H7.3
        c-1 0-1.8-.6-2.1-1.5
        l-2.9-9c-.3-.9 0-1.8.8-2.4Z
    seal: fill
      line M14.38 3.11A2.67 2.67 0 0 1 18.51 5.49A2.67 2.67 0 0 1 20.89 9.62
        A2.67 2.67 0 0 1 20.89 14.38
        A2.67 2.67 0 0 1 18.51 18.51A2.67 2.67 0 0 1 14.38 20.89A2.67 2.67 0 0 1 9.62 20.89
        A2.67 2.67 0 0 1 5.49 18.51A2.67 2.67 0 0 1 3.11 14.38A2.67 2.67 0 0 1 3.11 9.62
        A2.67 2.67 0 0 1 5.49 5.49A2.67 2.67 0 0 1 9.62 3.11A2.67 2.67 0 0 1 14.38 3.11Z
    _seal
      line oval 12 9.4 7.4
    star: fill slash circle square leadinghalf
      line M10.9 2.5c.4-1 1.8-1 2.2 0l2.2 5.3c.2.4.6.7 1 .7l5.7.5c1.1.1 1.5 1.4.7 2.1l-4.3 3.8
        c-.3.3-.5.8-.4 1.2l1.3 5.6
        c.3 1.1-.9 1.9-1.8 1.3l-4.9-3c-.4-.2-.8-.2-1.2 0l-4.9 3c-.9.6-2.1-.2-1.8-1.3L6 16.1
        c.1-.4-.1-.9-.4-1.2L1.3 11.1
        c-.8-.7-.4-2 .7-2.1l5.7-.5c.4 0 .8-.3 1-.7Z
    circle.lefthalf.filled
      line @circle
      area M12 2a10 10 0 0 0 0 20Z
    circle.righthalf.filled
      flip circle.lefthalf.filled
    square.lefthalf.filled
      line @square
      area M12 2.9H7.1a4.2 4.2 0 0 0-4.2 4.2v9.8a4.2 4.2 0 0 0 4.2 4.2H12Z
    square.righthalf.filled
      flip square.lefthalf.filled
    circle.dashed: dense
      line dash 12 12 10 8
    circle.dotted: dense
      line*1.2 dots 12 12 9.8 16
    square.dashed: dense
      line M2.9 8.6V7.1a4.2 4.2 0 0 1 4.2-4.2h1.5|M15.4 2.9h1.5a4.2 4.2 0 0 1 4.2 4.2v1.5|M21.1 15.4
        v1.5a4.2 4.2 0 0 1-4.2 4.2h-1.5
      line M8.6 21.1H7.1a4.2 4.2 0 0 1-4.2-4.2v-1.5|M12 2.9h.01|M12 21.1h.01|M2.9 12h.01|M21.1 12
        h.01
    smallcircle.filled.circle: fill
      line @circle
      area oval 12 12 3.4
    largecircle.fill.circle
      line @circle
      area oval 12 12 6.4
    circle.inset.filled = largecircle.fill.circle
    smallcircle.circle: fill
      line @circle
      line oval 12 12 3.6
    target: dense
      line @circle
      line oval 12 12 5.8
      area oval 12 12 2.2
    scope
      line oval 12 12 8.6
      line M12 1.6v5.6|M12 16.8v5.6|M1.6 12h5.6|M16.8 12h5.6
    dot.circle.and.hand.point.up.left.fill: dense
      line M9.2 15.4A6.6 6.6 0 1 1 15.6 8.5
      area oval 9 8.8 3
      use hand.point.up.left.fill 15.4 16 .62
    circle.grid.2x2: fills dense
      line oval 6.6 6.6 4|oval 17.4 6.6 4|oval 6.6 17.4 4|oval 17.4 17.4 4
    circle.grid.3x3: fills dense
      line oval 4.4 4.4 2.4|oval 12 4.4 2.4|oval 19.6 4.4 2.4|oval 4.4 12 2.4|oval 12 12 2.4|
        oval 19.6 12 2.4
      line oval 4.4 19.6 2.4|oval 12 19.6 2.4|oval 19.6 19.6 2.4
    square.grid.2x2: fills dense
      line rect 2.8 2.8 7.4 7.4 1.8|rect 13.8 2.8 7.4 7.4 1.8|rect 2.8 13.8 7.4 7.4 1.8|
        rect 13.8 13.8 7.4 7.4 1.8
    square.grid.3x3: fill dense
      line @square
      line M9 3v18|M15 3v18|M3 9h18|M3 15h18
    square.grid.3x2: fills dense
      line rect 1.6 5 5 5.2 1.2|rect 9.5 5 5 5.2 1.2|rect 17.4 5 5 5.2 1.2
      line rect 1.6 13.8 5 5.2 1.2|rect 9.5 13.8 5 5.2 1.2|rect 17.4 13.8 5 5.2 1.2
    rectangle.grid.1x2: fills dense
      line rect 2.4 3.6 19.2 6.8 1.8|rect 2.4 13.6 19.2 6.8 1.8
    rectangle.grid.2x2: fills dense
      line rect 1.6 3.8 9.2 7 1.6|rect 13.2 3.8 9.2 7 1.6|rect 1.6 13.2 9.2 7 1.6|
        rect 13.2 13.2 9.2 7 1.6
    rectangle.grid.3x2: fill dense
      line @rectangle
      line M8.5 4.2v15.6|M15.5 4.2v15.6|M1.6 12h20.8
    rectangle.split.2x1: fill
      line @rectangle
      line M12 4.2v15.6
    rectangle.split.3x1: fill
      line @rectangle
      line M8.5 4.2v15.6|M15.5 4.2v15.6
    rectangle.stack: fill dense
      line rect 2 8.4 20 13 2.8
      over M4.6 5.2h14.8|M6.8 2.2h10.4
    rectangle.on.rectangle
      line M2 14.8V6.2a2.8 2.8 0 0 1 2.8-2.8h11.8
      line rect 5.6 6.8 16.8 13.8 2.8
    rectangle.fill.on.rectangle.fill
      line M2 14.8V6.2a2.8 2.8 0 0 1 2.8-2.8h11.8
      solid rect 5.6 6.8 16.8 13.8 2.8
    square.on.square
      line M2.8 15V5.4a2.6 2.6 0 0 1 2.6-2.6H15
      line rect 7 7 14.6 14.6 2.8
    plus.square.on.square
      use square.on.square
      line M14.3 10.6v7.4|M10.6 14.3h7.4
    square.fill.on.square.fill
      line M2.8 15V5.4a2.6 2.6 0 0 1 2.6-2.6H15
      solid rect 7 7 14.6 14.6 2.8
    square.stack: fill dense
      line rect 3.6 8 16.8 13.6 2.8
      over M5.6 5h12.8|M7.6 2.2h8.8
    square.stack.3d.up: fill
      line M12.8 2.6l8.3 4.1c.6.3.6 1.1 0 1.4l-8.3 4.1c-.5.2-1.1.2-1.6 0L2.9 8.1c-.6-.3-.6-1.1 0-1.4
        l8.3-4.1c.5-.2 1.1-.2 1.6 0Z
      over M3 11.8l8.2 4.1c.5.2 1.1.2 1.6 0l8.2-4.1|M3 16.2l8.2 4.1c.5.2 1.1.2 1.6 0l8.2-4.1
    sidebar.left: dense
      line @rectangle
      line M8.8 4.2v15.6
      line*.85 M4.2 7.6h1.8|M4.2 10.4h1.8|M4.2 13.2h1.8
    sidebar.right
      flip sidebar.left
    sidebar.leading = sidebar.left
    sidebar.trailing = sidebar.right
    uiwindow.split.2x1
      line @rectangle
      line M1.6 8.4h20.8|M12 8.4v11.4
    macwindow
      line @rectangle
      line M1.6 8.6h20.8
      area oval 4.6 6.4 .9|oval 7.2 6.4 .9|oval 9.8 6.4 .9
    menubar.rectangle
      line @rectangle
      line*1.3 M1.8 7h20.4
    dock.rectangle
      line @rectangle
      line*1.2 M6 16.4h12
    pip
      line @rectangle
      area rect 11.6 11.4 8.2 6.2 1.4
    pip.enter
      line M22.4 11V7a3 3 0 0 0-3-3H4.4a3 3 0 0 0-3 3v10a3 3 0 0 0 3 3h5.4
      line rect 13 13.6 9.6 6.8 1.6
      line M5 7.6l4.6 4.6|M9.8 8.6v3.8H6
    """)
}
