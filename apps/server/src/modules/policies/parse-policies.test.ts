import { expect, test } from 'vitest'
import { impatient } from '../../../test/impatient.ts'
import { parsePolicies } from './parse-policies.service.ts'
import { parsePolicy } from './policy-text.parser.ts'

const patient = { maxMs: 30_000 }
const text = '## Returns\n\nWithin **14 days**, see [terms](/terms).\n\n- one\n- two'

test('texts are parsed as they are without a worker', async () => {
  expect(await parsePolicies([text, ''], patient)).toEqual([parsePolicy(text), []])
})

test('a text that is too costly is skipped; those before and after it are parsed', async () => {
  const nested = '*a '.repeat(2500) + 'a* '.repeat(2500)
  expect(await parsePolicies([text, nested, text], patient)).toEqual([parsePolicy(text), null, parsePolicy(text)])
})

test('a text that is nested deeper than any is given up', async () => {
  const deep = `${'**a _b '.repeat(80)}x${' b_ a**'.repeat(80)}`
  expect(await parsePolicies([deep, text], patient)).toEqual([null, parsePolicy(text)])
})

test('a text that takes longer than it may is given up, and its worker with it', async () => {
  const long = '- a line\n'.repeat(300)
  expect(await parsePolicies([long], { maxMs: impatient(1) })).toEqual([null])
  expect(await parsePolicies([long], patient)).toEqual([parsePolicy(long)])
})
