import { clockSkewMs } from '../../clock.ts'
import { type Db, inTransaction } from '../../database/client.ts'
import { AppError, isRefusal } from '../../errors.ts'
import { deriveKey, hashWithKey } from '../../secrets.ts'
import { describeWait } from './describe-wait.ts'

/**
 * At most `max` hits within `seconds`, for one subject: a phone, an address, a user.
 * `weight`: how many times one call counts; one when not given.
 */
export type Limit = { name: string; subject: string; max: number; seconds: number; weight?: number }

export type RateLimits = {
  /**
   * Counts one hit on each limit, or on none when one of them is full. Windows slide: at no moment more than `max` hits lie
   * within the last `seconds`. All processes count together.
   *
   * @param tx a transaction: the hits count only if it commits
   * @throws AppError `too_many_requests` (details: `seconds` until the next hit fits)
   */
  take(limits: readonly Limit[], tx?: Db): Promise<void>
  /** The same. @returns false when one of them is full */
  tryTake(limits: readonly Limit[], tx?: Db): Promise<boolean>
  /** Whether one more hit on each limit would fit, without counting it. */
  hasRoom(limits: readonly Limit[], tx?: Db): Promise<boolean>
  /** Deletes all hits on these limits, after a success. */
  clear(limits: readonly Limit[]): Promise<void>
}

/** @param options.isOn false disables every limit, for a load test */
export function createRateLimits(
  db: Db,
  secret: string,
  readClock: () => Date,
  options: { isOn: boolean } = { isOn: true },
): RateLimits {
  if (!options.isOn)
    return {
      take: async () => undefined,
      tryTake: async () => true,
      hasRoom: async () => true,
      clear: async () => undefined,
    }
  const key = deriveKey(secret, 'rate limits')
  const keyOf = (limit: Limit) => hashWithKey(key, `${limit.name} ${limit.seconds} ${limit.subject}`)
  const take: RateLimits['take'] = async (limits, within = db) => {
    if (limits.length === 0) return
    const hits = limits.map((limit) => ({ ...limit, key: keyOf(limit) })).sort((a, b) => (a.key < b.key ? -1 : 1))
    await inTransaction(within, async (tx) => {
      const now = readClock()
      const counted = await countHits(tx, hits, now)
      const full = hits.filter((hit) => !counted.has(hit.key))
      if (full.length === 0) return
      const seconds = await secondsUntilFree(tx, full, now)
      throw new AppError('too_many_requests', { details: { seconds }, words: { wait: describeWait(seconds) } })
    })
  }
  return {
    take,
    async tryTake(limits, within) {
      try {
        await take(limits, within)
        return true
      } catch (error) {
        if (isRefusal(error, 'too_many_requests')) return false
        throw error
      }
    },
    async hasRoom(limits, within = db) {
      const now = readClock().getTime()
      const until = new Date(now + clockSkewMs)
      // No array of limits: one of unknown length would be planned anew at each call.
      const rooms = limits.map(
        (limit) => within`(
          select count(*) < ${limit.max} from rate_limits, unnest(hits) as hit
          where key = ${keyOf(limit)} and hit > ${new Date(now - limit.seconds * 1000)} and hit <= ${until})`,
      )
      const rows = await within`select where ${rooms.reduce((all, room) => within`${all} and ${room}`)}`
      return rows.length > 0
    },
    async clear(limits) {
      await db`delete from rate_limits where key = any(${limits.map(keyOf)}::text[])`
    },
  }
}

/** Deletes rows whose hits have all expired. */
export async function forgetHits(db: Db, now: Date): Promise<void> {
  await db`delete from rate_limits where expires_at <= ${now}`
}

type Hit = Limit & { key: string }

const weightOf = ({ weight = 1 }: Limit) => weight

/** One statement, so that simultaneous hits cannot exceed the limit. @returns the keys below their limit */
async function countHits(tx: Db, hits: readonly Hit[], now: Date): Promise<Set<string>> {
  const rows = await tx<{ key: string }[]>`
    insert into rate_limits (key, most, hits, expires_at)
    select key, most, array_fill(${now}::timestamptz, array[weight]), ${now}::timestamptz + make_interval(secs => seconds)
    from unnest(
      ${hits.map((hit) => hit.key)}::text[], ${hits.map((hit) => hit.max)}::integer[],
      ${hits.map((hit) => hit.seconds)}::integer[], ${hits.map(weightOf)}::integer[]
    ) as wanted (key, most, seconds, weight)
    where weight <= most
    on conflict (key) do update set most = excluded.most, expires_at = excluded.expires_at,
      hits = ${hitsThatCount(tx, now)} || excluded.hits
    where cardinality(${hitsThatCount(tx, now)}) + cardinality(excluded.hits) <= excluded.most
    returning key`
  return new Set(rows.map((row) => row.key))
}

/**
 * The hits of a row inside the window, which is as long as a new hit lasts. Hits dated in the future (the clock was set
 * back) are ignored, or they would lock people out until the clock has caught up.
 */
function hitsThatCount(tx: Db, now: Date) {
  return tx`array(
    select hit from unnest(rate_limits.hits) as hit where hit > ${now}::timestamptz - (excluded.expires_at - ${now}::timestamptz)
      and hit <= ${new Date(now.getTime() + clockSkewMs)}
  )`
}

async function secondsUntilFree(tx: Db, full: readonly Hit[], now: Date): Promise<number> {
  const rows = await tx<{ key: string; hits: Date[] }[]>`
    select key, hits from rate_limits where key = any(${full.map((hit) => hit.key)}::text[])`
  const waits = full.map((hit) => {
    const hits = rows.find((row) => row.key === hit.key)?.hits ?? []
    const deciding = hits.at(-(hit.max - weightOf(hit) + 1))
    return deciding ? (deciding.getTime() - now.getTime()) / 1000 + hit.seconds : 1
  })
  return Math.max(1, Math.ceil(Math.max(...waits)))
}
