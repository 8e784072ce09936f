import { piastres } from '@shop/contract'
import { expect, test } from 'vitest'
import { openTestShop, withoutLimits } from '../../../../test/app.ts'
import { createProduct } from '../../../../test/factories.ts'
import { indexProducts } from '../index.ts'
import { openPopularSearches, showNumbers } from './popular-searches.service.ts'

const now = new Date('2026-04-25T09:00:00Z')

test('a text that begins as typed is searched for once, until the lists change, and shown as it was understood', async () => {
  const shop = await openTestShop({ config: withoutLimits, readClock: () => now })
  const { pool, deps } = shop
  const { id } = await createProduct(pool, { nameEn: 'Steel Kettle', nameAr: 'غلاية ستيل' })
  await indexProducts(pool, [id])
  await pool`
    insert into searches (day, query, typed, language, count, searchers)
    select day::date, typed, typed, 'en', searchers, searchers
    from unnest(${['2026-04-24', '2026-04-25']}::text[]) day,
      (values ('steel kettle', 9), ('steel kettle under 0101234', 8)) as given (typed, searchers)`
  const shown = ['steel kettle', 'steel kettle under 101,234']
  let searched = 0
  const popular = openPopularSearches({
    db: pool,
    lists: deps.lists,
    readClock: () => now,
    look(query, language, read) {
      searched += 1
      return deps.productSearch.look(query, language, read)
    },
  })
  const readDefinitions = () => deps.lists.use(({ definitions }) => definitions)
  const before = await readDefinitions()
  for (const text of ['st', 'ste', 'stee', 'steel']) expect(await popular.beginningWith(text, 'en', 3)).toEqual(shown)
  expect(searched).toBe(2)
  deps.lists.noteDefinitions()
  expect(await readDefinitions()).not.toBe(before)
  expect(await popular.beginningWith('st', 'en', 3)).toEqual(shown)
  expect(searched).toBe(4)
  await shop.close()
})

test.each([
  ['kettle 1.7 l', undefined, 'kettle 1.7 l'],
  ['kettle under 900', 900, 'kettle under 900'],
  ['kettle under 1500', 1500, 'kettle under 1,500'],
  ['kettle under 0101234', 101_234, 'kettle under 101,234'],
  ['kettle under ٠١٠١٢٣٤', 101_234, 'kettle under 101,234'],
  ['kettle 19123', undefined, null],
  ['kettle 234 567 8', undefined, null],
  ['kettle 23-45-67', undefined, null],
  ['kettle under 900 call 19123', 900, null],
])('of %j with the price %s, %j is shown to others', (text, max, shown) => {
  const price = max === undefined ? undefined : { max: piastres(max * 100) }
  expect(showNumbers(text, 'en', price)).toBe(shown)
})
