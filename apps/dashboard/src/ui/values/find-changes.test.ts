import { describe, expect, it } from 'vitest'
import { findChanges } from './find-changes.ts'

const red = { id: 1, hex: '#aa0000', name: { en: 'Red', ar: 'أحمر' }, price: 900, pictures: [1, 2] }
const blue = { id: 2, hex: '#0000aa', name: { en: 'Blue', ar: 'أزرق' }, price: 950, pictures: [] }

describe('what a change changed', () => {
  it('names the innermost fields', () => {
    const before = { name: { en: 'Kettle', ar: 'غلاية' }, plain: { price: 500 }, is_active: true }
    const after = { name: { en: 'Kettle', ar: 'غلاية كهربائية' }, plain: { price: 450 }, is_active: false }
    expect(findChanges(before, after, 'ar')).toEqual([
      { path: ['name', 'ar'], before: 'غلاية', after: 'غلاية كهربائية' },
      { path: ['plain', 'price'], before: 500, after: 450 },
      { path: ['is_active'], before: true, after: false },
    ])
  })

  it('finds a color by its code and names it by its name', () => {
    const renamed = { ...red, name: { en: 'Ruby', ar: 'ياقوتي' }, price: 800 }
    expect(findChanges({ colors: [red, blue] }, { colors: [blue, renamed] }, 'en')).toEqual([
      { path: ['colors', 'Ruby', 'name', 'en'], before: 'Red', after: 'Ruby' },
      { path: ['colors', 'Ruby', 'name', 'ar'], before: 'أحمر', after: 'ياقوتي' },
      { path: ['colors', 'Ruby', 'price'], before: 900, after: 800 },
    ])
  })

  it('names the fields of a new or a removed color', () => {
    const [first, ...others] = findChanges({ colors: [] }, { colors: [red] }, 'en')
    expect(first).toEqual({ path: ['colors', 'Red', 'hex'], before: undefined, after: '#aa0000' })
    expect(others.map(({ path }) => path.at(-1))).toEqual(['en', 'ar', 'price', 'pictures'])
    expect(findChanges({ colors: [blue] }, { colors: null }, 'en').at(-1)).toMatchObject({ before: 950 })
  })

  it('takes a list as one field, and nothing for nothing', () => {
    expect(findChanges({ tags: ['a'], note: '' }, { tags: ['a', 'b'], note: null }, 'en')).toEqual([
      { path: ['tags'], before: ['a'], after: ['a', 'b'] },
    ])
    expect(findChanges(null, { orders_kept: 2, note: '' }, 'en')).toEqual([
      { path: ['orders_kept'], before: undefined, after: 2 },
    ])
  })

  it('shows values of unknown shape as they are', () => {
    expect(findChanges({ size: 'small' }, { size: { width: 1 } }, 'en')).toEqual([
      { path: ['size'], before: 'small', after: { width: 1 } },
    ])
  })
})
