import UIKit

/// What goes on as a node of a new version of the file that has another name there, or another parent.
///
/// A save that gives a node another id, puts a view around it or takes one away means the same node
/// still: what was scrolled, typed and switched stays. ``Siblings`` pairs what is in one list; beyond that
/// an id that is under another parent is the same node, and so is the only view in one that has come
/// around it, or that was in one that has gone, where the file says the same of it.
@MainActor
struct Continuations {
  /// What goes on as the nodes of lists that are others than before; nil for what comes.
  private var fates: [ObjectIdentifier: LiveNode?] = [:]
  /// What goes on under another parent.
  private var moved: Set<ObjectIdentifier> = []
  /// What goes on in the list that it was in: nothing else can be that.
  private var staying: Set<ObjectIdentifier> = []
  /// Lists that go on as they stand, and what goes on with all that is in it; neither is looked through
  /// before something comes that may be in there.
  private var standingLists: [[LiveNode]] = []
  private var standingTrees: [LiveNode] = []
  /// Nodes that come, and have something in them that goes on.
  private var around: Set<ObjectIdentifier> = []
  private var pairs: [(node: SceneNode, live: LiveNode)] = []
  private let finder: StandingNames?

  /// None, for what stands in no tree of the file.
  init() { finder = nil }

  init(of root: SceneNode, since standing: LiveNode, in scene: LiveScene) {
    let finder = StandingNames(root, standing, scene)
    self.finder = finder
    compare([root], with: [standing])
    while let (node, live) = pairs.popLast() {
      if live.shows(node) {
        standingTrees.append(live)
        continue
      }
      compare(node.subviews, with: live.subviews)
      compare(node.sublayers, with: live.sublayers)
      for (nodes, lives) in zip(node.slots, live.slots) {
        compare(nodes, with: lives, areSubviews: false)
      }
    }
  }

  var isEmpty: Bool { fates.isEmpty && moved.isEmpty }

  /// What goes on as each node of a list; nil where the list is as it was.
  func partners(of nodes: [SceneNode]) -> [LiveNode?]? {
    guard !fates.isEmpty, let first = nodes.first, fates[first.identity] != nil else { return nil }
    return nodes.map { fates[$0.identity] ?? nil }
  }

  /// Whether it goes on under another parent.
  func isMoved(_ live: LiveNode) -> Bool {
    !moved.isEmpty && moved.contains(ObjectIdentifier(live))
  }

  /// Whether a node that comes has something in it that goes on.
  func isAround(_ node: SceneNode) -> Bool {
    !around.isEmpty && around.contains(node.identity)
  }

  // MARK: Finding

  private mutating func compare(
    _ nodes: [SceneNode], with standing: [LiveNode], areSubviews: Bool = true
  ) {
    // What goes on elsewhere is in no list any more, and what has come from there has its place.
    let here = moved.isEmpty ? standing : standing.filter { !isMoved($0) }
    let open = fates.isEmpty ? nodes : nodes.filter { (fates[$0.identity] ?? nil) == nil }
    let isWhole = here.count == standing.count && open.count == nodes.count
    if isWhole, pairAsTheyStand(nodes, with: standing, areSubviews: areSubviews) { return }
    var siblings = Siblings(open, here) { [finder] in finder?.mayRename($0, $1) ?? true }
    siblings.pairByName()
    siblings.pairByContent()
    var partners = areSubviews ? wraps(&siblings) : open.map { _ in nil }
    siblings.pairByPlace()
    for (index, partner) in siblings.partners.enumerated() where partners[index] == nil {
      partners[index] = partner
    }
    staying.formUnion(partners.compactMap { $0.map { ObjectIdentifier($0) } })
    for (node, partner) in zip(open, partners) {
      settle(node, partner, isSubview: areSubviews)
    }
  }

  /// Goes on with what is in each of them where a list is what it was; tells whether it is. One look at
  /// each has to do: there may be very many.
  private mutating func pairAsTheyStand(
    _ nodes: [SceneNode], with standing: [LiveNode], areSubviews: Bool
  ) -> Bool {
    guard nodes.count == standing.count else { return false }
    let count = pairs.count
    for index in nodes.indices {
      let (node, live) = (nodes[index], standing[index])
      let old = live.node
      guard node.hasSameKind(as: old), !areSubviews || !isWrapped(node, live) else {
        pairs.removeLast(pairs.count - count)
        return false
      }
      if node.hasInner || old.hasInner { pairs.append((node, live)) }
    }
    if !standing.isEmpty { standingLists.append(standing) }
    return true
  }

  /// Whether something goes on where it is, so that nothing else can be that.
  private mutating func stays(_ live: LiveNode) -> Bool {
    for list in standingLists + standingTrees.map(\.subtree) {
      staying.formUnion(list.map { ObjectIdentifier($0) })
    }
    (standingLists, standingTrees) = ([], [])
    return staying.contains(ObjectIdentifier(live))
  }

  /// Whether one of two that are paired by their place has come around the other, or was around it.
  private func isWrapped(_ node: SceneNode, _ live: LiveNode) -> Bool {
    guard node.id == nil, node.subviews.count == 1 || live.subviews.count == 1,
      !node.hasSameSettings(as: live.node)
    else { return false }
    return node.only?.hasSameContent(as: live.node) == true
      || live.only.map { node.hasSameContent(as: $0.node) } == true
  }

  /// Finds, of what is left, the only view in one that comes, and in one that goes; the latter are returned
  /// by the places of the nodes that they go on as.
  private mutating func wraps(_ siblings: inout Siblings) -> [LiveNode?] {
    var partners = [LiveNode?](repeating: nil, count: siblings.nodes.count)
    for index in siblings.unpaired {
      let node = siblings.nodes[index]
      let free = siblings.free
      if let only = node.only,
        let inner = free.first(where: { only.hasSameContent(as: siblings.standing[$0].node) }),
        siblings.standing[inner].node.id == nil
      {
        siblings.take(inner)
        move(siblings.standing[inner], to: only)
      } else if let outer = free.first(where: { place in
        siblings.standing[place].only.map { node.hasSameContent(as: $0.node) && !isMoved($0) }
          == true
      }), node.id == nil, let only = siblings.standing[outer].only {
        partners[index] = only
        moved.insert(ObjectIdentifier(only))
      }
    }
    return partners
  }

  private mutating func move(_ live: LiveNode, to node: SceneNode) {
    fates[node.identity] = .some(live)
    moved.insert(ObjectIdentifier(live))
    pairs.append((node, live))
  }

  /// Has something go on as a node of a list, or looks for what the node has elsewhere.
  private mutating func settle(
    _ node: SceneNode, _ partner: LiveNode?, isSubview: Bool = true
  ) {
    if let partner {
      fates[node.identity] = .some(partner)
      pairs.append((node, partner))
    } else if isSubview, let live = finder?.standing(as: node), !isMoved(live), !stays(live) {
      move(live, to: node)
    } else {
      fates[node.identity] = .some(nil)
      if comes(node) { around.insert(node.identity) }
    }
  }

  /// Looks through what is in a node that comes; tells whether something in it goes on.
  private mutating func comes(_ node: SceneNode) -> Bool {
    var isAround = false
    for child in node.subviews + node.sublayers {
      if fates[child.identity] == nil { settle(child, nil) }
      if fates[child.identity] ?? nil != nil || around.contains(child.identity) { isAround = true }
    }
    return isAround
  }
}

/// Finds by its name what stands anywhere in the tree of the file.
@MainActor
private final class StandingNames {
  private let root: SceneNode
  private let standing: LiveNode
  private let scene: LiveScene
  /// What can go elsewhere: subviews and sublayers. What is in rows and masks stays there.
  private lazy var movable = movableNodes
  private lazy var names = namesOfFile

  init(_ root: SceneNode, _ standing: LiveNode, _ scene: LiveScene) {
    (self.root, self.standing, self.scene) = (root, standing, scene)
  }

  /// What has a node's name under another parent.
  func standing(as node: SceneNode) -> LiveNode? {
    guard let id = node.id, let live = scene.node(named: id.description), live.node.id == id,
      live.node.sceneClass === node.sceneClass, node.sceneClass.place == .tree,
      !node.sceneClass.isController, movable.contains(ObjectIdentifier(live))
    else { return nil }
    return live
  }

  /// Whether neither name is found elsewhere, so that one may have become the other.
  func mayRename(_ node: SceneNode, _ live: LiveNode) -> Bool {
    if let id = node.id, scene.node(named: id.description) != nil { return false }
    if let id = live.node.id { return !names.contains(id) }
    return true
  }

  private var movableNodes: Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    var pending = [(live: standing, isSubview: true)]
    while let (live, isSubview) = pending.popLast() {
      if isSubview, live.object.controller == nil { found.insert(ObjectIdentifier(live)) }
      pending += (live.subviews + live.sublayers).map { ($0, true) }
      pending += live.slots.joined().map { ($0, false) }
    }
    return found
  }

  private var namesOfFile: Set<SceneID> {
    var found: Set<SceneID> = []
    var pending = [root]
    while let node = pending.popLast() {
      if let id = node.id { found.insert(id) }
      pending += node.children
    }
    return found
  }
}

extension SceneNode {
  /// Whether something is in the node that may go on elsewhere.
  fileprivate var hasInner: Bool { !subviews.isEmpty || !sublayers.isEmpty || !slots.isEmpty }

  /// The only subview, where it has no name by which it would be found.
  fileprivate var only: SceneNode? {
    guard subviews.count == 1, let only = subviews.first, only.id == nil,
      !only.sceneClass.isController
    else { return nil }
    return only
  }
}

extension LiveNode {
  fileprivate var only: LiveNode? {
    guard subviews.count == 1, let only = subviews.first, only.node.id == nil,
      only.object.controller == nil
    else { return nil }
    return only
  }
}
