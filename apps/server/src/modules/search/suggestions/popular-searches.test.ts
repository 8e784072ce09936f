import { expect, test } from 'vitest'
import { openTestShop, withoutLimits } from '../../../../test/app.ts'
import { createProduct } from '../../../../test/factories.ts'
import { indexProducts } from '../index.ts'
import { openPopularSearches } from './popular-searches.service.ts'

const now = new Date('2026-04-25T09:00:00Z')

test('a text that begins as typed is searched for once, until the lists change', async () => {
  const shop = await openTestShop({ config: withoutLimits, readClock: () => now })
  const { pool, deps } = shop
  const { id } = await createProduct(pool, { nameEn: 'Steel Kettle', nameAr: 'غلاية ستيل' })
  await indexProducts(pool, [id])
  await pool`
    insert into searches (day, query, typed, language, count, askers)
    values ('2026-04-24', 'steel kettle', 'steel kettle', 'en', 9, 9), ('2026-04-25', 'steel kettle', 'steel kettle', 'en', 9, 9)`
  let searched = 0
  const popular = openPopularSearches({
    db: pool,
    lists: deps.lists,
    readClock: () => now,
    look(query, language) {
      searched += 1
      return deps.productSearch.look(query, language)
    },
  })
  const before = await deps.lists.current()
  for (const text of ['st', 'ste', 'stee', 'steel'])
    expect(await popular.beginningWith(text, 'en', 3)).toEqual(['steel kettle'])
  expect(searched).toBe(1)
  deps.lists.noteDefinitions()
  expect(await deps.lists.current()).not.toBe(before)
  expect(await popular.beginningWith('st', 'en', 3)).toEqual(['steel kettle'])
  expect(searched).toBe(2)
  await shop.close()
})
