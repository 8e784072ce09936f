/** A list in which one thing stands elsewhere. @param to its new place, counted in the list as it was; beyond the end is the end */
export function moveItem<Thing>(list: readonly Thing[], from: number, to: number): Thing[] {
  const moved = list[from]
  if (moved === undefined) return [...list]
  return list.toSpliced(from, 1).toSpliced(Math.min(Math.max(to, 0), list.length - 1), 0, moved)
}
