import { expect, test } from 'vitest'
import { runFuzz, runNearValidFuzz } from './run-fuzz.ts'

/** A short version of the drill, with a fixed seed (apps/server/drills/fuzz.drill.ts sends 100,000, other ones each time). */
test('no malformed call makes the shop fail, hang or reveal internals', async () => {
  const { faults, answers } = await runFuzz(1000, 20_261_121)
  expect(faults).toEqual([])
  expect(Object.keys(answers)).toEqual(expect.arrayContaining(['200', '400', '401', '403', '404', '405', '415']))
})

test('no extreme number or date in any call on rows that are there makes the shop fail', async () => {
  const { faults, answers } = await runNearValidFuzz(500, 20_261_122)
  expect(faults).toEqual([])
  expect(Object.keys(answers)).toEqual(expect.arrayContaining(['200', '201', '400', '404', '409']))
})
