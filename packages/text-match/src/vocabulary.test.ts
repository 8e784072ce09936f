import { describe, expect, test } from 'vitest'
import { Vocabulary } from './vocabulary.ts'

const vocabulary = new Vocabulary()
const words = ['kettle', 'kettles', 'air', 'fryer', 'blender', 'glass', 'خلاط', 'غلايه', 'مكنسه', '8kg', 'x']
for (const word of words) vocabulary.add(word)

describe('Vocabulary', () => {
  test('finds what begins alike, in the order of the letters', () => {
    expect(vocabulary.withPrefix('kett', 9)).toEqual(['kettle', 'kettles'])
    expect(vocabulary.withPrefix('kettle', 9)).toEqual(['kettles'])
    expect(vocabulary.withPrefix('kett', 1)).toEqual(['kettle'])
    expect(vocabulary.withPrefix('zz', 9)).toEqual([])
  })

  test.each([
    ['ketle', ['kettle']],
    ['kettel', ['kettle']],
    ['bleneder', ['blender']],
    ['مكسنه', ['مكنسه']],
    ['خلاطط', ['خلاط']],
    ['gas', []],
    ['8kg', []],
  ])('takes %s for %j', (typed, expected) => {
    expect(vocabulary.like(typed).map(({ word }) => word)).toEqual(expect.arrayContaining(expected))
    if (expected.length === 0) expect(vocabulary.like(typed)).toEqual([])
  })

  test('a word is no error of itself', () => {
    expect(vocabulary.like('kettle').map(({ word }) => word)).not.toContain('kettle')
  })

  test('hears Arabic in Latin letters', () => {
    expect(vocabulary.sounding('5alat')).toEqual(['خلاط'])
    expect(vocabulary.sounding('maknasa')).toEqual(['مكنسه'])
  })

  test('parts two words typed as one', () => {
    expect(vocabulary.splitsOf('airfryer')).toEqual([['air', 'fryer']])
    expect(vocabulary.splitsOf('kettle')).toEqual([])
  })

  test('takes words that come later', () => {
    const growing = new Vocabulary()
    growing.add('kettle')
    expect(growing.withPrefix('ke', 9)).toEqual(['kettle'])
    growing.add('kebab')
    expect(growing.withPrefix('ke', 9)).toEqual(['kebab', 'kettle'])
  })
})
