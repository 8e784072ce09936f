import { piastres } from '@shop/contract'
import fc from 'fast-check'
import { LRUCache } from 'lru-cache'
import { expect, test } from 'vitest'
import { openCallCounter } from '../../../../test/count-calls.ts'
import { isLongRun } from '../../../../test/long-run.ts'
import { createListIndex } from '../../listing/index/list-index.store.ts'
import { flags, groups, type Lists, selectValues } from '../../listing/index.ts'
import { defaultSynonyms } from '../../search-desk/synonyms/synonyms.data.ts'
import { parseSynonyms } from '../../search-desk/synonyms/synonyms.parser.ts'
import { compileLexicon } from '../meanings/compile-lexicon.rules.ts'
import { answerSearch } from './answer-search.rules.ts'

const names = ['kettle', 'glass', 'kettles', 'blender', 'steel', 'خلاط', 'غلايه', 'زجاج', 'مكنسه', 'stainless', '8kg']
const lexicon = compileLexicon(parseSynonyms(defaultSynonyms), { types: [], facts: [], categories: new Map() })

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
      const { result } = answerSearch(lists, lexicon, text)
      const ranked = result.rank(result.selection, Number.POSITIVE_INFINITY)
      expect(new Set(ranked).size).toBe(result.count)
      expect(ranked.length).toBe(result.count)
      expect(lookups).toBeLessThanOrEqual(maxLookups)
    }),
    { numRuns: isLongRun ? 300 : 80 },
  )
})

const letters = (alphabet: string, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...alphabet), minLength: 2, maxLength })
/** Words like many others: of frequent letters, with a letter wrong, joined, in another layout, of one or two letters. */
const anyWord = fc.oneof(
  letters('esatrino', 9),
  letters('امهيونلرب', 9),
  letters('abd2357kltmn', 8),
  letters('asdfghjkl;', 9),
  letters('acgiyw', 2),
  fc.constantFrom(...lexicon.words),
  fc.tuple(fc.constantFrom(...lexicon.words), fc.nat(5)).map(([word, at]) => word.slice(0, at) + word.slice(at + 1)),
  fc.tuple(fc.constantFrom(...lexicon.words), fc.constantFrom(...lexicon.words)).map((words) => words.join('')),
  fc.constantFrom('بدون', 'تحت', '1', 'من', '3', '9000', 'kg', 'red', 'steel', 'خلاط', 'ac'),
)
const twelveWords = fc.array(anyWord, { minLength: 9, maxLength: 14 }).map((words) => words.join(' '))
/** Some five milliseconds; nearly twice as many as the most that was seen. */
const maxCalls = 150_000
/** Nine words of frequent letters, each like hundreds of known ones. */
const frequentLetters = 'inaiien estnsri nrrttte nietiri saateir araaerr nssasar irirnre rasira'

test('any text is answered by a bounded number of calls', async () => {
  const lists = openLists()
  const counter = await openCallCounter(['/modules/search/', '/modules/catalog/lists/'])
  const countCalls = (text: string) =>
    counter.count(() => {
      const { result } = answerSearch(lists, lexicon, text.slice(0, 200))
      result.rank(result.selection, 24)
    })
  try {
    expect(await countCalls(frequentLetters)).toBeLessThanOrEqual(maxCalls)
    await fc.assert(
      fc.asyncProperty(fc.oneof({ weight: 3, arbitrary: twelveWords }, anyText), async (text) => {
        expect(await countCalls(text)).toBeLessThanOrEqual(maxCalls)
      }),
      { numRuns: isLongRun ? 300 : 80 },
    )
  } finally {
    counter.close()
  }
})
