import Foundation
import Pixels

/// Drawing that is gathered to be composited as one.
struct TransparencyGroup {
  let picture: OffsetPixmap
  /// The state around it, to which drawing goes back.
  let outer: GraphicsState
  /// How many saved states belong to what is around it.
  let savedStates: Int

  var bounds: PixelRect { picture.bounds }
  var surface: Surface { picture.surface }
}

extension CGContext {
  /// Gathers what is drawn until `endTransparencyLayer`, which draws it at once: with this moment's
  /// alpha, blend mode, shadow and clip, while each drawing within has none of them.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(within: nil)
  }

  /// The same within a rectangle.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(
      within: Shape(pixelPath(rect), rule: .winding, clip: visible).pixelBounds)
  }

  /// Without a layer that was begun, nothing happens.
  public func endTransparencyLayer() {
    guard let group = groups.popLast() else { return }
    dropSavedStates(to: group.savedStates)
    state = group.outer
    guard !group.bounds.isEmpty, let source = group.picture.source else { return }
    draw(.rect(group.bounds), with: ink(source))
  }

  /// The clip, and what outside of it may throw a shadow into it, if that is not too much to keep.
  private var reachOfShadow: PixelRect {
    let clip = state.clip.bounds
    guard let shadow = state.shadow else { return clip }
    let reach = shadowSource(shadow).union(clip)
    let fits = max(reach.width, reach.height) <= Self.longestSide
    return fits && reach.area <= Self.mostPixels ? reach : clip
  }

  private func beginTransparencyLayer(within rect: PixelRect?) {
    let reach = reachOfShadow
    let bounds = rect.map { reach.intersection($0) } ?? reach
    groups.append(
      TransparencyGroup(
        picture: OffsetPixmap(bounds), outer: state, savedStates: savedStateCount))
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
    state.clip = Clip(bounds.isEmpty ? .empty : bounds)
  }
}
