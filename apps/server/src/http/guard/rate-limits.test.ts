import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { connect, type Pool } from '../../database/client.ts'
import { AppError } from '../../errors.ts'
import { createRateLimits } from './rate-limits.ts'

let database: TestDatabase
let pools: Pool[]
beforeAll(async () => {
  database = await createTestDatabase()
  pools = [connect(database.url, { connections: 4 }), connect(database.url, { connections: 4 })]
})
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()))
  await database.drop()
})

const secret = 'a secret of the tests, 32 characters'
const start = Date.parse('2026-05-01T09:00:00Z')
let now = start
const open = (index = 0, isOn = true) => createRateLimits(pools[index] as Pool, secret, () => new Date(now), { isOn })

/** Seconds to wait, or null when the hit was let through. */
async function take(limits: Parameters<ReturnType<typeof open>['take']>[0], index = 0): Promise<number | null> {
  try {
    await open(index).take(limits)
    return null
  } catch (error) {
    expect(error).toBeInstanceOf(AppError)
    expect(error).toMatchObject({ code: 'too_many_requests', status: 429 })
    return Number((error as AppError).details.seconds)
  }
}

describe('a limit', () => {
  test('is never exceeded within a sliding window', async () => {
    const limit = [{ name: 'slide', subject: 'a', max: 2, seconds: 60 }]
    now = start
    expect(await take(limit)).toBeNull()
    now = start + 50_000
    expect(await take(limit)).toBeNull()
    expect(await take(limit)).toBe(10)
    now = start + 59_999
    expect(await take(limit)).toBe(1)
    now = start + 60_000
    expect(await take(limit)).toBeNull()
    expect(await take(limit)).toBe(50)
  })

  test('counts each subject and each name separately', async () => {
    expect(await take([{ name: 'one', subject: 'b', max: 1, seconds: 60 }])).toBeNull()
    expect(await take([{ name: 'one', subject: 'c', max: 1, seconds: 60 }])).toBeNull()
    expect(await take([{ name: 'two', subject: 'b', max: 1, seconds: 60 }])).toBeNull()
    expect(await take([{ name: 'one', subject: 'b', max: 1, seconds: 60 }])).toBe(60)
  })

  test('is shared by all processes, also at the same moment', async () => {
    const limit = [{ name: 'shared', subject: 'd', max: 5, seconds: 60 }]
    const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => take(limit, index % 2)))
    expect(answers.filter((seconds) => seconds === null)).toHaveLength(5)
  })

  test('of several limits checked together, none is counted when one is reached', async () => {
    const small = { name: 'small', subject: 'e', max: 1, seconds: 30 }
    const large = { name: 'large', subject: 'e', max: 2, seconds: 3600 }
    expect(await take([small, large])).toBeNull()
    expect(await take([large, small])).toBe(30)
    expect(await take([large])).toBeNull()
    expect(await take([large])).toBe(3600)
  })

  test('counts a heavy call as often as it weighs', async () => {
    const of = (weight: number) => [{ name: 'heavy', subject: 'h', max: 10, seconds: 60, weight }]
    expect(await take(of(6))).toBeNull()
    now += 10_000
    expect(await take(of(4))).toBeNull()
    expect(await take(of(1))).toBe(50)
    expect(await take(of(7))).toBe(60)
    now += 50_000
    expect(await take(of(6))).toBeNull()
    expect(await take(of(11))).not.toBeNull()
  })

  test('of several limits, all must have room for one more hit', async () => {
    const [small, large] = [1, 2].map((max) => ({ name: 'room', subject: `${max}`, max, seconds: 60 }))
    if (!small || !large) throw new Error('No limits')
    const hasRoom = async () => [await open().hasRoom([small]), await open().hasRoom([large, small])]
    expect(await hasRoom()).toEqual([true, true])
    expect(await take([large])).toBeNull()
    expect(await hasRoom()).toEqual([true, true])
    expect(await take([small])).toBeNull()
    expect(await hasRoom()).toEqual([false, false])
    expect(await open().hasRoom([large])).toBe(true)
    now += 60_000
    expect(await hasRoom()).toEqual([true, true])
  })

  test('is forgotten when cleared', async () => {
    const limit = [{ name: 'cleared', subject: 'f', max: 1, seconds: 60 }]
    expect(await take(limit)).toBeNull()
    await open().clear(limit)
    expect(await take(limit)).toBeNull()
  })

  test('does not hold when limits are lifted', async () => {
    const limit = [{ name: 'lifted', subject: 'g', max: 1, seconds: 60 }]
    for (let hits = 0; hits < 3; hits += 1) await open(0, false).take(limit)
    expect(await take(limit)).toBeNull()
  })
})

test('the table stores no readable subject', async () => {
  await take([{ name: 'phone', subject: '+201012345678', max: 1, seconds: 60 }])
  const rows = await (pools[0] as Pool)`select * from rate_limits`
  expect(JSON.stringify(rows)).not.toMatch(/1012345678|phone/)
})
