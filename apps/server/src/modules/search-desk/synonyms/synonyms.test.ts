import { readFile } from 'node:fs/promises'
import { foldTerms } from '@shop/text-match'
import { describe, expect, test } from 'vitest'
import { defaultSynonyms } from './synonyms.data.ts'
import { parseSynonyms } from './synonyms.parser.ts'

const presetTypes = new URL('../../../../seed/presets/types.json', import.meta.url)

test('parseSynonyms reads columns with commas of either script', () => {
  expect(parseSynonyms('\nsteel | ستيل، استيل | steel, estel\n\n')).toEqual([
    {
      english: ['steel'],
      arabic: ['ستيل', 'استيل'],
      franco: ['steel', 'estel'],
      isAppliance: false,
      types: [],
      nearTypes: [],
    },
  ])
})

test.each([
  ['mixer | ميكسر | mikser | hand-mixer, stand-mixer | blender', ['hand-mixer', 'stand-mixer'], ['blender']],
  ['fridge | ثلاجة | talaga | - |', [], []],
])('parseSynonyms reads the kind of appliance: %s', (line, types, nearTypes) => {
  expect(parseSynonyms(line)).toMatchObject([{ isAppliance: true, types, nearTypes }])
})

describe('the default synonyms', () => {
  const groups = parseSynonyms(defaultSynonyms)
  const termsOf = ({ english, arabic, franco }: (typeof groups)[number]) =>
    foldTerms([...english, ...arabic, ...franco])

  test.each(groups.map((group) => [group.english[0] ?? '', group] as const))(
    '%s has terms of each kind',
    (_, group) => {
      expect(group.english.length * group.arabic.length * group.franco.length).toBeGreaterThan(0)
      expect(termsOf(group).every((term) => term.split(' ').length <= 4)).toBe(true)
    },
  )

  test('name types that the shop is preset with', async () => {
    const presets: { key: string }[] = JSON.parse(await readFile(presetTypes, 'utf8'))
    const known = presets.map(({ key }) => key)
    const named = new Set(groups.flatMap(({ types, nearTypes }) => [...types, ...nearTypes]))
    expect([...named].filter((type) => !known.includes(type))).toEqual([])
    expect(known.filter((type) => !groups.some(({ types }) => types.includes(type)))).toEqual([])
  })

  test('name each group once', () => {
    const names = groups.map((group) => group.english[0])
    expect(new Set(names).size).toBe(names.length)
  })

  test.each([
    ['5alat', 'خلاط'],
    ['8alaya', 'غلايه'],
    ['كاتل', 'kettle'],
    ['قلايه هواييه', 'air fryer'],
    ['مكنسه', 'vacuum cleaner'],
    ['نور', 'nawwar'],
  ])('%s and %s are one', (term, other) => {
    expect(groups.map(termsOf).some((group) => group.includes(term) && group.includes(other))).toBe(true)
  })
})
