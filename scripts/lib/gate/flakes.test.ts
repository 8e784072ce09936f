import { expect, it } from 'vitest'
import { describeFlake, findFault } from './flakes.ts'
import type { Failure } from './outcome.ts'

const flake = (title: string): Failure => {
  const error = 'Error: a lamp | was not lit\n  at lamp.ts:1'
  return { file: 'lamp.test.ts', title, error, durationMs: 1, locator: null }
}
const list = (titles: string[]) =>
  [
    '| Date | Test | Error |',
    '|---|---|---|',
    ...titles.map((title) => describeFlake(flake(title), '2026-11-25')),
  ].join('\n')

it('the line of a flake is one line of the table', () => {
  expect(describeFlake(flake('is lit'), '2026-11-25')).toBe(
    '| 2026-11-25 | lamp.test.ts › is lit | Error: a lamp / was not lit |',
  )
})

it.each([
  ['an empty list', [], null],
  ['five tests', ['a', 'b', 'c', 'd', 'e'], null],
  ['six tests', ['a', 'b', 'c', 'd', 'e', 'f'], '6 tests wait to be mended; 5 may. Mend one first.'],
  ['a test that is there twice', ['a', 'b', 'a'], expect.stringContaining('"lamp.test.ts › a" was flaky twice.')],
])('%s', (_title, titles, fault) => {
  expect(findFault(list(titles))).toEqual(fault)
})
