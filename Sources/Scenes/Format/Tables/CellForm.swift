/// The keys of a cell of an emitter.
struct CellKeys: KeyTable {
  let name = Key.text("name", "What key paths call the cell.", "spark").orElse("none")
  let isEnabled = Key.flag("isEnabled", "Whether it sends out anything.", false).or(true)
  let color = Key.color("color", "What the picture's colours are multiplied with.", "systemPink")
    .orElse("\"white\"")
  let contents = Key.value("contents", .image, "The picture of a particle.", ["checkerboard": 2])
    .orElse("null")
  let contentsRect = Key.value(
    "contentsRect", .unitRect, "The part of the picture that shows, in fractions.", [0, 0, 0.5, 1]
  ).orElse("[0, 0, 1, 1]")
  let numbers = CellProperty.all
  let emitterCells = Key.raw(
    "emitterCells", .kind(.cells),
    "What each particle sends out in its turn, 8 deep at most, of which four are shown.",
    [["birthRate": 2]]
  ).orElse("null")
}

enum CellForm {
  static let keys = CellKeys()
  static let form = ObjectForm(
    .cell, "What an emitter sends out.", place: " in a cell", strictness: .error, keys: keys,
    example: ["birthRate": 20, "lifetime": 3, "velocity": 40, "emissionRange": 360])
}
