extension SymbolSheet {
  /// Hearts, care and medicine.
  static let health = SymbolSheet(
    """
    heart: fill slash circle square
      line M12 21.2c-.5 0-1-.3-1.7-.8C4.9 16.6 1.7 13 1.7 8.8 1.7 5.5 4 3.2 7 3.2
        c2.1 0 3.9 1.1 5 3.1 1.1-2 2.9-3.1 5-3.1
        3 0 5.3 2.3 5.3 5.6 0 4.2-3.2 7.8-8.6 11.6-.7.5-1.2.8-1.7.8Z
    heart.text.square: fill dense
      line @square
      use heart.fill 8.4 9 .36
      line M14.2 8.6h3.6|M6.8 13.4h10.4|M6.8 17h10.4
    bolt.heart: fill
      line @heart
      use bolt.fill 12 12 .5
    arrow.up.heart: fill
      line @heart
      line M12 16.4v-7|M9 12l3-3 3 3
    arrow.down.heart: fill
      line @heart
      line M12 8.6v7|M9 13l3 3 3-3
    cross: fill circle
      line M10 2.6h4a1.6 1.6 0 0 1 1.6 1.6v4.2h4.2a1.6 1.6 0 0 1 1.6 1.6v4a1.6 1.6 0 0 1-1.6 1.6
        h-4.2v4.2
        a1.6 1.6 0 0 1-1.6 1.6h-4a1.6 1.6 0 0 1-1.6-1.6v-4.2H4.2A1.6 1.6 0 0 1 2.6 14v-4
        a1.6 1.6 0 0 1 1.6-1.6h4.2V4.2
        A1.6 1.6 0 0 1 10 2.6Z
    cross.case: fill dense
      line rect 1.8 6.4 20.4 14 2.8
      over M8 6.4V5a2.2 2.2 0 0 1 2.2-2.2h3.6A2.2 2.2 0 0 1 16 5v1.4
      line*1.3 M12 10.2v6.4|M8.8 13.4h6.4
    pills: dense
      line oval 7 7.4 5
      line M3.8 10.8l6.6-6.6
      over M14.2 20.8a4 4 0 0 1-5.6-5.6l6.6-6.4a4 4 0 0 1 5.6 5.6Z|M12 12l5.6 5.6
    pills.fill
      solid oval 7 7.4 5
      cut M2 12.6L12 2.6
      cut+2.2 M14.2 20.8a4 4 0 0 1-5.6-5.6l6.6-6.4a4 4 0 0 1 5.6 5.6Z
      solid M14.2 20.8a4 4 0 0 1-5.6-5.6l6.6-6.4a4 4 0 0 1 5.6 5.6Z
      cut M10.8 10.8l8 8
    pill: fill
      line M4 20a5.4 5.4 0 0 1 0-7.6L12.4 4a5.4 5.4 0 0 1 7.6 7.6L11.6 20A5.4 5.4 0 0 1 4 20Z
      line M8.2 8.2l7.6 7.6
    bandage: fill dense
      line M4 20a5.3 5.3 0 0 1 0-7.5L12.5 4a5.3 5.3 0 0 1 7.5 7.5L11.5 20A5.3 5.3 0 0 1 4 20Z
      line M8.2 8.3l7.5 7.5
      line*.9 M12 10.2h.01|M13.8 12h.01|M12 13.8h.01|M10.2 12h.01
    stethoscope: circle dense
      line M6 2.6H4.6A1.6 1.6 0 0 0 3 4.2v4.4a4.8 4.8 0 0 0 9.6 0V4.2A1.6 1.6 0 0 0 11 2.6H9.6
      line M7.8 13.4v2.4a5.6 5.6 0 0 0 11.2 0v-2.2
      line oval 19 11 2.4
    syringe: fill dense
      line M13.6 5.6l4.8 4.8-8.7 8.7c-.4.4-.9.6-1.4.6H5.5a1.2 1.2 0 0 1-1.2-1.2v-2.8c0-.5.2-1 .6-1.4
        Z
      over M4.6 19.4L2 22|M12.4 4.4l7.2 7.2|M16 8l3.6-3.6|M17.8 2.6l3.6 3.6
      line M8 13.6l2 2|M10.8 10.8l2 2
    facemask: fill dense
      line M5.2 8.6L11.4 6.4c.4-.1.8-.1 1.2 0l6.2 2.2v5.2c0 2.9-3 4.6-6.8 4.6s-6.8-1.7-6.8-4.6Z
      over M5.2 9.2c-2.1-.4-3.4.3-3.4 1.7 0 2 1.5 3.4 4 4.3|M18.8 9.2
        c2.1-.4 3.4.3 3.4 1.7 0 2-1.5 3.4-4 4.3
      line M8.4 11.4c2.4-.8 4.8-.8 7.2 0|M8.4 14.4c2.4.8 4.8.8 7.2 0
    staroflife: fill circle
      line M10.6 2.2h2.8a1 1 0 0 1 1 1V7.84L18.4 5.5a1 1 0 0 1 1.4.4l1.4 2.4a1 1 0 0 1-.4 1.4
        L16.8 12l4 2.3a1 1 0 0 1 .4 1.4
        l-1.4 2.4a1 1 0 0 1-1.4.4l-4-2.34v4.64a1 1 0 0 1-1 1h-2.8a1 1 0 0 1-1-1v-4.64l-4 2.34
        a1 1 0 0 1-1.4-.4L2.8 15.7
        a1 1 0 0 1 .4-1.4L7.2 12l-4-2.3a1 1 0 0 1-.4-1.4l1.4-2.4a1 1 0 0 1 1.4-.4l4 2.34V3.2
        a1 1 0 0 1 1-1Z
    """)
}
