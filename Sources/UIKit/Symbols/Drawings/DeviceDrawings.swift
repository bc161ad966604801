extension SymbolSheet {
  /// Computers, phones, storage and power.
  static let devices = SymbolSheet(
    """
    desktopcomputer: dense
      line rect 1.6 3 20.8 14 2.6
      line M1.8 13h20.4|M9.6 17l-.6 4h6l-.6-4|M7.6 21h8.8
    display
      line rect 1.6 3 20.8 14 2.6
      line M9.6 17l-.6 4h6l-.6-4|M7.6 21h8.8
    laptopcomputer
      line M4 16.4V6.8a2.4 2.4 0 0 1 2.4-2.4h11.2A2.4 2.4 0 0 1 20 6.8v9.6
      solid*.6 M1.2 17h21.6v.8a1.8 1.8 0 0 1-1.8 1.8H3a1.8 1.8 0 0 1-1.8-1.8Z
    iphone
      line rect 6 1.8 12 20.4 3
      line*1.1 M10.6 4.6h2.8
    ipad
      line rect 3.6 1.8 16.8 20.4 2.8
      line M9.8 19.3h4.4
    ipad.landscape
      turn ipad 270
    applewatch: dense
      line rect 5.4 5.8 13.2 12.4 3.6
      line M7.8 5.8l.6-2.9c.1-.7.7-1.1 1.4-1.1h4.4c.7 0 1.3.4 1.4 1.1l.6 2.9
      line M7.8 18.2l.6 2.9c.1.7.7 1.1 1.4 1.1h4.4c.7 0 1.3-.4 1.4-1.1l.6-2.9|M20.9 10.4v2.6
    keyboard: fill dense
      line rect 1.2 5 21.6 14 2.8
      line*1.15 M5.2 9h.01|M8.6 9h.01|M12 9h.01|M15.4 9h.01|M18.8 9h.01|M5.2 12.2h.01|M8.6 12.2h.01|
        M12 12.2h.01
      line*1.15 M15.4 12.2h.01|M18.8 12.2h.01
      line M8 15.6h8
    computermouse: fill
      line rect 5.8 2 12.4 20 6.2
      line M12 5.8v4
    cpu: fill dense
      line rect 5 5 14 14 2.8
      line rect 9 9 6 6 1.2
      over M8.6 5V2.2|M12 5V2.2|M15.4 5V2.2|M8.6 21.8V19|M12 21.8V19|M15.4 21.8V19
      over M5 8.6H2.2|M5 12H2.2|M5 15.4H2.2|M21.8 8.6H19|M21.8 12H19|M21.8 15.4H19
    memorychip: fill dense
      line rect 2 6 20 12 2.4
      line rect 7 9.6 10 4.8 1
      over M6 6V3.6|M10 6V3.6|M14 6V3.6|M18 6V3.6|M6 20.4V18|M10 20.4V18|M14 20.4V18|M18 20.4V18
    server.rack: dense
      line rect 2.4 2.4 19.2 5.8 1.8|rect 2.4 9.1 19.2 5.8 1.8|rect 2.4 15.8 19.2 5.8 1.8
      area oval 6.4 5.3 1|oval 6.4 12 1|oval 6.4 18.7 1
      line*.9 M10.6 5.3h7|M10.6 12h7|M10.6 18.7h7
    externaldrive: badge.plus badge.checkmark
      line M5.7 4.8h12.6c.9 0 1.7.6 1.9 1.4l1.8 7.4v3a2.8 2.8 0 0 1-2.8 2.8H4.8A2.8 2.8 0 0 1 2 16.6
        v-3l1.8-7.4
        c.2-.8 1-1.4 1.9-1.4Z
      line M2.2 13.4h19.6
      area oval 18 16.5 1.1
    externaldrive.fill
      solid @externaldrive
      cut*.9 M0 13.4h24
      hole oval 18 16.7 1.1
    internaldrive: fill dense
      line rect 2 5.4 20 13.2 2.8
      line M5.6 14.8h8
      area oval 18 14.8 1.2
    opticaldisc
      line @circle
      line oval 12 12 3.2
      area oval 12 12 1
    network: dense
      line oval 12 4.6 2.6|oval 4.8 19.2 2.6|oval 19.2 19.2 2.6
      line M12 7.2v4.8|M4.8 16.6v-2a2.6 2.6 0 0 1 2.6-2.6h9.2a2.6 2.6 0 0 1 2.6 2.6v2
    gamecontroller: fill dense
      line M7.8 5.6h8.4c3.3 0 5 2.4 5.8 6.6.6 3.2.4 6.6-2.2 6.6-1.5
        0-2.6-1.2-3.7-2.5-.5-.6-1-.9-1.8-.9H9.7
        c-.8 0-1.3.3-1.8.9-1.1 1.3-2.2 2.5-3.7 2.5-2.6 0-2.8-3.4-2.2-6.6.8-4.2 2.5-6.6 5.8-6.6Z
      line M8 8.3v4.4|M5.8 10.5h4.4
      area oval 14.9 11.9 1.2|oval 17.5 9.3 1.2
    battery.100
      use _battery
      area rect 3.5 8.9 14 6.2 1.3
    battery.75
      use _battery
      area rect 3.5 8.9 10.5 6.2 1.3
    battery.50
      use _battery
      area rect 3.5 8.9 7 6.2 1.3
    battery.25: dense
      use _battery
      area rect 3.5 8.9 3.5 6.2 1.3
    battery.0
      use _battery
    _battery
      line rect 1.2 6.6 18.6 10.8 3.2
      area M21.6 9.7c.9.4 1.5 1.3 1.5 2.3s-.6 1.9-1.5 2.3Z
    powerplug: fill
      line M6 8h12v4a6 6 0 0 1-12 0Z
      over M9 7.8V2.8|M15 7.8V2.8|M12 18v4
    simcard: fill dense
      line M7.4 2h6c.7 0 1.3.3 1.8.8l3.6 3.6c.5.5.8 1.1.8 1.8v11a2.8 2.8 0 0 1-2.8 2.8H7.4
        a2.8 2.8 0 0 1-2.8-2.8
        V4.8A2.8 2.8 0 0 1 7.4 2Z
      line rect 8 11.2 8 7.2 1.2
    scanner: fill
      line M2 14.8a2.4 2.4 0 0 1 2.4-2.4h15.2a2.4 2.4 0 0 1 2.4 2.4v2.8a2.4 2.4 0 0 1-2.4 2.4H4.4
        A2.4 2.4 0 0 1 2 17.6Z
      over M3.6 5.4L20.6 12
      area oval 18 16.2 1.1
    qrcode: dense
      line rect 2.8 2.8 7 7 1.2|rect 14.2 2.8 7 7 1.2|rect 2.8 14.2 7 7 1.2
      area rect 5.3 5.3 2 2 .3|rect 16.7 5.3 2 2 .3|rect 5.3 16.7 2 2 .3
      area rect 13.4 13.4 2.6 2.6 .3|rect 19.4 13.4 2.6 2.6 .3|rect 16.4 16.4 2.6 2.6 .3|
        rect 13.4 19.4 2.6 2.6 .3|rect 19.4 19.4 2.6 2.6 .3
    qrcode.viewfinder: dense
      use viewfinder
      use qrcode 12 12 .56
    barcode
      area rect 1.8 4 1.8 16 .4|rect 5.2 4 1.2 16 .4|rect 8 4 2.4 16 .4|rect 12 4 1.2 16 .4|
        rect 14.8 4 1.8 16 .4|rect 18 4 1 16 .4|rect 20.4 4 1.8 16 .4
    barcode.viewfinder
      use viewfinder
      use barcode 12 12 .56
    icloud: fill slash circle
      line @cloud
    icloud.and.arrow.up
      line @_cloudHigh
      over M12 21.8v-9.6|M8.6 15.2L12 11.8l3.4 3.4
    icloud.and.arrow.down
      line @_cloudHigh
      over M12 11.6v9.8|M8.6 18.4L12 21.8l3.4-3.4
    _cloudHigh
      line M8 17H6.2a4.6 4.6 0 0 1-.4-9.2A6.4 6.4 0 0 1 18 7.2 4.9 4.9 0 0 1 17.2 17H16
    _cloudHighFilled
      solid M17.2 17H6.2a4.6 4.6 0 0 1-.4-9.2A6.4 6.4 0 0 1 18 7.2 4.9 4.9 0 0 1 17.2 17Z
    icloud.and.arrow.up.fill
      use _cloudHighFilled
      cut+3 M12 22v-9.8|M8.6 15.2L12 11.8l3.4 3.4
      line M12 21.8v-9.6|M8.6 15.2L12 11.8l3.4 3.4
    icloud.and.arrow.down.fill
      use _cloudHighFilled
      cut+3 M12 11.6v9.8
      line M12 11.6v9.8|M8.6 18.4L12 21.8l3.4-3.4
    checkmark.icloud: fill dense
      line @cloud
      line M8.4 14.2l2.5 2.6 4.7-5.6
    xmark.icloud: fill dense
      line @cloud
      line M9.4 11.4l5.2 5.2|M14.6 11.4l-5.2 5.2
    exclamationmark.icloud: fill dense
      line @cloud
      line M12 8.6v4.6
      area oval 12 16.2 1.2
    lock.icloud: fill dense
      line @cloud
      area rect 8.6 12.6 6.8 4.8 1.2
      line*.8 M10 12.6v-1.8a2 2 0 0 1 4 0v1.8
    """)
}
