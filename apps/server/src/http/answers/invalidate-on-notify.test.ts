import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { type DatabaseLine, openDatabaseLine } from '../../../test/fakes/database-line.ts'
import { impatient } from '../../../test/impatient.ts'
import { createWorkload } from '../../concurrency/workload.ts'
import { connect, type Pool, type PoolOptions } from '../../database/client.ts'
import { invalidateOnNotify } from './invalidate-on-notify.ts'
import { createSharedAnswers, type SharedAnswers, showsTopics } from './shared-answers.ts'

/** One process caches answers, another changes their data, and the connection for notifications is broken. */
let database: TestDatabase
let line: DatabaseLine
let pool: Pool
let other: Pool
let answers: SharedAnswers
let stop: () => void
let probe: MockInstance<Pool['notify']>
const warnings: string[] = []
const log = { warn: (_facts: object, text: string) => void warnings.push(text) }
beforeEach(async () => {
  warnings.length = 0
  database = await createTestDatabase()
  line = await openDatabaseLine(database.url)
  other = connect(database.url, { connections: 1 })
  answers = createSharedAnswers(createWorkload(10))
})
afterEach(async () => {
  stop()
  vi.useRealTimers()
  await line.stop()
  await Promise.all([pool.end({ timeout: 1 }), other.end()])
  await database.drop()
})

async function listen(options: PoolOptions = {}): Promise<void> {
  pool = connect(line.url, { connections: 2, ...options })
  probe = vi.spyOn(pool, 'notify')
  // The test says when a probe is due: a slow machine would take a late notification for a dead connection.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  stop = await invalidateOnNotify(pool, answers, log, probeMs)
}

const cacheAnswer = (topic: string) =>
  answers.get(topic, async () => {
    showsTopics([topic])
    return { status: 200, headers: {}, body: Buffer.from(topic) }
  })
const change = (topic: string) => other.notify('shop_changed', topic)
const isCached = (topic: string) => answers.find(topic) !== undefined
const probeMs = 1000
const beginProbe = () => vi.advanceTimersByTime(probeMs)

const isCachedAfterProbe = () => {
  beginProbe()
  return isCached('product:1')
}

/** Probes so often, and waits each time until the probe is answered and heard, or has failed. */
async function probeTimes(count: number): Promise<void> {
  for (let done = 0; done < count; done += 1) {
    probe.mockClear()
    const resultOfProbe = () => {
      if (probe.mock.settledResults.length === 0) beginProbe()
      return probe.mock.settledResults[0]?.type
    }
    await expect.poll(resultOfProbe).toMatch(/fulfilled|rejected/)
    if (resultOfProbe() === 'fulfilled') await waitUntilHeard()
  }
}

/** Notifications arrive in their order: once this one has, the process has heard all before it. */
async function waitUntilHeard(): Promise<void> {
  await cacheAnswer('marker')
  await change('marker')
  await expect.poll(() => isCached('marker')).toBe(false)
}

test('a change in another process invalidates its cached answers alone, also after a long silence', async () => {
  await listen()
  await Promise.all([cacheAnswer('product:1'), cacheAnswer('product:2')])
  await probeTimes(5)
  expect([isCached('product:1'), isCached('product:2')]).toEqual([true, true])
  await change('product:1')
  await expect.poll(() => isCached('product:1')).toBe(false)
  expect(isCached('product:2')).toBe(true)
  expect(warnings).toEqual([])
})

test('a change made during a silent disconnect is not missed', async () => {
  // Seconds, because the pool must also answer in time once it has another connection.
  await listen({ maxSilence: impatient(3) })
  await cacheAnswer('product:1')
  line.freeze()
  await change('product:1')
  await expect.poll(isCachedAfterProbe).toBe(false)
  expect(warnings).toContain('cache invalidation: LISTEN is dead, reconnecting')
  // And it listens on another line.
  await probeTimes(10)
  const before = warnings.length
  await cacheAnswer('product:2')
  await probeTimes(5)
  expect(isCached('product:2')).toBe(true)
  await change('product:2')
  await expect.poll(() => isCached('product:2')).toBe(false)
  expect(warnings.length).toBe(before)
})

test('serves cached answers while the database is away, and clears them afterwards', async () => {
  await listen()
  await cacheAnswer('product:1')
  line.cut()
  await probeTimes(2)
  expect(isCached('product:1')).toBe(true)
  await change('product:1')
  line.restore()
  await expect.poll(isCachedAfterProbe).toBe(false)
  // It listens again, so new answers are cached.
  const staysCached = async () => {
    await cacheAnswer('product:2')
    await probeTimes(2)
    return isCached('product:2')
  }
  await expect.poll(staysCached).toBe(true)
})
