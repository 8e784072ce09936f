import { piastres } from '@shop/contract'
import fc from 'fast-check'
import { LRUCache } from 'lru-cache'
import { describe, expect, test } from 'vitest'
import { createListIndex } from '../../listing/index/list-index.store.ts'
import type { ListedProduct } from '../../listing/index/list-index.types.ts'
import { flags, groups, type Lists } from '../../listing/index.ts'
import { selectValues } from '../../listing/narrow-list.rules.ts'
import { runQuery } from './run-query.rules.ts'
import type { Alternative, Requirement, SearchOrder, SearchQuery } from './search-query.types.ts'

type Given = Partial<{
  names: string[]
  labels: string[]
  type: number
  price: number
  hex: string
  isSoldOut: boolean
  noise: number
}>

const types = new Map([
  [1, { key: 'kettle', name: { en: 'Kettle', ar: 'غلاية' }, side: 0, back: 0, top: 0, minutesADay: null }],
  [2, { key: 'blender', name: { en: 'Blender', ar: 'خلاط' }, side: 0, back: 0, top: 0, minutesADay: null }],
])
const noise = {
  id: 7,
  key: 'noise_db',
  name: { en: 'Noise', ar: 'صوت' },
  kind: 'number',
  unit: null,
  choices: [],
} as const

/** Products with the ids 1, 2, 3 … in the order of the shop. */
function listsOf(...given: Given[]): Lists {
  const index = createListIndex()
  index.change([], given.map(listed))
  const categories = new Map([[1, { en: 'Kitchen', ar: 'مطبخ' }]])
  return {
    index,
    shown: selectValues(index, groups.category, [1]),
    definitions: { categories, colors: new Map(), types, facts: new Map([['noise_db', noise]]) },
    plans: new LRUCache({ max: 9 }),
    ranges: new LRUCache({ max: 9 }),
  }
}

function listed(given: Given, place: number): ListedProduct {
  const { names = [], labels = [], type = null, price = 1000, hex, isSoldOut = false } = given
  return {
    id: place + 1,
    price: piastres(price),
    savingBp: 0,
    sortOrder: place,
    dimensions: null,
    typeId: type,
    values: [
      [groups.category, 1],
      ...(type === null ? [] : [[groups.type, type] as const]),
      ...(hex ? [[groups.color, hex] as const] : []),
      ...(hex && !isSoldOut ? [[groups.colorInStock, hex] as const] : []),
      ...(isSoldOut ? [] : [[groups.flag, flags.inStock] as const]),
    ],
    numbers: given.noise === undefined ? [] : [[noise.id, given.noise]],
    words: { starts: names.slice(0, 1), names, labels, details: [] },
  }
}

function need(...alternatives: Alternative[]): Requirement {
  return { typed: '', kind: 'word', weight: 1, alternatives }
}

function search(lists: Lists, requirements: Requirement[], rest: Partial<SearchQuery> = {}): number[] {
  const result = runQuery(lists, { requirements, excluded: [], order: 'rank', ...rest })
  const idOf = (position: number) => lists.index.columns.ids[position] as number
  const ids = result.rank(result.selection, Number.POSITIVE_INFINITY).map(idOf)
  expect(result.count).toBe(ids.length)
  for (const max of [0, 1, Math.ceil(ids.length / 2)])
    expect(result.rank(result.selection, max).map(idOf)).toEqual(ids.slice(0, max))
  return ids
}

const word = (text: string, strength = 1): Alternative => ({ word: text, strength })

describe('a search finds', () => {
  const lists = listsOf(
    { names: ['kettle', 'glass'], type: 1, price: 500 },
    { names: ['lid'], labels: ['kettle'], price: 300 },
    { names: ['blender'], type: 2, hex: '#000000', price: 900 },
  )

  test('only what meets every requirement, in any of its ways', () => {
    expect(search(lists, [need(word('kettle'))])).toEqual([1, 2])
    expect(search(lists, [need(word('kettle')), need(word('glass'))])).toEqual([1])
    expect(search(lists, [need(word('lid'), word('blender'))])).toEqual([2, 3])
    expect(search(lists, [need(word('toaster'))])).toEqual([])
    expect(search(lists, [need({ phrase: ['kettle', 'glass'], strength: 1 })])).toEqual([1])
  })

  test('types, colours, prices and beginnings', () => {
    expect(search(lists, [need({ types: ['blender'], strength: 1 })])).toEqual([3])
    expect(search(lists, [need({ hexes: ['#000000'], strength: 1 })])).toEqual([3])
    expect(search(lists, [need({ price: { max: piastres(500) }, strength: 1 })])).toEqual([1, 2])
    expect(search(lists, [need({ word: 'ble', isPrefix: true, strength: 1 })])).toEqual([3])
  })

  test('nothing of a type or a fact that staff have deleted', () => {
    expect(search(lists, [need({ types: ['gone'], strength: 1 })])).toEqual([])
    expect(search(lists, [need({ fact: { key: 'gone', value: { min: 1, max: 2 } }, strength: 1 })])).toEqual([])
    expect(search(lists, [need({ types: ['gone', 'blender'], strength: 1 })])).toEqual([3])
  })

  test('nothing of what is to be missing', () => {
    expect(search(lists, [need(word('kettle'))], { excluded: [need(word('glass'))] })).toEqual([2])
  })
})

describe('a search puts first', () => {
  test('names before labels, and what is sure before guesses', () => {
    const lists = listsOf({ labels: ['kettle'] }, { names: ['ketl'] }, { names: ['kettle'] })
    expect(search(lists, [need(word('kettle'), word('ketl', 0.5))])).toEqual([3, 1, 2])
  })

  test('the kind of product before words of its accessories', () => {
    const lists = listsOf({ names: ['kettle', 'filter'] }, { names: ['kettle'], type: 1 })
    expect(search(lists, [need({ types: ['kettle'], strength: 1 }, word('kettle', 0.8))])).toEqual([2, 1])
  })

  test('what is available before what is sold out, in the colour that was asked for', () => {
    const soldOut = { names: ['kettle'], isSoldOut: true }
    expect(search(listsOf(soldOut, { names: ['kettle'] }), [need(word('kettle'))])).toEqual([2, 1])
    const red = listsOf({ ...soldOut, hex: '#ff0000' }, { names: ['kettle'], hex: '#ff0000' })
    expect(search(red, [need({ hexes: ['#ff0000'], strength: 1 })])).toEqual([2, 1])
  })

  test.each<[SearchOrder, number[]]>([
    ['price_asc', [2, 1, 3]],
    ['price_desc', [3, 1, 2]],
    ['newest', [3, 2, 1]],
    [{ fact: 'noise_db', best: 'least' }, [3, 1, 2]],
    [{ fact: 'noise_db', best: 'most' }, [1, 3, 2]],
    [{ fact: 'no_such', best: 'most' }, [1, 2, 3]],
  ])('what is asked for by %j', (order, ids) => {
    const names = ['kettle']
    const lists = listsOf({ names, price: 200, noise: 60 }, { names, price: 100 }, { names, price: 300, noise: 50 })
    expect(search(lists, [need(word('kettle'))], { order })).toEqual(ids)
  })
})

/** Ids as one product after another is looked at: who meets all, by grade, then what can be bought, then the order of the shop. */
function rankOneByOne(products: readonly Given[], { requirements, excluded, order }: SearchQuery): number[] {
  const hexes = requirements.flatMap(({ alternatives }) =>
    alternatives.flatMap((way) => ('hexes' in way ? way.hexes : [])),
  )
  const total = requirements.reduce((sum, { weight }) => sum + weight, 0) || 1
  const found = products.flatMap((product, place) => {
    const grades = requirements.map((requirement) => gradeOf(product, requirement))
    const isOut = excluded.some((requirement) => gradeOf(product, requirement) !== null)
    if (isOut || grades.includes(null)) return []
    const sum = requirements.reduce((sum, { weight }, at) => sum + (grades[at] ?? 0) * weight, 0)
    const isAskedColor = hexes.length === 0 || hexes.includes(product.hex ?? '')
    const isAvailable = !product.isSoldOut && isAskedColor
    return [{ id: place + 1, level: Math.round((sum / total) * 20), isAvailable, price: product.price ?? 1000 }]
  })
  return found
    .sort(
      (a, b) =>
        b.level - a.level ||
        Number(b.isAvailable) - Number(a.isAvailable) ||
        (order === 'price_asc' ? a.price - b.price : order === 'newest' ? b.id - a.id : 0) ||
        a.id - b.id,
    )
    .map(({ id }) => id)
}

/** The best of the ways in which a product meets a requirement; null where it does not. */
function gradeOf(product: Given, { alternatives }: Requirement): number | null {
  const grades = alternatives.flatMap((way) => {
    const { names = [], labels = [], price = 1000 } = product
    const inField = (texts: readonly string[]) => {
      if ('phrase' in way) return way.phrase.every((part) => texts.includes(part))
      if ('word' in way) return texts.some((text) => (way.isPrefix ? text.startsWith(way.word) : text === way.word))
      return false
    }
    if ('phrase' in way || 'word' in way) {
      if ('phrase' in way && way.isUntyped && product.type !== undefined) return []
      if (inField(names)) return [way.strength]
      return inField([...names, ...labels]) ? [way.strength * 0.7] : []
    }
    const isMet =
      ('types' in way && way.types.includes(types.get(product.type ?? 0)?.key ?? '')) ||
      ('hexes' in way && way.hexes.includes(product.hex ?? '')) ||
      ('price' in way && price <= (way.price.max ?? 0)) ||
      ('flag' in way && way.flag === 'in_stock' && !product.isSoldOut)
    return isMet ? [way.strength] : []
  })
  return grades.length === 0 ? null : Math.max(...grades)
}

const vocabulary = ['kettle', 'kettles', 'glass', 'lid', 'خلاط', 'خلاطات']
const colors = ['#000000', '#ff0000']
const anyWords = fc.uniqueArray(fc.constantFrom(...vocabulary), { maxLength: 3 })

const anyProduct: fc.Arbitrary<Given> = fc
  .record(
    {
      names: anyWords,
      labels: anyWords,
      type: fc.constantFrom(...types.keys()),
      hex: fc.constantFrom(...colors),
      isSoldOut: fc.boolean(),
      price: fc.integer({ min: 1, max: 9 }),
    },
    { requiredKeys: ['names', 'labels'] },
  )
  .map((given) => ({ ...given, labels: given.labels.filter((label) => !given.names.includes(label)) }))

const anyAlternative: fc.Arbitrary<Alternative> = fc
  .tuple(
    fc.constantFrom(1, 0.95, 0.8, 0.65, 0.5),
    fc.oneof(
      fc.record({ word: fc.constantFrom(...vocabulary, 'gone') }),
      fc.record({ word: fc.constantFrom('ket', 'خلا', 'l'), isPrefix: fc.constant(true) }),
      fc.record({
        phrase: fc.uniqueArray(fc.constantFrom(...vocabulary), { minLength: 1, maxLength: 2 }),
        isUntyped: fc.boolean(),
      }),
      fc.record({ types: fc.subarray(['kettle', 'blender', 'gone'], { minLength: 1 }) }),
      fc.record({ hexes: fc.subarray(colors, { minLength: 1 }) }),
      fc.record({ price: fc.record({ max: fc.integer({ min: 1, max: 9 }).map(piastres) }) }),
      fc.record({ flag: fc.constant<'in_stock'>('in_stock') }),
    ),
  )
  .map(([strength, way]) => ({ strength, ...way }))

const anyRequirement: fc.Arbitrary<Requirement> = fc.record({
  typed: fc.constant(''),
  kind: fc.constant<'word'>('word'),
  weight: fc.constantFrom(1, 0.6, 0.3),
  alternatives: fc.array(anyAlternative, { minLength: 1, maxLength: 3 }),
})

test('a search finds and ranks what one look at each product would', () => {
  const anyQuery = fc.record({
    requirements: fc.array(anyRequirement, { maxLength: 3 }),
    excluded: fc.array(anyRequirement, { maxLength: 1 }),
    order: fc.constantFrom<SearchOrder>('rank', 'price_asc', 'newest'),
  })
  fc.assert(
    fc.property(fc.array(anyProduct, { maxLength: 30 }), anyQuery, (products, query) => {
      const { requirements, ...rest } = query
      expect(search(listsOf(...products), requirements, rest)).toEqual(rankOneByOne(products, query))
    }),
    { numRuns: 500 },
  )
})
