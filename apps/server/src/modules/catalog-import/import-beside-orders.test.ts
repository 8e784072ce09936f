import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { findWrongProducts } from '../../../test/derived-products.ts'
import { runOffer } from '../../../test/factories.ts'
import { type ImportBench, openImportBench } from '../../../test/import-bench.ts'
import { whileHeld } from '../../../test/lock-waits.ts'

let bench: ImportBench
beforeAll(async () => {
  bench = await openImportBench()
})
afterAll(() => bench.close())
beforeEach(() => bench.reset())

const name = { en: 'Kettle', ar: 'غلاية' }
const hexes = ['#ffffff', '#000000', '#a3182b']

/** 60 products, in an order and with a price that differ from one import to the next. */
function makeCatalog(turn: number, stock = 100) {
  const products = Array.from({ length: 60 }, (_, index) => ({
    sku: `KT-${(index * 7 + turn * 13) % 60}`,
    category: 'kettles',
    name,
    price: 900 + turn,
    colors: hexes.map((hex) => ({ name, hex, ...(turn === 0 && { stock }) })),
  }))
  return { categories: [{ key: 'kettles', name }], products }
}

/** Takes a unit of several variants as an order does: locks them in id order, then writes the ledger. */
async function order(ids: readonly number[]): Promise<void> {
  await bench.pool.begin(async (transaction) => {
    await transaction`select from variants where id = any (${transaction.array([...ids])}::bigint[]) order by id for update`
    const rows = ids.map((variantId) => ({ variantId, units: -1, reason: 'order' }))
    await transaction`insert into stock_movements ${transaction(rows)}`
  })
}

it('imports and orders go on side by side; no unit is lost, none waits in a circle', async () => {
  await bench.accept(makeCatalog(0))
  const variants = await bench.pool<{ id: number }[]>`select id from variants order by id`
  const orders = Array.from({ length: 120 }, (_, index) => {
    const picked = [index * 3, index * 17 + 5, index * 29 + 11].flatMap(
      (position) => variants[position % variants.length]?.id ?? [],
    )
    return [...new Set(picked)]
  })
  const imports = async () => {
    for (let turn = 1; turn <= 4; turn += 1) await bench.accept(makeCatalog(turn))
  }
  await Promise.all([imports(), ...orders.map(order)])

  const [stock] = await bench.pool<{ sold: number; wrong: number }[]>`
    select sum(100 - stock) as sold, count(*) filter (where stock <> ledger.units) as wrong
    from variants join (select variant_id, sum(units) as units from stock_movements group by 1) ledger on variant_id = id`
  expect(stock).toEqual({ sold: orders.flat().length, wrong: 0 })
  expect(await bench.pool`select distinct price_piastres from variants`).toEqual([{ pricePiastres: 90_400 }])
})

/** Sells the last unit or restocks one, so that each colour appears in lists and disappears. */
async function turnOver(ids: readonly number[]): Promise<void> {
  await bench.pool.begin(async (transaction) => {
    const rows = await transaction<{ id: number; stock: number }[]>`
      select id, stock from variants where id = any (${transaction.array([...ids])}::bigint[]) order by id for update`
    const moved = rows.map(({ id, stock }) => ({ variantId: id, units: stock > 0 ? -stock : 1, reason: 'correction' }))
    await transaction`insert into stock_movements ${transaction(moved)}`
  })
}

it('imports go on beside colours that are sold out and come back; lists are right afterwards, and none waits in a circle', async () => {
  await bench.accept(makeCatalog(0, 1))
  const variants = await bench.pool<{ id: number }[]>`select id from variants order by id`
  const picked = Array.from({ length: 160 }, (_, index) =>
    [index * 7, index * 11 + 60, index * 13 + 120].flatMap(
      (position) => variants[position % variants.length]?.id ?? [],
    ),
  )
  const imports = async () => {
    for (let turn = 1; turn <= 4; turn += 1) await bench.accept(makeCatalog(turn))
  }
  await Promise.all([imports(), ...picked.map(turnOver)])
  expect(await findWrongProducts(bench.pool)).toEqual([])
})

/** The same products in one of two categories, each at the same price. */
function makeCatalogIn(category: 'kettles' | 'offers', { categories, products }: ReturnType<typeof makeCatalog>) {
  return {
    categories: [...categories, { key: 'offers', name: { en: 'Offers', ar: 'عروض' } }],
    products: products.map((product) => ({ ...product, category, price: 900 })),
  }
}

it('imports that move products into an offer and out of it go on beside the sale of last units, and none waits in a circle', async () => {
  await bench.accept(makeCatalogIn('kettles', makeCatalog(0, 1)))
  const [category] = await bench.pool<{ id: number }[]>`select id from categories where key = 'offers'`
  await runOffer(bench.pool, { scope: 'categories', targetIds: [category?.id ?? 0], kind: 'percent', value: 1000 })
  const variants = await bench.pool<{ id: number }[]>`select id from variants order by id`
  const idAt = (position: number) => variants[position % variants.length]?.id ?? 0
  let isImported = false
  const imports = async () => {
    for (let turn = 1; turn <= 5; turn += 1)
      await bench.accept(makeCatalogIn(turn % 2 ? 'offers' : 'kettles', makeCatalog(turn)))
  }
  // The bench has three connections: one remains for the imports.
  const sales = async (first: number) => {
    for (let turn = first; !isImported; turn += 2)
      await turnOver([idAt(turn * 7), idAt(turn * 11 + 60), idAt(turn * 13 + 120)])
  }
  const imported = imports().finally(() => {
    isImported = true
  })
  await Promise.all([imported, sales(0), sales(1)])
  expect(await bench.pool`select distinct price_piastres from variants`).toEqual([{ pricePiastres: 81_000 }])
  expect(await findWrongProducts(bench.pool)).toEqual([])
})

/** Rows with the transactions that wrote and last locked them. */
async function readMarks() {
  const tables = ['categories', 'products', 'variants', 'product_pictures', 'stock_movements']
  const rows = tables.map(
    (table) => bench.pool`select xmin::text, xmax::text from ${bench.pool(table)} row order by ctid`,
  )
  return (await Promise.all(rows)).map((found) => [...found])
}

it('a dry run locks no row, and does not wait for locked rows', async () => {
  await bench.accept(makeCatalog(0))
  const before = await readMarks()
  const trial = await whileHeld(
    bench.pool,
    async (tx) => {
      for (const table of ['categories', 'products', 'variants']) await tx`select from ${tx(table)} for update`
    },
    () =>
      bench.accept(
        { ...makeCatalog(1), categories: [{ key: 'kettles', name: { en: 'Jugs', ar: 'أباريق' } }] },
        { isTrial: true },
      ),
  )
  expect(trial.products).toEqual({ created: 0, changed: 60, unchanged: 0 })
  const held = await readMarks()
  await bench.accept(makeCatalog(1), { isTrial: true })
  expect(await readMarks()).toEqual(held)
  expect(held.map((rows) => rows.map(({ xmin }) => xmin))).toEqual(before.map((rows) => rows.map(({ xmin }) => xmin)))
})
