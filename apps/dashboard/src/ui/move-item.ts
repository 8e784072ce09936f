/** Moves one item of a list. @param to the new index of the item, limited to the ends of the list */
export function moveItem<Thing>(list: readonly Thing[], from: number, to: number): Thing[] {
  const moved = list[from]
  if (moved === undefined) return [...list]
  const items = [...list]
  items.splice(from, 1)
  items.splice(Math.min(Math.max(to, 0), items.length), 0, moved)
  return items
}
