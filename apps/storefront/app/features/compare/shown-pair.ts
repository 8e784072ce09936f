/** The most columns that a phone shows. */
const pair = 2

/**
 * Which of three products a phone does not show; null where all have room.
 *
 * @param picked ids that a shopper has asked for, the latest last
 */
export function findAside(ids: readonly number[], picked: readonly number[]): number | null {
  if (ids.length <= pair) return null
  const wanted = [...new Set([...picked].reverse())].filter((id) => ids.includes(id))
  const shown = [...wanted, ...ids.filter((id) => !wanted.includes(id))].slice(0, pair)
  return ids.find((id) => !shown.includes(id)) ?? null
}
