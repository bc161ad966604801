import Pixels
import RenderTree

/// Flattens the children of a node on several threads.
///
/// They are cut into more pieces than there are lanes, and each lane takes every so many of them: so lanes
/// have about as much to do, wherever on a page something dear is. A lane has caches of its own and the
/// same pieces in each frame, whichever thread works on it, and finds what the frame before has left.
/// Lists are joined in the order of the children. None of this can be seen in a picture, as nothing that
/// caches do can be.
final class FlattenLanes: CrewWork, @unchecked Sendable {
  private let crew: WorkerCrew
  /// In plain commands.
  let worthSharing: Int
  let lanes: [FlattenLane]
  private let turns: WorkTurns
  private var level: Flattener.Level?
  private var groups: ContiguousArray<CommandGroup> = []

  private static let piecesPerLane = 4

  init(crew: WorkerCrew, worthSharing: Int) {
    (self.crew, self.worthSharing) = (crew, worthSharing)
    lanes = (0..<crew.threads).map { _ in FlattenLane() }
    turns = WorkTurns(threads: crew.threads)
  }

  var isSettled: Bool { lanes.allSatisfy(\.flattener.isSettled) }
  var sheets: [StampSheet] { lanes.compactMap(\.flattener.stamps) }

  /// To be called before each frame, and after it.
  func begin(canvas: PixelRect, damage: DamageRegion) {
    for lane in lanes { lane.flattener.begin(canvas: canvas, damage: damage) }
  }

  func end() {
    for lane in lanes {
      lane.flattener.end()
      lane.flattener.pictures.endFrame()
    }
  }

  /// How many nodes touch the damage of what was flattened since the last time.
  func takeEnteredNodes() -> Int {
    lanes.reduce(0) { $0 + $1.flattener.takeEnteredNodes() }
  }

  /// Flattens some children of a level into the lists of the lanes; `list` has the groups around them.
  func flatten(_ level: Flattener.Level, _ children: Range<Int>, around list: CommandList) {
    let pieces = min(children.count, lanes.count * Self.piecesPerLane)
    for lane in lanes { lane.pieces.removeAll(keepingCapacity: true) }
    for piece in 0..<pieces {
      let start = children.lowerBound + children.count * piece / pieces
      let end = children.lowerBound + children.count * (piece + 1) / pieces
      lanes[piece % lanes.count].pieces.append(FlattenLane.Piece(children: start..<end))
    }
    groups = list.groups(around: level.inside.group)
    self.level = level
    turns.begin(lanes.count)
    crew.run(self)
    self.level = nil
  }

  func perform(worker: Int) {
    guard let level else { return }
    while let index = turns.take(worker) { lanes[index].flatten(level, within: groups) }
  }

  /// Adds what the lanes have made to a list, in the order of the children.
  func join(into list: inout CommandList, group: Int32) {
    let bases = lanes.map { list.appendParts(of: $0.flattener.list) }
    var round = 0
    while true {
      for (lane, base) in zip(lanes, bases) {
        guard round < lane.pieces.count else { return }
        list.append(
          lane.pieces[round], of: lane.flattener.list, base, within: group,
          groupsAround: groups.count)
      }
      round += 1
    }
  }
}

/// What flattens every so many pieces, with caches of its own.
final class FlattenLane {
  @exclusivity(unchecked) fileprivate(set) var flattener: Flattener
  @exclusivity(unchecked) var pieces: [Piece] = []

  /// Children that stand together, and what was made of them.
  struct Piece {
    let children: Range<Int>
    var commands = 0..<0
    var groups = 0..<0
  }

  init() {
    flattener = Flattener(pictures: Pictures(), stamps: StampSheet())
  }

  fileprivate func flatten(
    _ level: Flattener.Level, within groups: ContiguousArray<CommandGroup>
  ) {
    flattener.list.removeAll()
    flattener.list.groups.append(contentsOf: groups)
    let group = groups.isEmpty ? CommandGroup.none : Int32(groups.count - 1)
    for index in pieces.indices {
      let firstCommand = flattener.list.commands.count
      let firstGroup = flattener.list.groups.count
      flattener.flatten(pieces[index].children, of: level, group: group)
      pieces[index].commands = firstCommand..<flattener.list.commands.count
      pieces[index].groups = firstGroup..<flattener.list.groups.count
    }
  }
}
