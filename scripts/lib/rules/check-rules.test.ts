import { expect, it } from 'vitest'
import { checkRules, listRuleIds } from './check-rules.ts'

const path = 'apps/shop.test.ts'
const titles = new Map([[path, ['a price › is whole', 'is there']]])
const row = (id: string, tests = `[shop](../${path}) is there`) => `| ${id} | Words of the rule. | ${tests} |`
const document = (own: string[] = []) => {
  const others = listRuleIds().filter((id) => !own.some((line) => line.startsWith(`| ${id} `)))
  return [...own, ...others.map((id) => row(id))].join('\n')
}

it('is content when every rule names a test that there is', () => {
  expect(listRuleIds()).toHaveLength(91)
  expect(checkRules(document(), titles)).toEqual([])
})

it.each([
  ['with its group', `[shop](../${path}) a price › is whole`],
  ['without its group', `[shop](../${path}) is whole`],
  ['beside another', `[shop](../${path}) is there<br>[shop](../${path}) is whole`],
])('finds a test %s', (_, tests) => {
  expect(checkRules(document([row('G-01', tests)]), titles)).toEqual([])
})

it.each([
  ['names no test', row('G-01', ''), 'G-01 names no test'],
  ['names one that is not there', row('G-01', `[shop](../${path}) was there`), `G-01: ${path} has no test "was there"`],
  [
    'names a file that is not there',
    row('G-01', '[x](../x.test.ts) is there'),
    'G-01: x.test.ts has no test "is there"',
  ],
  ['is none', `${row('G-01')}\n${row('G-99')}`, 'G-99 is no rule'],
  ['stands twice', `${row('G-01')}\n${row('G-01')}`, 'G-01 is listed twice'],
])('tells of a rule that %s', (_, line, problem) => {
  expect(checkRules(document([line]), titles)).toEqual([problem])
})

it('reports a rule that is not listed', () => {
  expect(checkRules(document().replace(row('W-03'), ''), titles)).toEqual(['W-03 is not listed'])
})
