import { piastres } from '@shop/contract'
import fc from 'fast-check'
import { LRUCache } from 'lru-cache'
import { expect, test } from 'vitest'
import { flags, groups, type Lists, selectValues } from '../../catalog/index.ts'
import { createListIndex } from '../../catalog/lists/index/list-index.store.ts'
import { compileLexicon } from '../meanings/compile-lexicon.rules.ts'
import { defaultSynonyms } from '../synonyms/synonyms.data.ts'
import { parseSynonyms } from '../synonyms/synonyms.parser.ts'
import { giveWay } from './give-way.rules.ts'

const names = ['kettle', 'glass', 'kettles', 'blender', 'steel', 'خلاط', 'غلايه', 'زجاج', 'مكنسه', 'stainless', '8kg']
const lexicon = compileLexicon(parseSynonyms(defaultSynonyms), { types: [], facts: [], categories: [] })

/** Products of two words each. */
function openLists(): Lists {
  const index = createListIndex()
  const products = names.map((name, place) => ({
    id: place + 1,
    price: piastres(1000 * (place + 1)),
    savingBp: 0,
    sortOrder: place,
    dimensions: null,
    typeId: null,
    values: [[groups.category, 1] as const, [groups.flag, flags.inStock] as const],
    numbers: [],
    words: { starts: [], names: [name, names[(place * 3 + 1) % names.length] as string], labels: [], details: [] },
  }))
  index.change([], products)
  return {
    index,
    shown: selectValues(index, groups.category, [1]),
    definitions: { categories: new Map(), colors: new Map(), types: new Map(), facts: new Map() },
    plans: new LRUCache({ max: 9 }),
    ranges: new LRUCache({ max: 9 }),
  }
}

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc
    .array(fc.constantFrom(...names, 'kettel', 'glassblender', 'بدون', 'تحت', '1500', '8', 'kg', "'", '\uD83D'))
    .map((words) => words.join(' ')),
)
/** A few for each of twelve words: what is tried in several combinations is looked up once. */
const maxLookups = 300

test('any text is answered in a bounded number of look-ups', () => {
  const lists = openLists()
  const { words } = lists.index
  const select = words.select.bind(words)
  let lookups = 0
  words.select = (...given) => {
    lookups += 1
    select(...given)
  }
  fc.assert(
    fc.property(anyText, (text) => {
      lookups = 0
      const { result } = giveWay(lists, lexicon, text)
      const ranked = result.rank(result.selection, Number.POSITIVE_INFINITY)
      expect(new Set(ranked).size).toBe(result.count)
      expect(ranked.length).toBe(result.count)
      expect(lookups).toBeLessThanOrEqual(maxLookups)
    }),
    { numRuns: 300 },
  )
})
