import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLongRun } from '../../../test/long-run.ts'
import { saveProductWords } from './index/index-products.repository.ts'
import { buildProductWords } from './index/product-words.rules.ts'
import { addCategory, addProduct, openSearchShop, type SearchShop } from './search.fixture.ts'

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
  await addProduct(shop.db, await addCategory(shop.db, 'Blenders', 'خلاطات'), 'Blender 8 kg', 'خلاط ٨ كجم')
  const find = shop.openFinder()
  expect(await find('خلاط')).toMatchObject({ total: 1 })
  await fc.assert(
    fc.asyncProperty(anyText, async (query) => {
      await find(query)
    }),
    { numRuns: isLongRun ? 300 : 80 },
  )
})

test('PostgreSQL takes the words of every text that it can hold', async () => {
  const id = await addProduct(shop.db, await addCategory(shop.db, 'Kitchen', 'المطبخ'), 'Kettle', 'غلاية')
  const anyStored = anyText.map((text) => text.replaceAll('\0', '').toWellFormed())
  await fc.assert(
    fc.asyncProperty(anyStored, anyStored, async (en, ar) => {
      const words = buildProductWords({ name: { en, ar }, sku: en, labels: [ar], details: [en, ar] })
      await saveProductWords(shop.db, [{ id, ...words }])
      const [saved] = await shop.db`select starts, names, labels, details from product_words where product_id = ${id}`
      expect(saved).toEqual(words)
    }),
    { numRuns: isLongRun ? 300 : 80 },
  )
})
