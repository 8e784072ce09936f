import { useState } from 'react'

/**
 * The option of a list that the arrow keys have reached, while the focus stays in the box. Beyond either end the box itself is
 * reached, and then the other end.
 *
 * @param isShown whether there is a list
 */
export function useActiveOption(listId: string, isShown: boolean) {
  const [activeId, setActiveId] = useState<string | null>(null)
  function move(step: 1 | -1): void {
    const options = [...(document.getElementById(listId)?.querySelectorAll('[role=option]') ?? [])]
    const ids = [null, ...options.map(({ id }) => id)]
    const place = Math.max(0, ids.indexOf(activeId)) + step
    const next = ids.at(place % ids.length) ?? null
    setActiveId(next)
    if (next !== null) document.getElementById(next)?.scrollIntoView({ block: 'nearest' })
  }
  return { activeId: isShown ? activeId : null, move, reset: () => setActiveId(null) }
}
