import { piastres } from '@shop/contract'
import { LRUCache } from 'lru-cache'
import { describe, expect, test } from 'vitest'
import { flags, groups, type Lists } from '../../catalog/index.ts'
import { createListIndex } from '../../catalog/lists/index/list-index.store.ts'
import type { ListedProduct } from '../../catalog/lists/index/list-index.types.ts'
import { selectValues } from '../../catalog/lists/select-products.rules.ts'
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
    words: { names, labels },
  }
}

function need(...alternatives: Alternative[]): Requirement {
  return { typed: '', kind: 'word', weight: 1, alternatives }
}

function search(lists: Lists, requirements: Requirement[], rest: Partial<SearchQuery> = {}): number[] {
  const result = runQuery(lists, { requirements, excluded: [], order: 'rank', ...rest })
  const ids = result.rank(result.selection).map((position) => lists.index.columns.ids[position] as number)
  expect(result.count).toBe(ids.length)
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
