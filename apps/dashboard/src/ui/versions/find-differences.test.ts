import { describe, expect, it } from 'vitest'
import { findDifferences, proposedSide } from './find-differences.ts'

const base = { id: 1, version: 3, name: { en: 'Kettle', ar: 'غلاية' }, price: 500, tags: ['a'], note: null }

describe('two people who edit the same record', () => {
  it('differ in nothing when both made the same of it', () => {
    expect(findDifferences(base, { ...base, price: 450 }, { ...base, price: 450, version: 4 })).toEqual([])
  })

  it('find what one of them typed and what the other stored', () => {
    const mine = { ...base, price: 450 }
    const theirs = { ...base, version: 4, name: { en: 'Kettle 1.7 L', ar: 'غلاية' } }
    const differences = findDifferences(base, mine, theirs)
    expect(differences).toEqual([
      { path: 'name.en', mine: 'Kettle', theirs: 'Kettle 1.7 L', isMine: false, isTheirs: true },
      { path: 'price', mine: 450, theirs: 500, isMine: true, isTheirs: false },
    ])
    expect(differences.map(proposedSide)).toEqual(['theirs', 'mine'])
  })

  it('must choose where both changed a field', () => {
    const [difference] = findDifferences(base, { ...base, price: 450 }, { ...base, price: 480 })
    expect(difference).toMatchObject({ path: 'price', isMine: true, isTheirs: true })
  })

  it('compare lists as a whole, and nothing with an empty text as the same', () => {
    const differences = findDifferences(base, { ...base, note: '', tags: ['a', 'b'] }, { ...base, tags: ['c'] })
    expect(differences.map(({ path }) => path)).toEqual(['tags'])
  })
})
