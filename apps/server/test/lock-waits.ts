import { expect } from 'vitest'
import type { Db, Pool } from '../src/database/client.ts'

/** Waits until so many transactions of this database wait for a lock, or more: the shop's own work may wait as well. */
export async function waitForLockWaits(db: Pool, expected: number): Promise<void> {
  const count = async () => {
    const [row] = await db<{ count: number }[]>`
      select count(*) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and application_name <> 'nawwar-jobs'`
    return row?.count ?? 0
  }
  await expect.poll(count).toBeGreaterThanOrEqual(expected)
}

/** Runs something while rows are locked, then releases them. */
export async function whileHeld<Result>(
  db: Pool,
  hold: (tx: Db) => PromiseLike<unknown>,
  work: () => Promise<Result>,
): Promise<Result> {
  const held = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const holding = db.begin(async (tx) => {
    await hold(tx)
    held.resolve()
    await released.promise
  })
  await held.promise
  try {
    return await work()
  } finally {
    released.resolve()
    await holding
  }
}
