import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Fragment, Pool } from '../../database/client.ts'
import { firstTierQuery, tierQuery } from './query/find-products.repository.ts'
import { planSearch, readQuery } from './query/search-query.parser.ts'
import { type Tier, tiersOf } from './query/tiers.query.ts'
import { addCategory, openSearchShop, type SearchShop } from './search.fixture.ts'
import { similarWordsQuery, skeletonWordsQuery, vocabularyQuery } from './search.repository.ts'
import { skeletonOf } from './text/skeleton.rules.ts'

let shop: SearchShop
let db: Pool

/** A shop of 50,000 products: 400 names under 40 brands, long descriptions, and a vocabulary of 20,000 words. */
beforeAll(async () => {
  shop = await openSearchShop()
  db = shop.db
  const categoryId = await addCategory(db, 'Kitchen', 'المطبخ')
  const words = Array.from({ length: 20_000 }, (_, index) => inConsonants(index))
  const rows = words.map((word) => ({ word, skeleton: skeletonOf(word) }))
  const alone = await db.reserve()
  // So much takes a busy machine longer than a statement of the shop may take.
  await alone`set statement_timeout = 0`
  await alone`
    insert into products (sku, category_id, brand, name_en, name_ar, price_piastres, sort_order)
    select 'P' || n, ${categoryId}, 'Nawwar', 'name' || n % 400, 'اسم' || n % 400, 100, n from generate_series(1, 50000) n`
  await alone`
    insert into product_search (product_id, category_id, is_listed, sort_order, name_en, name_ar, document)
    select id, category_id, true, sort_order, name_en, name_ar, (
      '''' || name_en || ''':1A ''' || name_ar || ''':3A ''brand' || id % 40 || ''':5B '
      || (select string_agg('''detail' || (id * 7 + d * 131) % 5000 || ''':' || 10 + d, ' ') from generate_series(1, 40) d)
    )::tsvector
    from products`
  await alone`
    insert into search_words (word, skeleton)
    select word, skeleton from json_to_recordset(${alone.json(rows)}::json) as row (word text, skeleton text)`
  await alone`vacuum analyze`
  alone.release()
}, 60_000)

afterAll(async () => await shop.close())

/** A number as a word: 16 consonants are its digits. */
function inConsonants(number: number): string {
  return (number + 0x1000)
    .toString(16)
    .replaceAll(/./g, (digit) => `${'bdfghjklmnrstxzq'[Number.parseInt(digit, 16)]}a`)
}

async function explain(query: Fragment): Promise<string> {
  // A query that has not been awaited is a part of a longer one.
  const rows = await db<{ 'QUERY PLAN': string }[]>`explain (analyze, timing off) ${query}`
  return rows.map((row) => Object.values(row)[0]).join('\n')
}

/** Plans of all statements that a search may take. */
async function productPlans(text: string): Promise<string[]> {
  const plan = planSearch(readQuery(text), [
    ['name7', 'سبعه'],
    ['detail9', 'air fryer'],
  ])
  if (plan === null) throw new Error(`No plan for ${text}`)
  const search = { plan, range: { offset: 0, limit: 50 }, earlier: { total: 1, ids: [], few: [1] } }
  const [first, ...others] = tiersOf(db, plan) as [Tier, ...Tier[]]
  const queries = [firstTierQuery(db, search, first, 50), ...others.map((tier) => tierQuery(db, search, tier, 50))]
  return await Promise.all(queries.map(explain))
}

describe('reads products by the indexes of words', () => {
  test.each(['name7', 'اسم7', 'سبعه', 'name39', 'detail9', 'air fryer', 'name7 brand3', 'NW-KT-170', 'brand7 8kg'])(
    '%s',
    async (text) => {
      const [first, ...others] = await productPlans(text)
      expect(first).toContain('product_search_document_idx')
      for (const plan of [first, ...others]) {
        expect(plan).toMatch(/product_search_(document|names|title|order)_idx/)
        expect(plan).not.toMatch(/Seq Scan on (product_search|products)\b/)
      }
    },
  )
})

describe('reads words by an index', () => {
  test.each([
    ['similar ones', () => similarWordsQuery(db, ['kettle', 'blender']), 'search_words_trigram_idx'],
    ['those of a skeleton', () => skeletonWordsQuery(db, ['klmn']), 'search_words_skeleton_idx'],
    [
      'known and strange ones',
      () => vocabularyQuery(db, ['kettle', 'ketle'], ['kettle', 'ketle']),
      'search_words_pkey',
    ],
  ])('%s', async (_, query, index) => {
    const plan = await explain(query())
    expect(plan).toContain(index)
    expect(plan).not.toContain('Seq Scan on search_words')
  })
})
