extension SymbolSheet {
  /// Lists, text, editing, keys, charts and code.
  static let interface = SymbolSheet(
    """
    ellipsis: circle
      area oval 4.2 12 1.9|oval 12 12 1.9|oval 19.8 12 1.9
    ellipsis.rectangle: fill
      line rect 1.4 5.6 21.2 12.8 3
      area oval 6.8 12 1.5|oval 12 12 1.5|oval 17.2 12 1.5
    ellipsis.vertical.bubble: fill
      line @bubble.left
      area oval 12 6.6 1.3|oval 12 10.6 1.3|oval 12 14.6 1.3
    line.3.horizontal: circle
      line M2.8 5.6h18.4|M2.8 12h18.4|M2.8 18.4h18.4
    line.horizontal.3 = line.3.horizontal
    line.3.horizontal.decrease: circle
      line M2.4 6.6h19.2|M5.8 12h12.4|M9.2 17.4h5.6
    line.diagonal
      line M4.6 19.4L19.4 4.6
    list.bullet: circle
      line M8.6 5.4h13|M8.6 12h13|M8.6 18.6h13
      area oval 3.8 5.4 1.6|oval 3.8 12 1.6|oval 3.8 18.6 1.6
    list.dash
      line M8.6 5.4h13|M8.6 12h13|M8.6 18.6h13|M2.6 5.4h2.2|M2.6 12h2.2|M2.6 18.6h2.2
    list.number: dense
      line M9.6 5.4h12|M9.6 12h12|M9.6 18.6h12
      line*.75 M2.8 3.6l1.5-.8v4.8|M2.6 10.5c.2-.8.8-1.2 1.6-1.2 1 0 1.6.6 1.6 1.4 0 1.1-1.4 1.9-3.2
        3.3h3.4
      line*.75 M2.7 16.8c.2-.7.8-1.1 1.5-1.1.9 0 1.5.5 1.5 1.2s-.6 1.2-1.5 1.2c1.1 0 1.8.5 1.8 1.3
        s-.7 1.4-1.8 1.4c-.9 0-1.6-.4-1.8-1.2
    list.bullet.rectangle: fill dense
      line @rectangle
      line M9.4 8.4h8.8|M9.4 12h8.8|M9.4 15.6h8.8
      area oval 6 8.4 1.1|oval 6 12 1.1|oval 6 15.6 1.1
    list.bullet.indent
      line M8.6 5.4h13|M12.6 12h9|M12.6 18.6h9
      area oval 3.8 5.4 1.6|oval 7.8 12 1.6|oval 7.8 18.6 1.6
    list.star: dense
      line M10 5.4h11.6|M10 12h11.6|M10 18.6h11.6
      use star.fill 4.6 5.2 .26
      use star.fill 4.6 11.8 .26
      use star.fill 4.6 18.4 .26
    checklist
      line M11.4 5.8h10.2|M11.4 17.6h10.2|M2.4 6.4l1.9 2 3.5-4.4|M2.4 18.2l1.9 2 3.5-4.4
    text.alignleft
      line M2.8 4.8h18.4|M2.8 9.6h11.6|M2.8 14.4h18.4|M2.8 19.2h11.6
    text.alignright
      flip text.alignleft
    text.aligncenter
      line M2.8 4.8h18.4|M6.2 9.6h11.6|M2.8 14.4h18.4|M6.2 19.2h11.6
    text.justify
      line M2.8 4.8h18.4|M2.8 9.6h18.4|M2.8 14.4h18.4|M2.8 19.2h18.4
    text.quote
      line M2.8 4.6v14.8|M7.2 5.4h14|M7.2 12h14|M7.2 18.6h8.6
    text.append
      line M2.8 5h18.4|M2.8 10h18.4|M2.8 15h8.6|M17.2 13.6v7.2|M13.6 17.2h7.2
    text.magnifyingglass: dense
      line M2.4 5h13.2|M2.4 10h5.4|M2.4 15h5.4
      line oval 14.8 13.8 4.6
      line M18.2 17.2l3.4 3.6
    increase.indent
      line M2.8 4.8h18.4|M10.6 9.6h10.6|M10.6 14.4h10.6|M2.8 19.2h18.4
      solid*.5 M2.9 9.4l3.6 2.6-3.6 2.6Z
    decrease.indent
      line M2.8 4.8h18.4|M10.6 9.6h10.6|M10.6 14.4h10.6|M2.8 19.2h18.4
      solid*.5 M6.5 9.4L2.9 12l3.6 2.6Z
    textformat
      line M1.6 19L6.9 5l5.3 14|M3.5 14.2h6.8
      line oval 17.6 15 3.6 4|M21.4 10.8V19
    textformat.size
      line M8.6 19.6L14.9 4.4l6.3 15.2|M10.9 14.2h8
      line M1.6 19.6l3.4-8.2 3.4 8.2|M2.8 16.8h4.4
    textformat.abc: dense
      line M1.4 17.4L4.4 8.6l3 8.8|M2.4 14.4h4
      line M10 8.6h2.8a2.1 2.1 0 0 1 0 4.2H10h3.2a2.3 2.3 0 0 1 0 4.6H10Z
      line M22.6 10.4c-.5-1.2-1.5-1.9-2.7-1.9-1.9 0-3.1 1.7-3.1 4.5s1.2 4.5 3.1 4.5
        c1.2 0 2.2-.7 2.7-1.9
    textformat.alt
      line M3 19L8 5l5 14|M4.8 14.2h6.4|M16.4 5h6|M19.4 5v14|M16.4 19h6
    bold
      line*1.5 M7 4.2h5.8a3.8 3.8 0 0 1 0 7.6H7h6.4a4 4 0 0 1 0 8H7Z
    italic
      line M10 4.4h7.6|M6.4 19.6H14|M13.8 4.4l-3.6 15.2
    underline
      line M6.6 3.6v6.8a5.4 5.4 0 0 0 10.8 0V3.6|M4.8 20.2h14.4
    strikethrough
      line M16.8 7.3C16.2 5.2 14.5 4 12 4 9.4 4 7.4 5.4 7.4 7.7c0 1.5.9 2.7 2.5 3.5|M16 14.2
        c.6.6.9 1.3.9 2.2 0 2.2-2 3.6-4.8 3.6
        -2.7 0-4.5-1.2-5.1-3.4|M3.6 12h16.8
    bold.italic.underline: dense
      line M2.4 5h3.8a2.7 2.7 0 0 1 0 5.4H2.4h4.2a2.9 2.9 0 0 1 0 5.8H2.4Z
      line M11.4 5h3.4|M9.8 16.2h3.4|M13.1 5l-1.6 11.2|M17.4 5v4.8a2.6 2.6 0 0 0 5.2 0V5|M2 20.4h20
    character.cursor.ibeam: dense
      line M1.8 17.6L5.9 6.4l4.1 11.2|M3.3 13.8h5.2
      line M13.6 3.6c1.6 0 2.6.8 2.6 2.4v12c0 1.6-1 2.4-2.6 2.4|M18.8 3.6c-1.6 0-2.6.8-2.6 2.4v12
        c0 1.6 1 2.4 2.6 2.4
    quote.opening
      use _quote 12 12 1.2
    quote.closing
      turn quote.opening 180
    character.bubble: fill dense
      line @bubble.left
      line M8 15.2l4-9.4 4 9.4|M9.6 12h4.8
    plus: circle square app rectangle diamond
      line M12 3v18|M3 12h18
    minus: circle square rectangle diamond
      line M3 12h18
    multiply: circle square
      line M5.4 5.4l13.2 13.2|M18.6 5.4L5.4 18.6
    xmark: circle square octagon app rectangle shield seal diamond
      line M4.4 4.4l15.2 15.2|M19.6 4.4L4.4 19.6
    divide: circle square
      line M3 12h18
      area oval 12 5.8 1.9|oval 12 18.2 1.9
    equal: circle square
      line M3.4 8.6h17.2|M3.4 15.4h17.2
    plusminus: circle
      line M12 3v11.6|M6.2 8.8h11.6|M6.2 19.6h11.6
    checkmark: circle square seal shield rectangle diamond bubble
      line M3.6 12.9l5.6 6.6L20 4.2
    questionmark: circle square diamond app folder
      use _question 12 12 1
    exclamationmark: circle square triangle octagon shield
      line*1.25 M12 2.8v11.6
      area oval 12 19.8 1.7
    exclamationmark.2
      line*1.25 M8 2.8v11.6|M16 2.8v11.6
      area oval 8 19.8 1.7|oval 16 19.8 1.7
    info: circle square bubble
      line*1.15 M9.4 10.2h3v9.2|M8.6 19.4h7.6
      area oval 12 5 1.9
    number: circle square
      line M9.4 3.4L7.4 20.6|M16.6 3.4l-2 17.2|M3.8 8.8h17.2|M3 15.2h17.2
    asterisk: circle
      line M12 3.6v16.8|M4.73 7.8l14.54 8.4|M4.73 16.2l14.54-8.4
    function
      line M17.6 3.8c-.9-.7-2-.9-3.1-.5-1.5.5-2.2 1.9-2.5 3.6L10 17.4
        c-.3 1.7-1 3.1-2.5 3.6-1.1.4-2.2.2-3.1-.5|M6.6 10.6h9.4
    sum
      line M18.4 7V4.2H5.6l7 7.8-7 7.8h12.8V17
    x.squareroot: dense
      line M1.8 13.4l2.4-1.2 4 8.2L12.6 3.6h9.6|M13.8 10.2l6 7.2|M19.8 10.2l-6 7.2
    curlybraces
      line M8.6 3.2C6.4 3.2 5.4 4.2 5.4 6.2v2.6c0 1.9-.9 2.9-2.8 3.2 1.9.3 2.8 1.3 2.8 3.2v2.6
        c0 2 1 3 3.2 3
      line M15.4 3.2c2.2 0 3.2 1 3.2 3v2.6c0 1.9.9 2.9 2.8 3.2-1.9.3-2.8 1.3-2.8 3.2v2.6
        c0 2-1 3-3.2 3
    chevron.left.forwardslash.chevron.right
      line M6.8 6.6L1.6 12l5.2 5.4|M17.2 6.6l5.2 5.4-5.2 5.4|M14.6 3.6L9.4 20.4
    terminal: fill
      line @rectangle
      line M5.6 8.4l3.6 3.4-3.6 3.4|M11.4 15.6h5.4
    apple.terminal = terminal
    command: circle square dense
      line M8.4 8.4v7.2h7.2V8.4Z
      line M8.4 8.4H5.8A2.8 2.8 0 1 1 8.6 5.6V8.4|M15.6 8.4V5.6A2.8 2.8 0 1 1 18.4 8.4H15.6|
        M15.6 15.6h2.8A2.8 2.8 0 1 1 15.6 18.4V15.6
      line M8.4 15.6v2.8A2.8 2.8 0 1 1 5.6 15.6H8.4
    option
      line M2.4 5.6h5.4l8.4 13h5.4|M13.8 5.6h7.8
    control
      line M4.6 12.8L12 5.6l7.4 7.2
    shift: fill
      line M11 3c.6-.6 1.4-.6 2 0l8.2 8.6c.8.8.2 1.9-.8 1.9h-3.2v5.7a1.6 1.6 0 0 1-1.6 1.6H8.4
        a1.6 1.6 0 0 1-1.6-1.6v-5.7H3.6
        c-1 0-1.6-1.1-.8-1.9Z
    capslock: fill dense
      line M11 2.4c.6-.6 1.4-.6 2 0l8 7.8c.8.8.3 1.9-.8 1.9h-3.2v2.3a1.4 1.4 0 0 1-1.4 1.4H8.4
        A1.4 1.4 0 0 1 7 14.4v-2.3H3.8
        c-1.1 0-1.6-1.1-.8-1.9Z
      over rect 7 18.6 10 3 1
    escape: dense
      line M15.7 3.6A9.2 9.2 0 1 1 3.6 15.7|M4.4 10.4V4.4h6|M4.6 4.6l8 8
    delete.left: fill dense
      line M8.4 4.6h11.2a2.8 2.8 0 0 1 2.8 2.8v9.2a2.8 2.8 0 0 1-2.8 2.8H8.4c-.8 0-1.5-.3-2-.9
        L1.7 13.2c-.6-.7-.6-1.7 0-2.4
        l4.7-5.3c.5-.6 1.2-.9 2-.9Z
      line M10.8 8.8l6.4 6.4|M17.2 8.8l-6.4 6.4
    delete.right: fill dense
      flip delete.left
    return
      line M20.4 4.6v5.8a3.4 3.4 0 0 1-3.4 3.4H3.8|M8.6 8.8l-5 5 5 5
    cursorarrow
      line M6.2 3.2l12.9 11c.5.5.2 1.3-.5 1.3h-5.2l3 5.7|M13.4 15.5L9.7 19.9|M6.2 3.2v15.9
        c0 .7.9 1 1.4.5L11 16.4
    hand.draw: fill
      line M9.6 17V9.7a1.5 1.5 0 0 1 3 0v4.1l4.4.9c1.8.4 2.8 1.8 2.5 3.6l-.4 2.2a2 2 0 0 1-2 1.7
        h-4.6c-1.1 0-2-.4-2.8-1.2l-3.4-3.4
        c-.6-.6-.6-1.4-.1-2 .5-.5 1.2-.5 1.8-.1Z
      over M4 8.4c0-3.2 3.2-6 7.4-6 3 0 4.6 1.4 4.6 3 0 1.4-1.2 2.4-2.6 2.4
    scribble
      line M2.8 8.4C5 4.6 8.8 2.8 10 4.6c1.6 2.4-6.8 9.4-4.8 12 1.8 2.2 8.2-9.4 11-7.8 2.4 1.4-4.6
        8.2-2.6 10.2 1.6 1.6 4.8-1.6 7.8-3.6
    lasso
      line M8.2 16.6c-3.6-.8-6-3-6-5.8 0-3.8 4.4-6.8 9.8-6.8s9.8 3 9.8 6.8-4.4 6.8-9.8 6.8
        c-.7 0-1.3 0-2-.1|M6.4 15.4a2.2 2.2 0 1 1 3.4 2.2
        c.4 1.9-.6 3.3-2.6 3.8
    crop
      line M6.6 1.8v13.4a2.2 2.2 0 0 0 2.2 2.2h13.4|M1.8 6.6h13.4a2.2 2.2 0 0 1 2.2 2.2v13.4
    crop.rotate: dense
      use crop 12 12 .78
      line M15.4 1.6a8.6 8.6 0 0 1 7 7|M8.6 22.4a8.6 8.6 0 0 1-7-7
    rotate.left: fill dense
      line rect 6 9.8 14.4 11.6 2.4
      over M3 8.8A7.6 7.6 0 0 1 14.8 4.6|M2.4 3.8l.4 5.2 5-.6
    rotate.right: fill
      flip rotate.left
    aspectratio: fill
      line @rectangle
      line M5.2 11V7.6h3.4|M18.8 13v3.4h-3.4
    square.and.line.vertical.and.square
      line rect 1.8 7 7 10 1.6|rect 15.2 7 7 10 1.6|M12 3v18
    rectangle.and.pencil.and.ellipsis: dense
      line M12.4 18.8H4.4A3 3 0 0 1 1.4 15.8V8.2a3 3 0 0 1 3-3h10.4|M22.6 10.8v5a3 3 0 0 1-3 3H18
      area oval 5.6 12 1.3|oval 9.4 12 1.3
      solid*.5 M12.6 14.6l.8-2.6 7.2-7.2a1.1 1.1 0 0 1 1.6 0l.4.4a1.1 1.1 0 0 1 0 1.6l-7.2 7.2-2.4.9
        c-.3.1-.5-.1-.4-.3Z
    eraser: fill
      line M13.8 3.8a2.4 2.4 0 0 1 3.4 0l4 4a2.4 2.4 0 0 1 0 3.4l-8.6 8.6a2.6 2.6 0 0 1-1.8.8H8.6
        a2.6 2.6 0 0 1-1.8-.8l-3.6-3.6
        a2.4 2.4 0 0 1 0-3.4Z
      line M8.6 9l7.4 7.4
    eyedropper
      line M13.6 7.2l-8.2 8.2c-.4.4-.6.8-.7 1.3l-.5 2.5 2.5-.5c.5-.1.9-.3 1.3-.7l8.2-8.2|M4.2 19.4
        L2.6 21.4
      solid*.5 M12.2 6.2l1.2-1.2 1 1 2.8-2.8a2.8 2.8 0 0 1 4 4L18.4 10l1 1-1.2 1.2Z
    paintbrush.pointed: fill
      line M21 3c.8.8.5 2-.2 3L12.6 15.4 8.6 11.4 18 3.2c1-.7 2.2-1 3-.2Z
      over M8.2 12.4c-2.6.2-3.8 1.9-4 4.1-.2 1.9-.9 3-2.2 3.9 4.4 1.4 9.4.4 9.6-4.6
    switch.2: dense
      line rect 1.8 3 20.4 7.6 3.8|rect 1.8 13.4 20.4 7.6 3.8
      area oval 5.8 6.8 2.3|oval 18.2 17.2 2.3
    togglepower
      line @circle
      line M12 6v6|M8.9 8.4a4.8 4.8 0 1 0 6.2 0
    chart.bar: fills dense
      line rect 2.4 12.6 4.6 8.6 1.3|rect 9.7 7.8 4.6 13.4 1.3|rect 17 2.8 4.6 18.4 1.3
    chart.pie: fill
      line M10.4 4A9.4 9.4 0 1 0 20 13.6h-9.6Z
      over M14 2.2A9.4 9.4 0 0 1 21.8 10H14Z
      keep M14 2.2A9.4 9.4 0 0 1 21.8 10H14Z
    chart.line.uptrend.xyaxis: circle
      line M2.8 3v15.4a2.2 2.2 0 0 0 2.2 2.2h16.4|M6.8 15.6l4.2-4.8 3.4 3 6-7.4|M16.4 6.2h4.2v4.2
    chart.xyaxis.line
      line M2.8 3v15.4a2.2 2.2 0 0 0 2.2 2.2h16.4|M6.8 14.8l3.8-4.4 3.6 3.2 5.8-7.4
      area oval 6.8 14.8 1.5|oval 10.6 10.4 1.5|oval 14.2 13.6 1.5|oval 20 6.2 1.5
    chart.bar.xaxis: dense
      line M2 20.8h20
      line rect 3.6 11 4.2 6.8 1.1|rect 9.9 6.8 4.2 11 1.1|rect 16.2 2.8 4.2 15 1.1
    chart.dots.scatter
      line M2.8 3v15.4a2.2 2.2 0 0 0 2.2 2.2h16.4
      area oval 8 15 1.5|oval 10.6 9.6 1.5|oval 14.4 13 1.5|oval 15.6 6.6 1.5|oval 19.6 9.4 1.5
    tablecells: fill dense
      line @rectangle
      line M1.6 9.3h20.8|M1.6 14.7h20.8|M8.5 4.2v15.6|M15.5 4.2v15.6
    squareshape.split.2x2
      line @square
      line M12 3v18|M3 12h18
    filemenu.and.selection
      line M2.6 4.4h8|M2.6 9h18.8|M2.6 13.6h18.8|M2.6 18.2h12
    nosign
      line @circle
      line M5 5l14 14
    accessibility: fill dense
      line @circle
      area oval 12 6.8 1.5
      line M7 10c3.2 1 6.8 1 10 0|M10.3 10.8v3.4L8.8 18.4|M13.7 10.8v3.4l1.5 4.2|M10.3 14.2h3.4
    """)
}
