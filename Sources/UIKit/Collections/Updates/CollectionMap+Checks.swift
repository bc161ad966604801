import Foundation

// What does not fit, in Apple's words.

extension CollectionMap {
  func checkSections(_ before: Int, _ after: Int) {
    for section in Array(changes.deletedSections) + Array(changes.reloadedSections)
      + changes.movedSections.keys.sorted() where !(0..<before).contains(section)
    {
      refuse(
        "attempt to delete section \(section), but there are only \(before) sections before the "
          + "update")
    }
    for section in Array(changes.insertedSections) + changes.movedSections.values.sorted()
    where !(0..<after).contains(section) {
      refuse(
        "attempt to insert section \(section) but there are only \(after) sections after the update"
      )
    }
    let (came, went) = (changes.insertedSections.count, changes.deletedSections.count)
    guard after != before + came - went else { return }
    refuse(
      "Invalid update: invalid number of sections. The number of sections contained in the "
        + "collection view after the update (\(after)) must be equal to the number of sections "
        + "contained in the collection view before the update (\(before)), plus or minus the number "
        + "of sections inserted or deleted (\(came) inserted, \(went) deleted).")
  }

  func checkItems(_ before: [Int], _ after: [Int]) {
    for path in changes.deletedItems.sorted() + changes.reloadedItems.sorted()
      + changes.movedItems.keys.sorted()
    where !before.indices.contains(path.section)
      || !(0..<before[path.section]).contains(path.item)
    {
      let count = before.indices.contains(path.section) ? before[path.section] : 0
      refuse(
        "attempt to delete item \(path.item) from section \(path.section) which only contains "
          + "\(count) items before the update")
    }
    for path in changes.insertedItems.sorted() + changes.movedItems.values.sorted()
    where !after.indices.contains(path.section) || !(0..<after[path.section]).contains(path.item) {
      let count = after.indices.contains(path.section) ? after[path.section] : 0
      refuse(
        "attempt to insert item \(path.item) into section \(path.section), but there are only "
          + "\(count) items in section \(path.section) after the update")
    }
    for (old, new) in newSections.enumerated() {
      if let new, !changes.reloadedSections.contains(old) {
        checkItems(in: new, from: old, before[old], after[new])
      }
    }
  }

  private func checkItems(in section: Int, from old: Int, _ before: Int, _ after: Int) {
    let inserted = changes.insertedItems.count { $0.section == section }
    let deleted = changes.deletedItems.count { $0.section == old }
    let movedIn = changes.movedItems.values.count { $0.section == section }
    let movedOut = changes.movedItems.keys.count { $0.section == old }
    guard after != before + inserted - deleted + movedIn - movedOut else { return }
    refuse(
      "Invalid update: invalid number of items in section \(section). The number of items contained "
        + "in an existing section after the update (\(after)) must be equal to the number of items "
        + "contained in that section before the update (\(before)), plus or minus the number of "
        + "items inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) "
        + "and plus or minus the number of items moved into or out of that section (\(movedIn) "
        + "moved in, \(movedOut) moved out).")
  }
}
