import fc from 'fast-check'
import { afterAll, beforeAll, test } from 'vitest'
import { buildDocument } from './index/search-document.rules.ts'
import { openSearchShop, type SearchShop } from './search.fixture.ts'

let shop: SearchShop

beforeAll(async () => {
  shop = await openSearchShop()
})

afterAll(async () => await shop.close())

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc
    .array(
      fc.constantFrom(
        'خلاط',
        'ال',
        '8',
        'kg',
        "'",
        '\\',
        '\0',
        ':*',
        '&',
        '|',
        '!',
        '(',
        ')',
        '<->',
        ' ',
        '-',
        '\uD83D',
      ),
    )
    .map((parts) => parts.join('')),
)

test('any text is searched without a fault', async () => {
  await fc.assert(
    fc.asyncProperty(anyText, async (query) => {
      await shop.find(query)
    }),
    { numRuns: 300 },
  )
})

test('PostgreSQL takes every document', async () => {
  await fc.assert(
    fc.asyncProperty(anyText, anyText, async (en, ar) => {
      const { document } = buildDocument({ name: { en, ar }, sku: en, labels: [ar], details: [en, ar] })
      await shop.db`select ${document}::tsvector`
    }),
    { numRuns: 300 },
  )
})
