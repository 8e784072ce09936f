import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchProductIds } from './index.ts'
import { understand } from './query/understand.service.ts'
import { addCategory, addProduct, openSearchShop, type SearchShop } from './search.fixture.ts'
import { createSearchMemory } from './search-memory.store.ts'

let shop: SearchShop
let category: number

beforeAll(async () => {
  shop = await openSearchShop()
  category = await addCategory(shop.db, 'Kitchen', 'المطبخ')
  for (let number = 1; number <= 7; number += 1)
    await addProduct(shop.db, category, `Kettle ${number}`, `غلاية ${number}`, {
      descriptionEn: 'Boils for the blender.',
    })
  await addProduct(shop.db, category, 'Blender', 'خلاط')
  await addProduct(shop.db, category, 'Toaster', 'محمصة')
})

afterAll(async () => await shop.close())

/** A catalogue that says when it changes, and a search that remembers. */
function openMemory() {
  let changes = 0
  const remember = createSearchMemory(() => changes)
  const find = async (query: string, page = 1, pageSize = 24) =>
    await searchProductIds(shop.db, { query, page, pageSize }, remember)
  const change = () => {
    changes += 1
  }
  return { remember, find, change }
}

test.each(['kettle', 'ketle', 'غلايه', 'blender', 'blnder', 'toaster', '3alaya', 'kettle 3', 'nothing at all', ''])(
  'every page of %j is what it is without a memory',
  async (query) => {
    const { find } = openMemory()
    for (const pageSize of [1, 3, 24])
      for (const page of [1, 2, 3]) {
        const { ids, total } = await searchProductIds(shop.db, { query, page, pageSize })
        expect(await find(query, page, pageSize)).toMatchObject({ ids, total })
      }
  },
)

test('what is remembered is bounded in bytes, so that long texts push out each other', async () => {
  const { remember } = openMemory()
  let foundOut = 0
  const ask = (place: number) =>
    remember([`word${place}`], async () => {
      foundOut += 1
      const understood = await understand(shop.db, ['kettle'], { offset: 0, limit: 1 })
      return understood && { ...understood, plan: { ...understood.plan, matching: 'x'.repeat(1_000_000) } }
    })
  for (const place of [1, 2, 3, 1, 4, 5, 1]) await ask(place)
  expect(foundOut).toBe(5)
  await ask(2)
  expect(foundOut).toBe(6)
})

test('what words were taken for is found out once until the catalogue changes', async () => {
  const { find, change } = openMemory()
  const before = await find('mincer')
  await addProduct(shop.db, category, 'Meat Mincer', 'مفرمة')
  expect((await find('mincer')).total).toBe(before.total)
  change()
  expect((await find('mincer')).total).toBe(before.total + 1)
})

test('what was found out while the catalogue changed is not remembered', async () => {
  const { remember, find, change } = openMemory()
  const words = ['juicer']
  const before = await remember(words, async () => {
    const understood = await understand(shop.db, words, { offset: 0, limit: 24 })
    await addProduct(shop.db, category, 'Juicer', 'عصارة')
    change()
    return understood
  })
  expect(before?.found.total).toBe(0)
  expect((await find('juicer')).total).toBe(1)
})
