extension SymbolSheet {
  /// Messages, calls, mail, and what travels through the air.
  static let communication = SymbolSheet(
    """
    message: fill circle badge
      line M12 3c5.7 0 10.2 3.7 10.2 8.3s-4.5 8.3-10.2 8.3c-1.3 0-2.6-.2-3.7-.5
        c-1.2 1-3 1.8-5 1.9 .9-1 1.4-2.3 1.3-3.7C2.8 15.8 1.8 13.7 1.8 11.3 1.8 6.7 6.3 3 12 3Z
    bubble.left: fill circle
      line M5.8 3.4h12.4a3.8 3.8 0 0 1 3.8 3.8v6.8a3.8 3.8 0 0 1-3.8 3.8h-6.6l-4.1 3.7
        c-.5.4-1.1.1-1.1-.5v-3.2h-.6A3.8 3.8 0 0 1 2 14v-6.8a3.8 3.8 0 0 1 3.8-3.8Z
    bubble.right: fill circle
      flip bubble.left
    bubble.left.and.bubble.right: dense
      line M4.4 2.6h9a2.9 2.9 0 0 1 2.9 2.9v4.4a2.9 2.9 0 0 1-2.9 2.9H8.4l-2.9 2.6
        c-.4.3-.8.1-.8-.4v-2.2h-.3a2.9 2.9 0 0 1-2.9-2.9V5.5a2.9 2.9 0 0 1 2.9-2.9Z
      line M19 8.4h.6a2.9 2.9 0 0 1 2.9 2.9v4.4a2.9 2.9 0 0 1-2.9 2.9h-.3v2.2c0 .5-.4.7-.8.4
        l-2.9-2.6h-5a2.9 2.9 0 0 1-2.4-1.3
    bubble.left.and.bubble.right.fill
      solid M10.6 8.2h9a2.9 2.9 0 0 1 2.9 2.9v4.6a2.9 2.9 0 0 1-2.9 2.9h-.3v2.2
        c0 .5-.4.7-.8.4l-2.9-2.6h-5a2.9 2.9 0 0 1-2.9-2.9v-4.6a2.9 2.9 0 0 1 2.9-2.9Z
      cut+3.2 M4.4 2.6h9a2.9 2.9 0 0 1 2.9 2.9v4.4a2.9 2.9 0 0 1-2.9 2.9H8.4l-2.9 2.6
        c-.4.3-.8.1-.8-.4v-2.2h-.3a2.9 2.9 0 0 1-2.9-2.9V5.5a2.9 2.9 0 0 1 2.9-2.9Z
      solid @bubble.left.and.bubble.right
    text.bubble: fill dense
      line @bubble.left
      line M6.6 8.4h10.8|M6.6 12.4h7
    ellipsis.bubble: fill
      line @bubble.left
      area oval 7.4 10.6 1.5|oval 12 10.6 1.5|oval 16.6 10.6 1.5
    plus.bubble: fill dense
      line @bubble.left
      line M12 6.9v7.4|M8.3 10.6h7.4
    exclamationmark.bubble: fill dense
      line @bubble.left
      line M12 6.6v4.6
      area oval 12 14.2 1.2
    questionmark.bubble: fill
      line @bubble.left
      use _question 12 10.5 .52
    quote.bubble: fill
      line @bubble.left
      use _quote 12 10.6 .62
    star.bubble: fill
      line @bubble.left
      use star.fill 12 10.3 .42
    phone: fill circle
      line M7 3c.9-.5 1.8-.3 2.3.6l1.8 2.9c.5.8.4 1.6-.2 2.2l-1.3 1.3c-.4.4-.5.9-.2 1.3
        a12 12 0 0 0 3.8 3.8c.4.3.9.2 1.3-.2l1.3-1.3c.6-.6 1.4-.7 2.2-.2l2.9 1.8
        c.9.5 1.1 1.4.6 2.3-.9 1.8-2.4 3.1-4.3 3.1C10.9 20.6 3.4 13.1 3.4 6.8 3.4 4.9 5.2 3.9 7 3Z
    phone.down: fill circle
      turn phone 135
    phone.arrow.up.right: dense
      line @phone
      line M14.2 9.6L20.6 3.2|M15.8 2.9h5v5
    phone.arrow.down.left: dense
      line @phone
      line M14.3 9.6L20.7 3.2|M14 4.6v5.3h5.3
    phone.arrow.up.right.fill: dense
      solid @phone
      line M14.2 9.6L20.6 3.2|M15.8 2.9h5v5
    phone.arrow.down.left.fill: dense
      solid @phone
      line M14.3 9.6L20.7 3.2|M14 4.6v5.3h5.3
    envelope: fill circle badge
      line rect 1.8 4.4 20.4 15.2 2.8
      line M2.6 6.3l7.7 6.7c1 .8 2.4.8 3.4 0l7.7-6.7
    envelope.open: fill
      line M2 9.9c0-.8.4-1.5 1-1.9l7.4-4.9c1-.7 2.2-.7 3.2 0L21 8c.6.4 1 1.1 1 1.9v8.3
        a2.8 2.8 0 0 1-2.8 2.8H4.8A2.8 2.8 0 0 1 2 18.2Z
      line M2.6 9.9l7.7 5.1c1 .7 2.4.7 3.4 0l7.7-5.1
    paperplane: circle
      line M21.5 2.5L2.7 9.2c-.9.3-.9 1.5 0 1.9l7.2 3 3 7.2c.4.9 1.6.9 1.9 0Z
      line M21.1 2.9L9.9 14.1
    paperplane.fill
      solid @paperplane
      cut M24 0L9.9 14.1
    tray: fill circle
      line M2.2 13.2L5 5.7c.4-1 1.2-1.7 2.4-1.7h9.2c1.2 0 2 .7 2.4 1.7l2.8 7.5v4.2
        a2.8 2.8 0 0 1-2.8 2.8H5a2.8 2.8 0 0 1-2.8-2.8Z
      line M2.5 13.2h4.6c.6 0 1 .4 1.1 1 .3 1.7 1.8 2.7 3.8 2.7s3.5-1 3.8-2.7c.1-.6.5-1 1.1-1h4.6
    tray.full: fill dense
      line M2.2 14.4L5 8.7c.5-1 1.3-1.5 2.4-1.5h9.2c1.1 0 1.9.5 2.4 1.5l2.8 5.7v4
        a2.6 2.6 0 0 1-2.6 2.6H4.8A2.6 2.6 0 0 1 2.2 18.4Z
      line M2.5 14.4h4.6c.6 0 1 .4 1.1.9 .3 1.5 1.8 2.3 3.8 2.3s3.5-.8 3.8-2.3c.1-.5.5-.9 1.1-.9h4.6
      over M6.8 3.4h10.4
    tray.and.arrow.down: dense
      line M6.8 7.8h-.1c-.7 0-1.3.4-1.6 1L2.2 14.4v4A2.6 2.6 0 0 0 4.8 21h14.4
        a2.6 2.6 0 0 0 2.6-2.6v-4L18.9 8.8c-.3-.6-.9-1-1.6-1h-.1
      line M2.5 14.4h4.6c.6 0 1 .4 1.1.9 .3 1.5 1.8 2.3 3.8 2.3s3.5-.8 3.8-2.3c.1-.5.5-.9 1.1-.9h4.6
      over M12 2v9.8|M8.6 8.6L12 12l3.4-3.4
    tray.and.arrow.up: dense
      line @tray.and.arrow.down
      line M2.5 14.4h4.6c.6 0 1 .4 1.1.9 .3 1.5 1.8 2.3 3.8 2.3s3.5-.8 3.8-2.3c.1-.5.5-.9 1.1-.9h4.6
      over M12 12.2V2.4|M8.6 5.6L12 2.2l3.4 3.4
    _trayOfArrow
      solid M6.8 7.8h10.4c.7 0 1.3.4 1.6 1l2.9 5.6v4a2.6 2.6 0 0 1-2.6 2.6H4.8
        A2.6 2.6 0 0 1 2.2 18.4v-4L5.1 8.8
        c.3-.6.9-1 1.6-1Z
      cut M2 14.4h5.1c.6 0 1 .4 1.1.9 .3 1.5 1.8 2.3 3.8 2.3s3.5-.8 3.8-2.3c.1-.5.5-.9 1.1-.9H22
    tray.and.arrow.down.fill: dense
      use _trayOfArrow
      cut+3 M12 2v9.8|M8.6 8.6L12 12l3.4-3.4
      line M12 2v9.8|M8.6 8.6L12 12l3.4-3.4
    tray.and.arrow.up.fill: dense
      use _trayOfArrow
      cut+3 M12 12.2V6
      line M12 12.2V2.4|M8.6 5.6L12 2.2l3.4 3.4
    archivebox: circle dense
      line rect 1.8 3.4 20.4 5.2 1.6
      line M3.6 8.6v9a3 3 0 0 0 3 3h10.8a3 3 0 0 0 3-3v-9|M9.2 12.8h5.6
    archivebox.fill
      solid rect 1.8 3.4 20.4 4.2 1.4
      solid M3.6 11.2h16.8v6.4a3 3 0 0 1-3 3H6.6a3 3 0 0 1-3-3Z
      cut M9.2 14h5.6
    megaphone: body
      line M4.4 8.8h4.2l9.9-4.9c.7-.3 1.5.1 1.5.9v14c0 .8-.8 1.2-1.5.9l-9.9-4.9H4.4
        a1.8 1.8 0 0 1-1.8-1.8V10.6A1.8 1.8 0 0 1 4.4 8.8Z
      line M6.4 14.8l1.4 5c.2.8.8 1.2 1.6 1.2h.6c.9 0 1.4-.8 1.2-1.6l-.8-3.2
    link: circle
      line M9.9 14.1a4.7 4.7 0 0 0 6.6 0l3.7-3.7a4.7 4.7 0 0 0-6.6-6.6l-1.9 1.9
      line M14.1 9.9a4.7 4.7 0 0 0-6.6 0l-3.7 3.7a4.7 4.7 0 0 0 6.6 6.6l1.9-1.9
    at: circle
      line oval 12 12 4.2|M16.2 7.8v5.6a2.9 2.9 0 0 0 5.8 0V12a10 10 0 1 0-4 8
    wifi: circle slash
      line*1.3 M8.6 15.4A4.8 4.8 0 0 1 15.4 15.4|M5.3 12.1A9.5 9.5 0 0 1 18.7 12.1
      line*1.3 M1.9 8.7A14.3 14.3 0 0 1 22.1 8.7
      area oval 12 18.7 1.7
    wifi.exclamationmark
      line*1.3 M16.3 10.5A9.5 9.5 0 0 1 18.7 12.1|M5.3 12.1A9.5 9.5 0 0 1 7.7 10.5
      line*1.3 M1.9 8.7A14.3 14.3 0 0 1 22.1 8.7
      line*1.2 M12 9.6v5.6
      area oval 12 18.9 1.6
    antenna.radiowaves.left.and.right: circle slash
      area oval 12 9.4 2.2
      line M12 11v10.4
      line M15.7 5.7A5.2 5.2 0 0 1 15.7 13.1|M8.3 5.7A5.2 5.2 0 0 0 8.3 13.1
      line M18.7 2.7A9.4 9.4 0 0 1 18.7 16.1|M5.3 2.7A9.4 9.4 0 0 0 5.3 16.1
    dot.radiowaves.left.and.right
      area oval 12 12 2.3
      line M15.9 8.1A5.5 5.5 0 0 1 15.9 15.9|M8.1 8.1A5.5 5.5 0 0 0 8.1 15.9
      line M19 5A9.9 9.9 0 0 1 19 19|M5 5A9.9 9.9 0 0 0 5 19
    bell: body circle slash badge
      line M12 2.4a6.6 6.6 0 0 1 6.6 6.6c0 3.1.6 4.6 1.8 6.1 1 1.2.4 2.7-1.1 2.7H4.7
        c-1.5 0-2.1-1.5-1.1-2.7C4.8 13.6 5.4 12.1 5.4 9A6.6 6.6 0 0 1 12 2.4Z
      area M8.7 20.2c0-.3.2-.5.5-.5h5.6c.3 0 .5.2.5.5 0 1.4-1.5 2.5-3.3 2.5s-3.3-1.1-3.3-2.5Z
    """)
}
