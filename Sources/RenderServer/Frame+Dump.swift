import Pixels

extension Frame {
  /// The commands that all of the frame is painted with, as text: see `CommandList.dump`.
  ///
  /// They are those of a renderer's first frame: later ones have recordings (`stamp`, `stencil`) in
  /// the place of shapes that they see again, which paint the same pixels.
  package func dumpCommands() -> String {
    commandList().dump()
  }

  /// The numbered commands, and what each tile does with them where some damage is painted.
  package func dumpTiles(painting damage: [PixelRect]) -> String {
    let list = commandList()
    return list.dump(numbered: true)
      + TileDump(of: list, on: canvas.bounds, painting: damage).text
  }

  func commandList() -> CommandList {
    // A flattener without a sheet of stamps: which of two equal shapes is seen first says nothing.
    var flattener = Flattener(pictures: Pictures())
    flattener.backdrops.find(in: root, scale: scale, canvas: canvas.bounds)
    flattener.flatten(root, scale: scale, canvas: canvas.bounds, damage: .init(canvas.bounds))
    return flattener.list
  }
}
