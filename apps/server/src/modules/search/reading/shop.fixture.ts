import { defaultSynonyms } from '../../search-desk/synonyms/synonyms.data.ts'
import { parseSynonyms } from '../../search-desk/synonyms/synonyms.parser.ts'
import { compileLexicon } from '../meanings/compile-lexicon.rules.ts'
import type { SearchedShop } from './reading.types.ts'

/** A shop of a few words, with the default synonyms. */
export function openShopByHand(words: readonly string[] = []): SearchedShop {
  const numbers = [
    ['capacity_l', 'L'],
    ['power_w', 'W'],
    ['blade_inch', 'inch'],
    ['noise_db', 'dBA'],
    ['taps', null],
    ['people', 'people'],
  ] as const
  const known = new Set(words)
  return {
    lexicon: compileLexicon(parseSynonyms(defaultSynonyms), { types: [], facts: [], categories: new Map() }),
    words: {
      wordsWithPrefix: (prefix) => words.filter((word) => word.startsWith(prefix) && word !== prefix),
      allWithPrefix: () => [],
      wordsLike: () => [],
      wordsSounding: () => [],
      splitsOf: () => [],
      isInDetails: () => false,
      frequencyOf: (word) => (known.has(word) ? 1 : 0),
    },
    colors: new Map([
      ['#a3182b', { en: 'Ruby Red', ar: 'أحمر ياقوتي' }],
      ['#23272b', { en: 'Matt Black', ar: 'أسود مطفي' }],
      ['#a9cbe3', { en: 'Baby Blue', ar: 'لبني' }],
    ]),
    brands: new Map([['tefal', 'Tefal']]),
    facts: new Map<string, NonNullable<ReturnType<SearchedShop['facts']['get']>>>([
      ...numbers.map(([key, unit]) => [key, { key, kind: 'number', unit, choices: [] }] as const),
      ['auto_off', { key: 'auto_off', kind: 'flag', unit: null, choices: [] }],
      [
        'food_material',
        {
          key: 'food_material',
          kind: 'choice',
          unit: null,
          choices: [{ id: 1, key: 'glass', name: { en: 'Glass', ar: 'زجاج' } }],
        },
      ],
    ]),
    hasFact: (_, key) => numbers.some(([number]) => number === key),
  }
}
