/** Moves one item of a list. @param to the new index of the item, limited to the ends of the list */
export function moveItem<Thing>(list: readonly Thing[], from: number, to: number): Thing[] {
  const moved = list[from]
  if (moved === undefined) return [...list]
  return list.toSpliced(from, 1).toSpliced(Math.min(Math.max(to, 0), list.length - 1), 0, moved)
}
