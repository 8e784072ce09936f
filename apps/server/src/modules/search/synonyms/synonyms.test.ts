import { describe, expect, test } from 'vitest'
import { defaultSynonyms } from './synonyms.data.ts'
import { foldGroup, parseSynonyms, phrasesOf } from './synonyms.parser.ts'

test('parseSynonyms reads three columns with commas of either script', () => {
  expect(parseSynonyms('\nblender | خلاط، خلاطات | 5alat, khalat\n\n')).toEqual([
    { english: ['blender'], arabic: ['خلاط', 'خلاطات'], franco: ['5alat', 'khalat'] },
  ])
})

test('foldGroup folds each term and keeps one of equal ones', () => {
  const group = { english: ['Built-in hob'], arabic: ['غسّالة', 'غساله', '؟'], franco: ['no-frost'] }
  expect(foldGroup(group)).toEqual(['built in hob', 'غساله', 'no frost'])
})

describe('the default synonyms', () => {
  const groups = parseSynonyms(defaultSynonyms)

  test.each(groups.map((group) => [group.english[0] ?? '', group] as const))(
    '%s has terms of each kind',
    (_, group) => {
      expect(group.english.length * group.arabic.length * group.franco.length).toBeGreaterThan(0)
      expect(foldGroup(group).every((term) => term.split(' ').length <= 4)).toBe(true)
    },
  )

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
    expect(groups.map(foldGroup).some((group) => group.includes(term) && group.includes(other))).toBe(true)
  })
})

test('phrasesOf lists every stretch of words, the longest first, in all forms', () => {
  expect(phrasesOf(['القلايه', 'هواييه'])).toEqual([
    { start: 0, length: 2, spellings: ['القلايه هواييه', 'قلايه هواييه'] },
    { start: 0, length: 1, spellings: ['القلايه', 'قلايه'] },
    { start: 1, length: 1, spellings: ['هواييه'] },
  ])
  expect(phrasesOf([])).toEqual([])
})
