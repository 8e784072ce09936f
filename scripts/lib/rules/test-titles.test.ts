import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../run.ts'
import { readTestTitles } from './test-titles.ts'

const titles = readTestTitles(root, [join(root, 'tsconfig.json')])

it('reads plain tests, tables and groups', () => {
  expect(titles.get('scripts/lib/rules/check-rules.test.ts')).toEqual(
    expect.arrayContaining(['finds a test %s', 'reports a rule that is not listed']),
  )
  expect(titles.get('scripts/lib/build.test.ts')).toContain(
    'a fingerprint of sources › is missing before the first build',
  )
})
