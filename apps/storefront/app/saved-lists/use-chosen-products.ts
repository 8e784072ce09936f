import { useEffect, useRef, useState } from 'react'
import type { IdList } from './id-list.ts'
import type { ChosenProducts } from './use-chosen-reading.ts'
import { useIdList } from './use-id-list.ts'

/**
 * The products of a kept list as it is now. What the shop sells no more leaves the list.
 *
 * @returns `shown`, in the order of the list; `removed`, the product that was taken out last, and `undo`, which puts it back
 */
export function useChosenProducts(list: IdList, chosen: ChosenProducts) {
  const { ids, toggle, drop } = useIdList(list)
  const [removedId, setRemovedId] = useState<number | null>(null)
  const known = useRef(ids)

  useEffect(() => {
    const sold = chosen.products.map(({ id }) => id)
    const gone = chosen.asked.filter((id) => !sold.includes(id))
    if (gone.length > 0) drop(gone)
  }, [chosen, drop])

  useEffect(() => {
    const left = known.current.find((id) => !ids.includes(id))
    known.current = ids
    setRemovedId((last) => left ?? (last !== null && ids.includes(last) ? null : last))
  }, [ids])

  const find = (wanted: number | null) => chosen.products.find(({ id }) => id === wanted)
  return {
    shown: ids.flatMap((id) => find(id) ?? []),
    removed: find(removedId) ?? null,
    undo: () => removedId !== null && void toggle(removedId),
  }
}
