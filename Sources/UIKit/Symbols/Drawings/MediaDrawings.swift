extension SymbolSheet {
  /// Playing, recording, sound and pictures.
  static let media = SymbolSheet(
    """
    play: fill slash circle square rectangle
      line M5.6 4.6c0-1.5 1.6-2.4 2.9-1.7l12 7.3c1.3.8 1.3 2.8 0 3.6l-12 7.3
        c-1.3.7-2.9-.2-2.9-1.7Z
    pause: fills circle rectangle
      line rect 5 3.6 4.6 16.8 1.6|rect 14.4 3.6 4.6 16.8 1.6
    stop: fill circle
      line rect 4 4 16 16 2.8
    playpause: fills dense
      line M2.6 6c0-1.2 1.3-2 2.4-1.3l7.6 4.9c1.6 1.1 1.6 3.7 0 4.8L5 19.3
        C3.9 20 2.6 19.2 2.6 18Z
      line M17 5v14|M21.2 5v14
    forward: fills circle dense
      line M1.6 7.2c0-1 1.1-1.6 2-1.1l7.2 4.6c.9.6.9 2 0 2.6l-7.2 4.6c-.9.5-2-.1-2-1.1Z
      line M13 7.2c0-1 1.1-1.6 2-1.1l7.2 4.6c.9.6.9 2 0 2.6l-7.2 4.6c-.9.5-2-.1-2-1.1Z
    backward: fills circle dense
      flip forward
    forward.end: body
      line M3.6 5.6c0-1.3 1.4-2.1 2.5-1.4l9.6 6.2c1.2.8 1.2 2.4 0 3.2l-9.6 6.2
        c-1.1.7-2.5-.1-2.5-1.4Z
      line*1.2 M20.4 4.4v15.2
    backward.end: body
      flip forward.end
    eject: body circle dense
      line M11 4.2c.5-.6 1.5-.6 2 0l7.5 8.4c.8.9.2 2.2-1 2.2h-15c-1.2 0-1.8-1.3-1-2.2Z
      line*1.3 M4 19.6h16
    record.circle
      line @circle
      area oval 12 12 4.8
    record.circle.fill
      solid @circle
      hole oval 12 12 4.8
    shuffle: circle dense
      line M2.4 17.2h2.5c1.6 0 2.8-.7 3.7-1.9l4.8-6.6c.9-1.2 2.1-1.9 3.7-1.9h3.9
      line M17.7 3.4l3.5 3.4-3.5 3.4|M2.4 6.8h2.5c1.6 0 2.8.7 3.7 1.9l.7 1
      line M12.7 14.3l.7 1c.9 1.2 2.1 1.9 3.7 1.9h3.9|M17.7 13.8l3.5 3.4-3.5 3.4
    repeat: circle dense
      line M3.4 11.2V9.8a3.6 3.6 0 0 1 3.6-3.6h13.2|M16.8 2.6L20.4 6.2l-3.6 3.6
      line M20.6 12.8v1.4a3.6 3.6 0 0 1-3.6 3.6H3.8|M7.2 14.2L3.6 17.8l3.6 3.6
    repeat.1: circle dense
      use repeat
      line*.9 M10.8 10.7l1.7-1.1v4.9
    infinity: circle
      line M12 12c-2-2.9-3.7-4.7-6-4.7a4.7 4.7 0 0 0 0 9.4c2.3 0 4-1.8 6-4.7
        2-2.9 3.7-4.7 6-4.7a4.7 4.7 0 0 1 0 9.4c-2.3 0-4-1.8-6-4.7Z
    speaker: fill slash circle
      line M6 8.8h3l4.7-4.3c.8-.7 2-.2 2 .9v13.2c0 1.1-1.2 1.6-2 .9L9 15.2H6
        a1.8 1.8 0 0 1-1.8-1.8v-2.8A1.8 1.8 0 0 1 6 8.8Z
    _speaker
      line M3.2 8.8h2.6l4.5-4.2c.8-.7 1.9-.2 1.9.9v13c0 1.1-1.1 1.6-1.9.9l-4.5-4.2H3.2
        a1.8 1.8 0 0 1-1.8-1.8v-2.8a1.8 1.8 0 0 1 1.8-1.8Z
    speaker.wave.1: body
      line @_speaker
      line M15.5 9.2a4.5 4.5 0 0 1 0 5.6
    speaker.wave.2: body circle
      line @_speaker
      line M15.5 9.2a4.5 4.5 0 0 1 0 5.6|M18.6 6.8a8.4 8.4 0 0 1 0 10.4
    speaker.wave.3: body dense
      line @_speaker
      line M15.5 9.2a4.5 4.5 0 0 1 0 5.6|M18.6 6.8a8.4 8.4 0 0 1 0 10.4
      line M21.7 4.4a12.3 12.3 0 0 1 0 15.2
    speaker.badge.exclamationmark
      line @_speaker
      line*1.2 M18.6 6.6v6
      area oval 18.6 16.4 1.5
    music.note
      solid*.4 oval 8.3 18.2 3.5 2.8
      line M11.9 18.2V4
      solid*.6 M11.9 3.6l6.3 1.4c.4.1.6.4.6.8v2.7c0 .5-.4.8-.9.7L11.9 7.9Z
    music.note.list
      line M2.6 5.4h9.4|M2.6 10.6h9.4|M2.6 15.8h5.6
      solid*.3 oval 14.2 18.6 2.7 2.2
      line*.95 M17 18.6V7.4
      solid*.5 M17 7l4.2.9c.4.1.6.4.6.7v1.7c0 .4-.3.6-.7.6L17 10Z
    headphones: circle dense
      line M3 16.6v-4.2a9 9 0 0 1 18 0v4.2
      solid*.5 rect 2.6 13.8 4 7.2 1.8|rect 17.4 13.8 4 7.2 1.8
    hifispeaker: fill dense
      line rect 5 2 14 20 2.8
      line oval 12 15 3.8
      area oval 12 6.7 1.7
    mic: body slash circle
      line rect 8.4 1.8 7.2 12.4 3.6
      line M4.9 10.6v.8a7.1 7.1 0 0 0 14.2 0v-.8|M12 18.5v3.3|M8.2 21.8h7.6
    video: fills slash circle dense
      line rect 1.6 5.4 13.6 13.2 3.2
      line M18 10.3l3-2.3c.6-.5 1.5-.1 1.5.7v6.6c0 .8-.9 1.2-1.5.7l-3-2.3Z
    camera: fill circle
      line M4.6 6.4h2c.6 0 1.1-.3 1.4-.8l.9-1.4c.4-.6 1-.9 1.7-.9h2.8c.7 0 1.3.3 1.7.9l.9 1.4
        c.3.5.8.8 1.4.8h2A2.8 2.8 0 0 1 22.2 9.2v8.6a2.8 2.8 0 0 1-2.8 2.8H4.6
        a2.8 2.8 0 0 1-2.8-2.8V9.2A2.8 2.8 0 0 1 4.6 6.4Z
      line oval 12 13.2 4.1
      area oval 18.3 10 .9
    camera.viewfinder: dense
      use viewfinder
      line M7.3 9h1c.4 0 .8-.2 1-.6l.4-.7c.3-.4.7-.6 1.1-.6h2.4c.4 0 .8.2 1.1.6l.4.7
        c.2.4.6.6 1 .6h1a1.6 1.6 0 0 1 1.6 1.6v4.4a1.6 1.6 0 0 1-1.6 1.6H7.3A1.6 1.6 0 0 1 5.7 15
        v-4.4A1.6 1.6 0 0 1 7.3 9Z|oval 12 12.6 2
    viewfinder: circle
      line M2.8 7.6V5.4a2.6 2.6 0 0 1 2.6-2.6h2.2|M16.4 2.8h2.2a2.6 2.6 0 0 1 2.6 2.6v2.2
      line M21.2 16.4v2.2a2.6 2.6 0 0 1-2.6 2.6h-2.2|M7.6 21.2H5.4a2.6 2.6 0 0 1-2.6-2.6v-2.2
    photo: fill circle dense
      line rect 1.8 3.8 20.4 16.4 3
      line M2.4 17.3l4.7-4.5c.8-.8 2-.8 2.8 0l3.4 3.2 1.5-1.4c.8-.8 2-.8 2.8 0l4 3.8
      area oval 8.2 8.5 1.7
    photo.on.rectangle: dense
      line M2 15.4V6a3 3 0 0 1 3-3h11.6
      line rect 5.6 6.4 16.8 14.2 2.8
      line M6.2 17.6l3.3-3.1c.7-.7 1.8-.7 2.5 0l2.6 2.4 1.2-1.1c.7-.7 1.8-.7 2.5 0l3.4 3.1
      area oval 10.5 10.5 1.4
    photo.stack: dense
      line rect 2 8 20 13 2.8
      line M2.7 18.5l3.9-3.4c.7-.6 1.7-.6 2.4 0l2.9 2.5 1.5-1.3c.7-.6 1.7-.6 2.4 0l3.9 3.4
      line M4.6 5h14.8|M6.8 2.2h10.4
    film: fill dense
      line rect 2 3.6 20 16.8 2.6
      line*.85 M6.6 3.8v16.4|M17.4 3.8v16.4|M6.6 12h10.8
      line*.85 M2.2 9.2h4.2|M2.2 14.8h4.2|M17.6 9.2h4.2|M17.6 14.8h4.2
    waveform: circle dense
      line M2.8 10.2v3.6|M6.48 7.8v8.4|M10.16 3.8v16.4|M13.84 7.2v9.6|M17.52 5v14|M21.2 9.8v4.4
    waveform.path.ecg
      line M1.8 12.6h4.4l2-5 4 11.6 3.4-14.4 2.4 7.8h4.2
    waveform.path: dense
      line M1.8 12h2.6l1.8-4 2.6 9.6L12 3.8l3.2 16.4 2.4-10.6 1.6 2.4h3
    livephoto: dense
      area oval 12 12 2.4
      line oval 12 12 5.8
      line*1.1 dots 12 12 9.9 24
    slider.horizontal.3: dense
      line M2.4 5.4h8.2|M16 5.4h5.6|M2.4 12h2.8|M10.6 12h11|M2.4 18.6h8.2|M16 18.6h5.6
      line oval 13.3 5.4 2.5|oval 7.9 12 2.5|oval 13.3 18.6 2.5
    slider.vertical.3: dense
      turn slider.horizontal.3 270
    metronome: dense
      line M9.2 2.8h5.6c.9 0 1.7.6 1.9 1.5l3 14.2a2.2 2.2 0 0 1-2.2 2.7H6.5a2.2 2.2 0 0 1-2.2-2.7
        l3-14.2c.2-.9 1-1.5 1.9-1.5Z
      line M5.2 16.4h13.6|M12 16.2l5.6-8.6
    gauge: dense
      line @circle
      line M12 13.4l4.4-5
      area oval 12 13.4 1.7
      line M6.2 16.6a7 7 0 0 1-.6-7.4
    tv: fill circle
      line rect 1.6 4 20.8 13.4 2.6
      over M7.8 20.6h8.4
    airplayvideo: circle dense
      line M6.4 17.4H4.6a2.8 2.8 0 0 1-2.8-2.8V6.4a2.8 2.8 0 0 1 2.8-2.8h14.8a2.8 2.8 0 0 1 2.8 2.8
        v8.2a2.8 2.8 0 0 1-2.8 2.8h-1.8
      solid*.5 M11.4 14.7c.3-.4.9-.4 1.2 0l4.3 5.2c.4.5.1 1.2-.6 1.2H7.7c-.7 0-1-.7-.6-1.2Z
    airplayaudio: dense
      line M7.9 16a5.6 5.6 0 1 1 8.2 0|M5.3 19a9.6 9.6 0 1 1 13.4 0
      line M10 13.9a2.6 2.6 0 1 1 4 0
      solid*.5 M11.4 16.2c.3-.4.9-.4 1.2 0l3.7 4.4c.4.5.1 1.2-.6 1.2H8.3c-.7 0-1-.7-.6-1.2Z
    """)
}
