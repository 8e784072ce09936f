import { piastres } from '@shop/contract'
import { LRUCache } from 'lru-cache'
import { describe, expect, test } from 'vitest'
import { createListIndex } from '../../listing/index/list-index.store.ts'
import { groups, type Lists, selectValues } from '../../listing/index.ts'
import { openShopByHand } from '../reading/shop.fixture.ts'
import { answerSearch } from './answer-search.rules.ts'

type Given = { names: string[]; type?: number; price?: number; litres?: number; hex?: string }

const { lexicon } = openShopByHand()
const type = { side: 0, back: 0, top: 0, minutesADay: null }
const capacity = {
  id: 7,
  key: 'capacity_l',
  name: { en: 'Capacity', ar: 'السعة' },
  kind: 'number',
  unit: 'L',
  choices: [],
} as const

/** Products with the ids 1, 2, 3 …; type 1 is a blender, 2 a kettle, 3 an iron. */
function listsOf(...given: Given[]): Lists {
  const index = createListIndex()
  const listed = given.map(({ names, type: typeId = null, price = 1000, litres, hex }, place) => ({
    id: place + 1,
    price: piastres(price * 100),
    savingBp: 0,
    sortOrder: place,
    dimensions: null,
    typeId,
    values: [
      [groups.category, 1],
      ...(typeId === null ? [] : [[groups.type, typeId] as const]),
      ...(hex ? [[groups.color, hex] as const] : []),
      ...(litres ? [[groups.fact, capacity.id] as const] : []),
    ] as [string, string | number][],
    numbers: litres ? [[capacity.id, litres * 1000] as const] : [],
    words: { starts: [], names, labels: [], details: [] },
  }))
  index.change([], listed)
  return {
    index,
    shown: selectValues(index, groups.category, [1]),
    definitions: {
      categories: new Map([[1, { en: 'Kitchen', ar: 'مطبخ' }]]),
      colors: new Map([
        ['#a3182b', { en: 'Ruby Red', ar: 'أحمر ياقوتي' }],
        ['#23272b', { en: 'Matt Black', ar: 'أسود مطفي' }],
      ]),
      types: new Map([
        [1, { ...type, key: 'blender', name: { en: 'Blender', ar: 'خلاط' } }],
        [2, { ...type, key: 'kettle', name: { en: 'Kettle', ar: 'غلاية' } }],
        [3, { ...type, key: 'iron', name: { en: 'Iron', ar: 'مكواة' } }],
      ]),
      facts: new Map([[capacity.key, capacity]]),
    },
    plans: new LRUCache({ max: 9 }),
    ranges: new LRUCache({ max: 9 }),
  }
}

const lists = listsOf(
  { names: ['blender'], type: 1, price: 1500, litres: 1.5, hex: '#a3182b' },
  { names: ['blender'], type: 1, price: 4000, litres: 2, hex: '#23272b' },
  { names: ['kettle', 'blender'], type: 2, price: 900, litres: 1.7 },
  { names: ['iron'], type: 3, price: 1200 },
  { names: ['deep', 'fryer'], price: 3000 },
  { names: ['fridge', 'cup', 'glass', 'brush'], price: 100 },
  { names: ['fantasia'], price: 700 },
)

function search(text: string, isTyping = false) {
  const { result, notices, near } = answerSearch(lists, lexicon, text, isTyping)
  const ids = result
    .rank(result.selection, Number.POSITIVE_INFINITY)
    .map((position) => lists.index.columns.ids[position] as number)
  return { ids, notices: notices.map(({ kind }) => kind), near }
}

describe('a search is relaxed', () => {
  test.each<[string, number[], string[]]>([
    ['blender', [1, 2], []],
    ['خلاط', [1, 2], []],
    ['خلاط مولينكس', [1, 2], ['dropped']],
    ['خلاط 3 لتر', [2], ['nearest']],
    ['خلاط 1.6 لتر', [1, 2], ['nearest']],
    ['blender under 500', [1, 2], ['nearest_price', 'filtered']],
    ['blender from 2000 to 3000', [1], ['nearest_price', 'filtered', 'filtered']],
    ['خلاط من 2500 الى 3500', [2], ['nearest_price', 'filtered', 'filtered']],
    ['red blender 2 l', [2], ['dropped']],
    ['red blender', [1], ['filtered']],
    ['خلاط احمر', [1], ['filtered']],
    ["ogh'", [1, 2], ['layout']],
    ['ugh hgt', [], []],
    ['belnder', [1, 2], ['corrected']],
  ])('%s', (text, ids, notices) => {
    expect(search(text)).toEqual({ ids, notices, near: [] })
  })

  test('never the kind of appliance: it says that it is not sold, and what is near', () => {
    expect(search('غسالة')).toEqual({ ids: [], notices: ['not_sold'], near: [4] })
    expect(search('red washing machine')).toEqual({ ids: [], notices: ['not_sold'], near: [4] })
  })

  test('a kind without a type is sold where the name of a product without a type has it', () => {
    expect(search('deep fryer')).toEqual({ ids: [5], notices: [], near: [] })
  })

  test('features of an unknown kind find nothing', () => {
    expect(search('red zqfhrw')).toEqual({ ids: [], notices: [], near: [] })
  })
})

describe('P-05, P-07: a word that is half typed finds names that it begins, before what the dictionary reads in it', () => {
  test.each<[string, number[]]>([
    ['fr', [5, 6]],
    ['dee', [5]],
    ['gla', [6]],
    ['blender fr', [1, 2]],
    ['deep fr', [5]],
    ['no', []],
  ])('%s', (text, ids) => {
    expect(search(text, true).ids.slice(0, 2)).toEqual(ids)
  })

  test('a kind that is not sold is named when the word is finished: by a blank, or sent off', () => {
    const named = { ids: [7], notices: [], near: [] }
    expect(search('fan', true)).toEqual(named)
    expect(search('fant')).toEqual(named)
    expect(search('fan ', true)).toMatchObject({ ids: [], notices: ['not_sold'] })
    expect(search('fan')).toMatchObject({ ids: [], notices: ['not_sold'] })
  })
})

test('a copied product name finds the product, although it names a kind that is not sold', () => {
  expect(search('fridge cup glass brush')).toEqual({ ids: [6], notices: [], near: [] })
})
