extension SymbolSheet {
  /// Folders, papers, books, and what writes in them.
  static let documents = SymbolSheet(
    """
    folder: circle badge.plus badge.minus
      line M2 6.2a2.8 2.8 0 0 1 2.8-2.8h3.5c.7 0 1.3.2 1.8.7l1.2 1c.5.5 1.1.7 1.8.7h6.1
        A2.8 2.8 0 0 1 22 8.6
        v9a2.8 2.8 0 0 1-2.8 2.8H4.8A2.8 2.8 0 0 1 2 17.6Z
      line M2.2 9.6h19.6
    folder.fill
      solid @folder
      cut*.8 M0 9.6h24
    doc: fill circle badge.plus
      line M6.8 1.9h5.7c.7 0 1.4.3 1.9.8l4.7 4.7c.5.5.8 1.2.8 1.9v10a2.8 2.8 0 0 1-2.8 2.8H6.8
        A2.8 2.8 0 0 1 4 19.3V4.7A2.8 2.8 0 0 1 6.8 1.9Z
      line M12.8 2.2v4.9a2.2 2.2 0 0 0 2.2 2.2h4.8
    doc.text: fill dense
      line @doc
      line M12.8 2.2v4.9a2.2 2.2 0 0 0 2.2 2.2h4.8|M8 13.2h8|M8 17.2h8
    doc.plaintext: fill dense
      line rect 4 1.9 16 20.2 2.8
      line M7.8 7h8.4|M7.8 11h8.4|M7.8 15h5
    doc.richtext: fill dense
      line rect 4 1.9 16 20.2 2.8
      line M7.6 13.6h8.8|M7.6 17.6h8.8
      line rect 7.6 5.6 8.8 4.4 .8
    doc.on.doc: dense
      line M8.8 6.2h4.6c.6 0 1.1.2 1.5.6l4 4c.4.4.6.9.6 1.5v7.5a2.4 2.4 0 0 1-2.4 2.4H8.8
        a2.4 2.4 0 0 1-2.4-2.4V8.6a2.4 2.4 0 0 1 2.4-2.4Z
      line M13.6 6.4v4a2 2 0 0 0 2 2h3.8
      line M3.4 17.4V4.2a2.4 2.4 0 0 1 2.4-2.4h5c.6 0 1.1.2 1.5.6l1 1
    doc.on.doc.fill
      line M3.4 17.4V4.2a2.4 2.4 0 0 1 2.4-2.4h5c.6 0 1.1.2 1.5.6l1 1
      solid @doc.on.doc
      cut*.8 M13.6 5v5.4a2 2 0 0 0 2 2h5
    doc.on.clipboard
      line M8 4H5.8a2.2 2.2 0 0 0-2.2 2.2V18A2.2 2.2 0 0 0 5.8 20.2h2.4
      line M15 4h2.2a2.2 2.2 0 0 1 2.2 2.2V7|rect 7.8 2.2 7.4 3.6 1.2
      line rect 9.6 9 11 12.8 2
    doc.on.clipboard.fill
      line M8 4H5.8a2.2 2.2 0 0 0-2.2 2.2V18A2.2 2.2 0 0 0 5.8 20.2h2.4
      line M15 4h2.2a2.2 2.2 0 0 1 2.2 2.2v.4|rect 7.8 2.2 7.4 3.6 1.2
      solid rect 9.6 9 11 12.8 2
    clipboard: fill
      line M8 4H6.6a2.4 2.4 0 0 0-2.4 2.4v13a2.4 2.4 0 0 0 2.4 2.4h10.8a2.4 2.4 0 0 0 2.4-2.4v-13
        A2.4 2.4 0 0 0 17.4 4H16
      over rect 8 1.9 8 4 1.4
    list.clipboard: dense
      line @clipboard
      line rect 8 1.9 8 4 1.4
      line M11 10.4h5|M11 14h5|M11 17.6h5
      area oval 8 10.4 1|oval 8 14 1|oval 8 17.6 1
    arrow.down.doc: fill
      line @doc
      line M12 11v7.2|M9 15.4l3 3 3-3
    arrow.up.doc: fill
      line @doc
      line M12 18.4v-7.2|M9 14l3-3 3 3
    square.and.arrow.up: circle
      line M8 8.8H6.6A2.6 2.6 0 0 0 4 11.4v7.8a2.6 2.6 0 0 0 2.6 2.6h10.8a2.6 2.6 0 0 0 2.6-2.6v-7.8
        a2.6 2.6 0 0 0-2.6-2.6H16
      line M12 14.6V2|M7.9 5.9L12 1.8l4.1 4.1
    square.and.arrow.up.fill
      solid M6.6 8.8h10.8a2.6 2.6 0 0 1 2.6 2.6v7.8a2.6 2.6 0 0 1-2.6 2.6H6.6A2.6 2.6 0 0 1 4 19.2
        v-7.8
        a2.6 2.6 0 0 1 2.6-2.6Z
      cut+3 M12 14.6V8
      line M12 14.6V2|M7.9 5.9L12 1.8l4.1 4.1
    square.and.arrow.down
      line M8 8.8H6.6A2.6 2.6 0 0 0 4 11.4v7.8a2.6 2.6 0 0 0 2.6 2.6h10.8a2.6 2.6 0 0 0 2.6-2.6v-7.8
        a2.6 2.6 0 0 0-2.6-2.6H16
      line M12 1.9v13|M7.9 11L12 15.1l4.1-4.1
    square.and.arrow.down.fill
      solid M6.6 8.8h10.8a2.6 2.6 0 0 1 2.6 2.6v7.8a2.6 2.6 0 0 1-2.6 2.6H6.6A2.6 2.6 0 0 1 4 19.2
        v-7.8
        a2.6 2.6 0 0 1 2.6-2.6Z
      cut+3 M12 8v7|M7.9 11L12 15.1l4.1-4.1
      line M12 1.9v13|M7.9 11L12 15.1l4.1-4.1
    square.and.pencil: circle
      line M12.6 4.4H6.2a3 3 0 0 0-3 3v10.8a3 3 0 0 0 3 3H17a3 3 0 0 0 3-3v-6.4
      solid*.5 M9 14.6l.8-2.6L19.5 2.3a1.1 1.1 0 0 1 1.6 0l.6.6a1.1 1.1 0 0 1 0 1.6L12 14.2l-2.6.8
        c-.3.1-.5-.1-.4-.4Z
    pencil: slash circle
      line M16.4 3.7a2.5 2.5 0 0 1 3.5 0l.4.4a2.5 2.5 0 0 1 0 3.5L8.2 19.7c-.2.2-.5.4-.8.5l-3.6 1.2
        c-.8.3-1.5-.4-1.2-1.2l1.2-3.6c.1-.3.3-.6.5-.8Z
      line M14 6.1l3.9 3.9
    highlighter
      line M3 21.2h18|M5.6 21V17.6l3-2.6
      line M14.2 3.8a2 2 0 0 1 2.8 0l2.8 2.8a2 2 0 0 1 0 2.8l-6.6 6.6H10L7.6 13.6V10.4Z
      line M12.2 5.8l5.6 5.6
    bookmark: fill slash circle
      line M5.6 4.7a2.7 2.7 0 0 1 2.7-2.7h7.4a2.7 2.7 0 0 1 2.7 2.7v16c0 1-1.1 1.5-1.8.8L12 17.2
        l-4.6 4.3
        c-.7.7-1.8.2-1.8-.8Z
    book: fill circle
      line M12 5.6C10 4 7.5 3.4 4.1 3.4A1.9 1.9 0 0 0 2.2 5.3v11.5
        c0 1 .8 1.8 1.9 1.8 3.4.1 5.9.7 7.9 2.2
        2-1.5 4.5-2.1 7.9-2.2 1.1 0 1.9-.8 1.9-1.8V5.3a1.9 1.9 0 0 0-1.9-1.9C16.5 3.4 14 4 12 5.6Z
      line M12 5.8v14.8
    book.closed: fill circle dense
      line M6.8 2.2h10.8a2.2 2.2 0 0 1 2.2 2.2v17.4H6.8a2.8 2.8 0 0 1-2.8-2.8V5
        a2.8 2.8 0 0 1 2.8-2.8Z
      line M4.2 18.8c.2-1.3 1.2-2 2.6-2h12.8
    books.vertical: dense
      line rect 2.2 3.6 5.2 17.4 1.3|rect 7.4 3.6 5.2 17.4 1.3
      line M13.7 6.3c-.2-.7.2-1.4.9-1.5l2.5-.7c.7-.2 1.4.2 1.6.9l3.5 13c.2.7-.2 1.4-.9 1.6l-2.5.7
        c-.7.2-1.4-.2-1.6-.9Z
      line*.9 M2.4 8h4.8|M7.6 16.4h4.8|M15 10.2l4.6-1.2
    books.vertical.fill: dense
      solid rect 2 3.6 3.6 17.4 1.1|rect 8.4 3.6 3.4 17.4 1.1
      solid M14.3 6.5c-.2-.7.2-1.4.9-1.5l1.9-.5c.7-.2 1.4.2 1.6.9l3.5 13c.2.7-.2 1.4-.9 1.6l-1.9.5
        c-.7.2-1.4-.2-1.6-.9Z
      cut*.9 M0 7.8h6.8|M8 16.4h4.6|M14.6 10.2l5-1.4
    magazine: fill dense
      line rect 4.4 2 15.2 20 2.4
      line M8 6.2h8|M8 9.8h8|rect 8 13 8 5.2 .8
    newspaper: fill circle dense
      line M3.8 3.8h11.6a2 2 0 0 1 2 2v12.4a2.4 2.4 0 0 0 2.4 2.4H4.8a3 3 0 0 1-3-3V5.8
        a2 2 0 0 1 2-2Z
      over M17.4 8.2h2.8a2 2 0 0 1 2 2v8a2.4 2.4 0 0 1-4.8 0
      line M5.4 8h8.4|M5.4 12.2h8.4|M5.4 16.4h8.4
    """)
}
