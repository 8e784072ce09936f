import { showsTopics } from '../../../http/answers/shared-answers.ts'
import { hasPosition } from './index/selection.rules.ts'
import type { ListStore } from './lists.store.ts'
import { narrowList } from './narrow-list.rules.ts'

/** The highest discount of a product on sale, in whole percent, rounded down; null when nothing is reduced. */
export async function findMaxSaving(lists: ListStore): Promise<number | null> {
  showsTopics(['catalog'])
  const current = await lists.current()
  const { all } = narrowList(current, { isOffer: true, isInStock: true })
  const best = current.index.orderings.saving.positions.find((position) => hasPosition(all, position))
  const savingBp = best === undefined ? 0 : (current.index.columns.savings[best] ?? 0)
  return Math.floor(savingBp / 100) || null
}
