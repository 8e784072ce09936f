import { describe, expect, it } from 'vitest'
import { findDifferences, proposedSide } from './find-differences.ts'

const base = { id: 1, version: 3, name: { en: 'Kettle', ar: 'غلاية' }, price: 500, tags: ['a'], note: null }

describe('two people who edit the same record', () => {
  it('differ in nothing when both made the same of it', () => {
    expect(findDifferences(base, { ...base, price: 450 }, { ...base, price: 450, version: 4 }, 'en')).toEqual([])
  })

  it('find what one of them typed and what the other stored', () => {
    const mine = { ...base, price: 450 }
    const theirs = { ...base, version: 4, name: { en: 'Kettle 1.7 L', ar: 'غلاية' } }
    const differences = findDifferences(base, mine, theirs, 'en')
    expect(differences).toEqual([
      { path: 'name.en', names: ['name', 'en'], mine: 'Kettle', theirs: 'Kettle 1.7 L', isMine: false, isTheirs: true },
      { path: 'price', names: ['price'], mine: 450, theirs: 500, isMine: true, isTheirs: false },
    ])
    expect(differences.map(proposedSide)).toEqual(['theirs', 'mine'])
  })

  it('must choose where both changed a field', () => {
    const [difference] = findDifferences(base, { ...base, price: 450 }, { ...base, price: 480 }, 'en')
    expect(difference).toMatchObject({ path: 'price', isMine: true, isTheirs: true })
  })

  it('compare lists as a whole, and nothing with an empty text as the same', () => {
    const differences = findDifferences(base, { ...base, note: '', tags: ['a', 'b'] }, { ...base, tags: ['c'] }, 'en')
    expect(differences.map(({ path }) => path)).toEqual(['tags'])
  })

  it('take a text without words for an empty one', () => {
    expect(findDifferences({ text: null }, { text: { en: '', ar: '' } }, { text: null }, 'en')).toEqual([])
  })

  it('keep a stored price of a color whose picture was changed, and name the color', () => {
    const red = { id: 7, hex: '#aa0000', name: { en: 'Red', ar: 'أحمر' }, price: 500, stock: 3, pictures: [1] }
    const states = [red, { ...red, pictures: [1, 2] }, { ...red, price: 450, stock: 2 }].map((color) => ({
      colors: [color],
    }))
    const [was = {}, typed = {}, now = {}] = states
    const differences = findDifferences(was, typed, now, 'en')
    expect(differences.map(({ names }) => names.join(' '))).toEqual(['colors Red price', 'colors Red pictures'])
    expect(differences.map(({ path }) => path)).toEqual(['colors.0.price', 'colors.0.pictures'])
    expect(differences.map(proposedSide)).toEqual(['theirs', 'mine'])
  })

  it('compare the colors as a whole when one was added', () => {
    const red = { hex: '#aa0000', name: { en: 'Red', ar: 'أحمر' }, price: 500 }
    const mine = { colors: [red, { ...red, hex: '#00aa00' }] }
    const differences = findDifferences({ colors: [red] }, mine, { colors: [{ ...red, price: 450 }] }, 'en')
    expect(differences.map(({ path }) => path)).toEqual(['colors'])
  })

  it('find a fact that only the other person filled in, and no field that only the form has', () => {
    const differences = findDifferences(
      { facts: {} },
      { facts: {}, fact_keys: ['capacity_l'] },
      { facts: { capacity_l: 2 } },
      'en',
    )
    expect(differences.map(({ path }) => path)).toEqual(['facts.capacity_l'])
  })
})
