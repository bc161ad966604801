import CoreGraphics
import Pixels
import RenderTree

extension Flattener {
  /// A node whose children are being flattened.
  struct Level {
    /// The children that are at hand, the extents of their rows and the number of their block.
    private var run: [RenderNode]
    private var rows: [CGRect] = []
    private var boxes: ContiguousArray<FloatBox> = []
    private var block = 0
    private let blocks: [NodeBlock]
    /// In place of children, where these are sorted by depth.
    var fragments: [Fragment]?
    /// The next child, and the one after the last.
    var next = 0
    var end: Int
    /// Outside of it no child can touch the damage; in the space of the children, or of the device.
    private var window: Window
    /// For content and children, which the mask cuts off.
    var inside: FlattenContext
    /// What is to be done after the children.
    var ending: Ending
    /// The group of a part of the node, if it was cut.
    var cut = CommandGroup.none

    var hasNext: Bool { next < end }
    /// So many nodes ahead memory is asked for: thousands do not stay near to the processor.
    private static let nodesAhead = 8
    private static let coloursAhead = 4

    init(
      children: NodeList = [], fragments: [Fragment]? = nil, window: Window = .all,
      inside: FlattenContext, ending: Ending
    ) {
      (blocks, self.fragments) = (children.blocks, fragments)
      (self.window, self.inside, self.ending) = (window, inside, ending)
      (run, end) = ([], fragments?.count ?? children.count)
      if blocks.isEmpty { run = children.few } else { block = -1 }
    }

    /// The next child that may touch the damage.
    @inline(__always)
    mutating func nextChild() -> RenderNode? {
      while next < end {
        let place = next % NodeBlock.capacity
        if next / NodeBlock.capacity != block {
          guard !misses(blocks[next / NodeBlock.capacity].extent) else {
            next = min(end, next - place + NodeBlock.capacity)
            continue
          }
          block = next / NodeBlock.capacity
          (run, rows) = (blocks[block].nodes, blocks[block].extents)
          boxes = blocks[block].boxes
        }
        if place % NodeBlock.rowLength == 0, !rows.isEmpty,
          misses(rows[place / NodeBlock.rowLength])
        {
          next = min(end, next + NodeBlock.rowLength)
          continue
        }
        if !boxes.isEmpty, case .inside(let window) = window {
          let found = boxes.firstTouching(
            FloatBox.Window(window), from: place, to: min(run.count, place + end - next))
          if found > place {
            next += found - place
            continue
          }
        }
        next += 1
        if place + Self.nodesAhead < run.count {
          expectMemory(of: ObjectIdentifier(run[place + Self.nodesAhead]), bytes: 512)
        }
        if place + Self.coloursAhead < run.count {
          run[place + Self.coloursAhead].paint.expectBackground()
        }
        // Who is asked by the device is asked that when it is entered.
        guard case .inside(let window) = window else { return run[place] }
        if !window.misses(run[place].extent) { return run[place] }
      }
      return nil
    }

    /// Whether no child within a rectangle can touch the damage.
    private func misses(_ rect: CGRect) -> Bool {
      switch window {
      case .all: false
      case .inside(let box): box.misses(rect)
      case .onDevice(let box): !inside.box(around: rect).intersects(box)
      }
    }
  }

  /// Where children may touch the damage.
  enum Window {
    case all
    /// A box in the space of the children.
    case inside(Box)
    /// One on the device: what is turned may paint in all of the device's rectangle around it, as what
    /// erases and what is blurred do, and that reaches further than the child.
    case onDevice(Box)
  }

  enum Ending {
    case node(NodeEnding)
    /// Ends the group of a mask and the one that it is for.
    case mask(Int32, wrap: Int32)
    /// Of nodes without a parent.
    case nothing
  }

  struct NodeEnding {
    var node: RenderNode
    /// For the node's own paint.
    var context: FlattenContext
    /// What the node's effects need.
    var wrap: Wrap
    /// The group that fades everything, if there is one.
    var fade: Int32
    /// The group of content and children, if there is one.
    var mask: Int32
    /// Whether a picture of the node and its children is all there is to paint.
    var isPicture: Bool
  }
}

extension FloatBox.Window {
  fileprivate init(_ box: Box) {
    self.init(minX: box.minX, minY: box.minY, maxX: box.maxX, maxY: box.maxY)
  }
}
