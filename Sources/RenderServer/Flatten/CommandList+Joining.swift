import Pixels

// Lists that were made side by side become one.

extension CommandList {
  /// Where the parts of another list begin in this one.
  struct Base {
    var convexCore: Int32 = 0
    var shape: Int32 = 0
    var stamp: Int32 = 0
    var outline: Int32 = 0
    var stencil: Int32 = 0
    var source: Int32 = 0
    var shadow: Int32 = 0
    var transform: Int32 = 0
  }

  /// The groups around what is painted in one, the outermost first, as a list of their own.
  func groups(around group: Int32) -> ContiguousArray<CommandGroup> {
    var found: ContiguousArray<CommandGroup> = []
    var next = group
    while next != CommandGroup.none {
      found.append(groups[Int(next)])
      next = groups[Int(next)].parent
    }
    found.reverse()
    for index in found.indices { found[index].parent = Int32(index) - 1 }
    return found
  }

  /// Takes over what the commands of another list refer to.
  mutating func appendParts(of other: CommandList) -> Base {
    let base = Base(
      convexCore: Int32(convexCores.count), shape: Int32(shapes.count),
      stamp: Int32(stamps.count), outline: Int32(outlines.count),
      stencil: Int32(stencils.count), source: Int32(sources.count),
      shadow: Int32(shadows.count), transform: Int32(transforms.count))
    convexCores.append(contentsOf: other.convexCores)
    shapes.append(contentsOf: other.shapes)
    stamps.append(contentsOf: other.stamps)
    outlines.append(contentsOf: other.outlines)
    stencils.append(contentsOf: other.stencils)
    sources.append(contentsOf: other.sources)
    shadows.append(contentsOf: other.shadows)
    transforms.append(contentsOf: other.transforms)
    return base
  }

  /// Adds the commands and groups of a piece of another list, whose own groups come after those around it.
  mutating func append(
    _ piece: FlattenLane.Piece, of other: CommandList, _ base: Base, within group: Int32,
    groupsAround: Int
  ) {
    let moveGroup = Int32(groups.count - piece.groups.lowerBound)
    let moveCommand = commands.count - piece.commands.lowerBound
    func placed(_ index: Int32) -> Int32 {
      index < groupsAround ? (index == CommandGroup.none ? index : group) : index + moveGroup
    }
    for var one in other.groups[piece.groups] {
      one.parent = placed(one.parent)
      one.start += moveCommand
      one.end += moveCommand
      one.transforms =
        one.transforms.lowerBound + base.transform..<one.transforms.upperBound + base.transform
      groups.append(one)
    }
    for var command in other.commands[piece.commands] {
      command.group = placed(command.group)
      command.paint.move(by: base)
      if command.convexCore != DrawCommand.noConvexCore { command.convexCore += base.convexCore }
      commands.append(command)
    }
  }
}

extension DrawCommand.Paint {
  /// Refers to the same parts in a list in which they begin later.
  fileprivate mutating func move(by base: CommandList.Base) {
    switch self {
    case .nothing, .rect: break
    case .rounded(let index): self = .rounded(index + base.shape)
    case .ring(let index): self = .ring(index + base.shape)
    case .stamp(let index): self = .stamp(index + base.stamp)
    case .outline(let index, let rule): self = .outline(index + base.outline, rule)
    case .stencil(let index): self = .stencil(index + base.stencil)
    case .source(let index): self = .source(index + base.source)
    case .shadow(let index): self = .shadow(index + base.shadow)
    }
  }
}
