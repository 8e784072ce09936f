import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { runFuzz, runNearValidFuzz } from '../test/fuzz/run-fuzz.ts'
import { recordFigures } from '../test/long-run.ts'

const requests = 100_000
const nearValidRequests = 20_000

test('a hundred thousand requests of nonsense: no 5xx, no hang, no leak', { timeout: 3_600_000 }, async () => {
  const seed = randomInt(2 ** 31)
  const { faults, answers, slowestMillis } = await runFuzz(requests, seed)
  expect(faults, `seed ${seed}`).toEqual([])
  const named = Object.entries(answers).map(([status, count]) => [`answers ${status}`, count])
  await recordFigures('fuzz: nonsense in every call', {
    requests,
    'slowest ms': slowestMillis,
    ...Object.fromEntries(named),
  })
})

test('twenty thousand calls on rows that are there, with extreme numbers and dates: no 5xx, no hang', {
  timeout: 3_600_000,
}, async () => {
  const seed = randomInt(2 ** 31)
  const { faults, slowestMillis } = await runNearValidFuzz(nearValidRequests, seed)
  expect(faults, `seed ${seed}`).toEqual([])
  await recordFigures('fuzz: extreme numbers and dates in calls that fit', {
    requests: nearValidRequests,
    'slowest ms': slowestMillis,
  })
})
