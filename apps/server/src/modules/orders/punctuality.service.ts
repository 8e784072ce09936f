import type { Db } from '../../database/client.ts'
import { holdsUntil, showsTopics } from '../../http/answers/shared-answers.ts'
import { showsPunctuality } from '../delivery/index.ts'
import { countKeptPromises } from './punctuality.repository.ts'

/** The public figure counts so many days. */
const days = 90
/** Of fewer orders, one late parcel says too much. */
const minOrders = 20
/** How long the figure is not counted again, in milliseconds. */
const lifeMs = 60 * 60_000

/** The kept promises in percent, rounded down; null while the owner does not show them, or of too few orders. */
export async function getPublicPunctuality(db: Db, now: Date): Promise<number | null> {
  showsTopics(['delivery'])
  holdsUntil(new Date(now.getTime() + lifeMs))
  if (!(await showsPunctuality(db))) return null
  const rows = await countKeptPromises(db, now, days)
  const due = rows.reduce((sum, row) => sum + row.due, 0)
  const kept = rows.reduce((sum, row) => sum + row.kept, 0)
  return due < minOrders ? null : Math.floor((100 * kept) / due)
}
