import type { Language } from '@shop/contract'
import type { RateLimits } from '../../../http/guard/rate-limits.ts'
import type { ListStore } from '../../listing/index.ts'
import type { SearchCounts } from './searches.service.ts'

export type ClickDeps = { lists: ListStore; limits: RateLimits; searchCounts: SearchCounts }

/** Limit per address; many people may share one. */
const clicksPerHour = 300

type Click = { query: string; product_id: number; language: Language; address: string }

/**
 * Counts a product that was opened from the results of a search. Nobody waits for it and it matters to no shopper, so a click beyond the
 * limit, or on what is not listed, is no error.
 *
 * @returns whether it was counted
 */
export async function countClick({ lists, limits, searchCounts }: ClickDeps, click: Click): Promise<boolean> {
  if (!(await lists.use(({ index }) => index.positionOf(click.product_id) !== undefined))) return false
  const limit = { name: 'search clicks', subject: click.address, max: clicksPerHour, seconds: 60 * 60 }
  if (!(await limits.tryTake([limit]))) return false
  searchCounts.noteClick(click.query, click.language, click.address)
  return true
}
