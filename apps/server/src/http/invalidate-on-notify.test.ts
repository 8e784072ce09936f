import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { type DatabaseLine, openDatabaseLine } from '../../test/fakes/database-line.ts'
import { connect, type Pool } from '../database/client.ts'
import { invalidateOnNotify } from './invalidate-on-notify.ts'
import { createSharedAnswers, type SharedAnswers, showsTopics } from './shared-answers.ts'
import { createWorkload } from './workload.ts'

/** A process keeps answers, another changes what they show, and the line between them is not what it should be. */
let database: TestDatabase
let line: DatabaseLine
let pool: Pool
let other: Pool
let answers: SharedAnswers
let stop: () => void
const warnings: string[] = []
const log = { warn: (_facts: object, text: string) => void warnings.push(text) }
beforeEach(async () => {
  warnings.length = 0
  database = await createTestDatabase()
  line = await openDatabaseLine(database.url)
  pool = connect(line.url, { connections: 2, maxSilence: 0.3 })
  other = connect(database.url, { connections: 1 })
  answers = createSharedAnswers(createWorkload(10))
  stop = await invalidateOnNotify(pool, answers, log, 100)
})
afterEach(async () => {
  stop()
  await line.stop()
  await Promise.all([pool.end({ timeout: 1 }), other.end()])
  await database.drop()
})

const cacheAnswer = (topic: string) =>
  answers.get(topic, async () => {
    showsTopics([topic])
    return { status: 200, headers: {}, body: Buffer.from(topic) }
  })
const change = (topic: string) => other.notify('shop_changed', topic)
const isCached = (topic: string) => answers.find(topic) !== undefined
const rounds = async (count: number) => {
  for (let done = 0; done < count; done += 1) await other`select pg_sleep(0.1)`
}

test('what another process changes is dropped, and nothing else, however long it is quiet', async () => {
  await Promise.all([cacheAnswer('product:1'), cacheAnswer('product:2')])
  await rounds(5)
  expect([isCached('product:1'), isCached('product:2')]).toEqual([true, true])
  await change('product:1')
  await expect.poll(() => isCached('product:1')).toBe(false)
  expect(isCached('product:2')).toBe(true)
  expect(warnings).toEqual([])
})

test('a change that was told while the line was dead without telling is not missed', async () => {
  await cacheAnswer('product:1')
  line.freeze()
  await change('product:1')
  await expect.poll(() => isCached('product:1')).toBe(false)
  expect(warnings).toContain('changes: no notification arrives, listening anew')
  // And it listens on another line.
  await rounds(10)
  const before = warnings.length
  await cacheAnswer('product:2')
  await rounds(5)
  expect(isCached('product:2')).toBe(true)
  await change('product:2')
  await expect.poll(() => isCached('product:2')).toBe(false)
  expect(warnings.length).toBe(before)
})

test('while the database is away what is kept is shown, and dropped when it is back', async () => {
  await cacheAnswer('product:1')
  line.cut()
  await rounds(10)
  expect(isCached('product:1')).toBe(true)
  await change('product:1')
  line.restore()
  await expect.poll(() => isCached('product:1')).toBe(false)
  // It hears again: what is kept now stays.
  const staysCached = async () => {
    await cacheAnswer('product:2')
    await rounds(4)
    return isCached('product:2')
  }
  await expect.poll(staysCached).toBe(true)
})
