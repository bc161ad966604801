extension SymbolSheet {
  /// Shops, money, games and sport.
  static let commerce = SymbolSheet(
    """
    cart: circle badge.plus badge.minus
      line M1.6 2.9h1.7c1 0 1.8.7 2 1.7l1.9 10.5c.2 1 1.1 1.7 2 1.7h9.8
      line M5.6 6h14.9c.9 0 1.5.8 1.3 1.7l-1.2 4.7c-.2.9-.9 1.5-1.9 1.5H7.1
      area oval 9.2 20.3 1.7|oval 17.6 20.3 1.7
    cart.fill
      line M1.6 2.9h1.7c1 0 1.8.7 2 1.7l1.9 10.5c.2 1 1.1 1.7 2 1.7h9.8
      solid M5.6 6h14.9c.9 0 1.5.8 1.3 1.7l-1.2 4.7c-.2.9-.9 1.5-1.9 1.5H7.1Z
      area oval 9.2 20.3 1.7|oval 17.6 20.3 1.7
    bag: circle badge.plus badge.minus
      line M6 7.2h12c.7 0 1.2.5 1.3 1.2l1 10.8a2.3 2.3 0 0 1-2.3 2.5H6a2.3 2.3 0 0 1-2.3-2.5l1-10.8
        c.1-.7.6-1.2 1.3-1.2Z
      line M8.2 10.6V6a3.8 3.8 0 0 1 7.6 0v4.6
    bag.fill
      solid @bag
      cut M8.2 7v3.6|M15.8 7v3.6
      line M8.2 7V6a3.8 3.8 0 0 1 7.6 0v1
    basket: fill dense
      line M2.6 9.8h18.8c.6 0 1 .5.9 1.1l-2 8.3a2.4 2.4 0 0 1-2.3 1.8H6a2.4 2.4 0 0 1-2.3-1.8l-2-8.3
        c-.1-.6.3-1.1.9-1.1Z
      line M8.4 13.2v4.4|M12 13.2v4.4|M15.6 13.2v4.4
      over M6.8 9.6L10.4 3|M17.2 9.6L13.6 3
    creditcard: circle dense
      line rect 1.6 4.6 20.8 14.8 3
      line*1.5 M1.8 9.4h20.4
      line M5.4 15.4h3.8
    creditcard.fill
      solid rect 1.6 4.6 20.8 14.8 3
      cut*1.3 M0 9.6h24
      cut M5.4 15.4h3.8
    wallet.pass: fill dense
      line rect 3.6 2 16.8 20 3
      line M3.8 8.6h3.6c.6 0 1.1.4 1.4.9.6 1.2 1.7 1.9 3.2 1.9s2.6-.7 3.2-1.9c.3-.5.8-.9 1.4-.9h3.6
    banknote: fill dense
      line rect 1.4 5.4 21.2 13.2 2.8
      line oval 12 12 3.2
      area oval 5.6 12 1|oval 18.4 12 1
    dollarsign: circle square
      line M16.6 7.9C16 5.8 14.3 4.7 12 4.7c-2.6 0-4.4 1.4-4.4 3.5 0 5 9.2 2.7 9.2 7.7 0 2.1-1.9
        3.6-4.8 3.6
        -2.5 0-4.3-1.2-4.9-3.4|M12 2.2v19.6
    eurosign: circle square
      line M18 6.6C16.8 5 15.2 4.2 13.2 4.2 9.6 4.2 7.2 7.3 7.2 12s2.4 7.8 6 7.8c2 0 3.6-.8 4.8-2.4|
        M4.6 10.2h9.4|M4.6 13.8h9.4
    sterlingsign: circle square
      line M17 7.2C16.6 5.2 15.2 4.2 13.2 4.2c-2.7 0-4.3 1.8-4.3 4.6 0 2 .8 3.6.8 5.6 0 2.4-1.1
        4.2-3.1 5.4h10.8|M6.2 12.6h8
    yensign: circle square
      line M5.6 4.2L12 12.6l6.4-8.4|M12 12.6v7.4|M7.2 12.8h9.6|M7.2 16.4h9.6
    percent
      line M18.2 4.8L5.8 19.2
      line oval 7.4 7.4 3|oval 16.6 16.6 3
    ticket: fill
      line M3.8 5.6h16.4A1.8 1.8 0 0 1 22 7.4v2a2.7 2.7 0 0 0 0 5.2v2a1.8 1.8 0 0 1-1.8 1.8H3.8
        A1.8 1.8 0 0 1 2 16.6v-2
        a2.7 2.7 0 0 0 0-5.2v-2A1.8 1.8 0 0 1 3.8 5.6Z
      line M14.6 8.6v.6|M14.6 11.7v.6|M14.6 14.8v.6
    storefront: fill dense
      line M4.8 3.4h14.4l2.6 5.4c0 1.7-1.4 2.8-3 2.8s-2.6-.9-3.4-2.1c-.8 1.2-1.9 2.1-3.4 2.1
        s-2.6-.9-3.4-2.1c-.8 1.2-1.8 2.1-3.4 2.1
        s-3-1.1-3-2.8Z
      over M4 13.4v5.4a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-5.4|M13.2 20.6v-4.8h3.6v4.8
    dice: fill dense
      line rect 3 3 18 18 4
      area oval 7.8 7.8 1.5|oval 16.2 7.8 1.5|oval 12 12 1.5|oval 7.8 16.2 1.5|oval 16.2 16.2 1.5
    basketball: fill dense
      line @circle
      line M12 2v20|M2 12h20|M5.2 4.8c4 4.2 4 10.2 0 14.4|M18.8 4.8c-4 4.2-4 10.2 0 14.4
    tennisball: fill dense
      line @circle
      line M3 7.6c5.6.6 8.8 6.6 6 14.2|M21 16.4c-5.6-.6-8.8-6.6-6-14.2
    football: fill dense
      line M4.2 19.8C1.6 11.4 8.2 2.4 19.8 4.2 22.4 12.6 15.8 21.6 4.2 19.8Z
      line M9 15l6-6|M9.8 11.6l2.6 2.6|M11.6 9.8l2.6 2.6|M3.8 14.2l6 6|M14.2 3.8l6 6
    dumbbell: fill dense
      line rect 4.4 6 3.8 12 1.4|rect 15.8 6 3.8 12 1.4
      over M8.2 12h7.6|M4.2 9H2.4v6h1.8|M19.8 9h1.8v6h-1.8
    theatermasks: fill dense
      line M3 3.8c3 1 6 1 9 0 .6-.2 1.2.2 1.2.9v5.5c0 3.4-2.1 5.8-5.7 6.6-3.6-.8-5.7-3.2-5.7-6.6V4.7
        c0-.7.6-1.1 1.2-.9Z
      line M4.8 8h1.2|M9 8h1.2|M5 11.6c1.5 1.5 3.5 1.5 5 0
      over M15.8 8c1.6.2 3.2 0 4.8-.5.6-.2 1.2.2 1.2.9v5.5c0 3.4-2.1 5.8-5.7
        6.6-2.4-.5-4.2-1.8-5-3.6|M15.4 12h.6|M18.6 12h.6|M14.4 16.8c1.2-1.1 2.7-1.1 4 0
    """)
}
