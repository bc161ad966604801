extension SymbolSheet {
  /// Places, ways and vehicles.
  static let travel = SymbolSheet(
    """
    map: circle dense
      line M8.2 3.6L15.8 6.4l4.7-2.3c.7-.3 1.5.1 1.5.9v11.7c0 .6-.3 1.1-.9 1.4l-5.3 2.6
        L8.2 17.9 3.5 20.2
        c-.7.3-1.5-.1-1.5-.9V7.6c0-.6.3-1.1.9-1.4Z
      line M8.2 3.8v14|M15.8 6.6v14
    map.fill
      solid @map
      cut M8.2 0v24|M15.8 0v24
    mappin: circle slash
      solid oval 12 6 4.4
      line*1.1 M12 10.4v11.8
    mappin.and.ellipse: dense
      solid oval 12 5.4 3.6
      line*1.1 M12 9v8.6
      line M8.2 14.6c-3.7.5-6.2 1.7-6.2 3.3 0 2.1 4.5 3.7 10 3.7s10-1.6 10-3.7c0-1.6-2.5-2.8-6.2-3.3
    location: fill slash circle square
      line M20.4 2.6L2.7 10.3c-1.1.5-.8 2.1.4 2.1l7.9.2c.3 0 .4.2.4.4l.2 7.9c0 1.2 1.6 1.5 2.1.4
        L21.4 3.6
        c.3-.7-.3-1.3-1-1Z
    location.north: fill
      turn location 315
    safari: fill
      line @circle
      line M16.6 7.4l-2.8 6.4-6.4 2.8 2.8-6.4Z
    signpost.right
      line M12 2v2.4|M12 14.8V22
      line M3.2 4.6h13.4c.6 0 1.2.3 1.6.8l3.1 3.6c.3.4.3.9 0 1.3l-3.1 3.6c-.4.5-1 .8-1.6.8H3.2
        a1 1 0 0 1-1-1V5.6
        a1 1 0 0 1 1-1Z
    signpost.right.fill
      line M12 2v2.4|M12 14.8V22
      solid M3.2 4.6h13.4c.6 0 1.2.3 1.6.8l3.1 3.6c.3.4.3.9 0 1.3l-3.1 3.6c-.4.5-1 .8-1.6.8H3.2
        a1 1 0 0 1-1-1V5.6
        a1 1 0 0 1 1-1Z
    building: fill dense
      line rect 4.6 2 14.8 20 2.2
      line*1.1 M9 6.4h.01|M12 6.4h.01|M15 6.4h.01|M9 10.2h.01|M12 10.2h.01|M15 10.2h.01|M9 14h.01|
        M12 14h.01|M15 14h.01
      line M10 21.8v-4h4v4
    building.2: fill dense
      line M2 21.8V5.2a2.2 2.2 0 0 1 2.2-2.2h6.6a2.2 2.2 0 0 1 2.2 2.2v16.6Z
      over M13 9h6.8A2.2 2.2 0 0 1 22 11.2v10.6h-9|M16 12.8h3|M16 16.6h3
      line*1.1 M5.8 7.2h.01|M9.2 7.2h.01|M5.8 11h.01|M9.2 11h.01|M5.8 14.8h.01|M9.2 14.8h.01
      line M6.2 21.6v-3h2.6v3
    building.columns: circle dense
      line M11.2 2.6c.5-.3 1.1-.3 1.6 0l8.3 4.6c.8.5.5 1.6-.4 1.6H3.3c-.9 0-1.2-1.1-.4-1.6Z
      line M5.4 8.8v8.4|M9.8 8.8v8.4|M14.2 8.8v8.4|M18.6 8.8v8.4|M3.6 17.4h16.8|M2 21h20
    building.columns.fill: dense
      solid M11.2 2.6c.5-.3 1.1-.3 1.6 0l8.3 4.6c.8.5.5 1.6-.4 1.6H3.3c-.9 0-1.2-1.1-.4-1.6Z
      line*1.5 M5.6 11.6v5.6|M9.9 11.6v5.6|M14.1 11.6v5.6|M18.4 11.6v5.6
      line*1.4 M2.6 20.6h18.8
    house.and.flag
      use house 11 14 .8
      line M17.8 10.4V2.4|M17.8 2.8h4.6v3.6h-4.6
    tent: fill dense
      line M10.9 4.2c.5-.8 1.7-.8 2.2 0l9 14.4c.6 1-.1 2.2-1.2 2.2H3.1c-1.1 0-1.8-1.2-1.2-2.2Z
      line M12 10.4l4.4 10.2|M12 10.4L7.6 20.6
    airplane: circle
      turn _airplane 90
    _airplane
      solid*.4 M12 1.9c1 0 1.6 1.3 1.6 3.1v4.3l7.7 4.8c.4.3.7.7.7 1.2v.7c0 .5-.4.8-.9.6l-7.5-2.3v4.5
        l2.3 1.7c.3.2.4.5.4.8v.5
        c0 .4-.4.6-.7.5L12 21.4l-3.6.9c-.3.1-.7-.1-.7-.5v-.5c0-.3.1-.6.4-.8l2.3-1.7v-4.5l-7.5 2.3
        c-.5.2-.9-.1-.9-.6v-.7
        c0-.5.3-.9.7-1.2l7.7-4.8V5c0-1.8.6-3.1 1.6-3.1Z
    airplane.departure
      use _airplaneSide 12 10 1 -20
      line M2 21.4h20
    airplane.arrival
      use _airplaneSide 12 10 1 20
      line M2 21.4h20
    _airplaneSide
      solid*.5 M20.6 9.3c1.2 0 2.2.7 2.2 1.7s-1 1.7-2.2 1.7H5.2c-.9 0-1.5-.5-1.8-1.3L1.8 7h2.4
        l2.4 2.8 4.4-.4L7.4 3.6h2.4
        l6 5.7Z|M10.2 13l-2.4 3.4h2.4l4.6-3.4Z
    car: circle dense
      line M4.4 10.4l1.6-4.7A3 3 0 0 1 8.8 3.6h6.4a3 3 0 0 1 2.8 2.1l1.6 4.7
      line M5 10.4h14a2.8 2.8 0 0 1 2.8 2.8v4.2a1 1 0 0 1-1 1H3.2a1 1 0 0 1-1-1v-4.2
        A2.8 2.8 0 0 1 5 10.4Z
      area oval 6.4 14.4 1.4|oval 17.6 14.4 1.4
      line M9.8 14.6h4.4
      line*1.3 M4.6 18.6v1.8|M19.4 18.6v1.8
    car.fill: dense
      solid M4.4 9.8l1.6-4.1A3 3 0 0 1 8.8 3.6h6.4a3 3 0 0 1 2.8 2.1l1.6 4.1a2.8 2.8 0 0 1 2.2 2.8
        v4.8a1 1 0 0 1-1 1H3.2a1 1 0 0 1-1-1
        v-4.8a2.8 2.8 0 0 1 2.2-2.8Z
      hole M6.8 9.4l1.1-3c.2-.6.7-.9 1.3-.9h5.6c.6 0 1.1.3 1.3.9l1.1 3Z
      hole oval 6.4 13.9 1.4|oval 17.6 13.9 1.4
      line*1.3 M4.6 18.6v1.8|M19.4 18.6v1.8
    bus: dense
      line rect 3.8 2.4 16.4 16.4 3
      line M4 12.4h16|M9 5.4h6
      area oval 7.6 15.6 1.2|oval 16.4 15.6 1.2
      line*1.3 M6.6 19v1.8|M17.4 19v1.8
    bus.fill: dense
      solid rect 3.8 2.4 16.4 16.4 3
      hole rect 5.8 6 12.4 5.8 1
      hole oval 7.6 15.3 1.2|oval 16.4 15.3 1.2
      line*1.3 M6.6 19v1.8|M17.4 19v1.8
    tram: dense
      line rect 4.6 4.4 14.8 13.6 3.4
      line M4.8 11.8h14.4|M12 4.4V2|M8.4 2h7.2|M8 18.2L5.8 21.8|M16 18.2l2.2 3.6
      area oval 8.4 14.9 1.2|oval 15.6 14.9 1.2
    tram.fill: dense
      solid rect 4.6 4.4 14.8 13.6 3.4
      line M12 4.4V2|M8.4 2h7.2|M8 18.2L5.8 21.8|M16 18.2l2.2 3.6
      hole rect 6.8 7 10.4 4.4 1
      hole oval 8.4 14.7 1.2|oval 15.6 14.7 1.2
    ferry: fill dense
      line M3.2 13.2l8-3c.5-.2 1.1-.2 1.6 0l8 3-2 5.6H5.2Z
      over M6 11.8V7.4a1.6 1.6 0 0 1 1.6-1.6h8.8A1.6 1.6 0 0 1 18 7.4v4.4|M12 5.6V2.4
      over M2 21.6c1.7 0 1.7-1 3.3-1s1.7 1 3.4 1 1.7-1 3.3-1 1.7 1 3.4 1 1.7-1 3.3-1 1.7 1 3.3 1
    bicycle: circle dense
      line oval 5.2 15.8 4.4|oval 18.8 15.8 4.4
      line M5.2 15.8L8.8 8.4h6.8l3.2 7.4|M8.8 8.4l3 7.4H5.2|M11.8 15.8l3.8-6.4|M15.6 8.4L14.6 5h2.8|
        M7.2 5.2h3
    scooter
      line oval 5 18.6 2.8|oval 19 18.6 2.8
      line M15.2 3.6h2.6l1.2 10.6|M7.8 18.6h7.4c0-3 1.6-4.4 3.8-4.4
    fuelpump: circle dense
      line M4.2 21.6V5a2.4 2.4 0 0 1 2.4-2.4h5.6A2.4 2.4 0 0 1 14.6 5v16.6|M2.4 21.6h14
      line rect 7 5.6 4.8 4.2 .8
      line M14.6 12h.8a2 2 0 0 1 2 2v3.2a2 2 0 0 0 4 0V9.2c0-.6-.2-1.2-.7-1.6l-2.9-2.8
    fuelpump.fill: dense
      solid M4.2 21.6V5a2.4 2.4 0 0 1 2.4-2.4h5.6A2.4 2.4 0 0 1 14.6 5v16.6Z
      line M2.4 21.6h14
      hole rect 6.4 5 6 5 1
      line M14.6 12h.8a2 2 0 0 1 2 2v3.2a2 2 0 0 0 4 0V9.2c0-.6-.2-1.2-.7-1.6l-2.9-2.8
    lifepreserver: fill dense
      line @circle
      line oval 12 12 4.2
      line M9 9L4.9 4.9|M15 9l4.1-4.1|M9 15l-4.1 4.1|M15 15l4.1 4.1
    sailboat: fill
      line M11.4 2.6c.3-.5 1-.3 1 .3v11.3c0 .6-.4 1-1 1H4.6c-.8 0-1.3-.8-.9-1.5Z
      over M15.4 6.6c2.6 2.4 4.3 5 4.8 7.6.1.5-.3 1-.8 1h-4|M2.2 18.4h19.6l-1.3 2.2
        c-.4.7-1.1 1-1.8 1H5.3c-.7 0-1.4-.3-1.8-1Z
    """)
}
