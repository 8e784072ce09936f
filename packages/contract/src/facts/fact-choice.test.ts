import { expect, test } from 'vitest'
import { type FactChoice, parseFactChoice, writeFactChoice } from './fact-choice.ts'

test.each<[string, FactChoice['value']]>([
  ['material:glass', 'glass'],
  ['auto_off:yes', 'yes'],
  ['energy_class:A', 'A'],
  ['capacity_l:1..1.5', { min: 1, max: 1.5 }],
  ['capacity_l:..1', { min: null, max: 1 }],
  ['capacity_l:2..', { min: 2, max: null }],
  ['min_temp_c:-18..-0.5', { min: -18, max: -0.5 }],
])('%s is read as it is written', (text, value) => {
  const choice = parseFactChoice(text)
  expect(choice).toEqual({ key: text.split(':')[0], value })
  expect(choice && writeFactChoice(choice)).toBe(text)
})

test.each([
  '',
  'material',
  'material:',
  ':glass',
  'capacity_l:..',
  'capacity_l:1...2',
  'capacity_l:1.2.3..',
  'A:b',
  'a:b c',
])('"%s" is no choice', (text) => expect(parseFactChoice(text)).toBeNull())
