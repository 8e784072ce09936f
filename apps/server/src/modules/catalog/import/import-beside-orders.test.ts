import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ImportBench, openImportBench } from '../../../../test/import-bench.ts'

let bench: ImportBench
beforeAll(async () => {
  bench = await openImportBench()
})
afterAll(() => bench.close())

const name = { en: 'Kettle', ar: 'غلاية' }
const hexes = ['#ffffff', '#000000', '#a3182b']

/** 60 products, in an order and with a price that differ from one import to the next. */
function makeCatalogue(turn: number) {
  const products = Array.from({ length: 60 }, (_, index) => ({
    sku: `KT-${(index * 7 + turn * 13) % 60}`,
    category: 'kettles',
    name,
    price: 900 + turn,
    colors: hexes.map((hex) => ({ name, hex, ...(turn === 0 && { stock: 100 }) })),
  }))
  return { categories: [{ key: 'kettles', name }], products }
}

/** Takes a unit of several variants as an order does: locks them in the order of their ids, then writes the ledger. */
async function order(ids: readonly number[]): Promise<void> {
  await bench.pool.begin(async (transaction) => {
    await transaction`select from variants where id = any (${transaction.array([...ids])}::bigint[]) order by id for update`
    const rows = ids.map((variantId) => ({ variantId, units: -1, reason: 'order' }))
    await transaction`insert into stock_movements ${transaction(rows)}`
  })
}

it('imports and orders go on side by side; no unit is lost, none waits in a circle', async () => {
  await bench.accept(makeCatalogue(0))
  const variants = await bench.pool<{ id: number }[]>`select id from variants order by id`
  const orders = Array.from({ length: 120 }, (_, index) => {
    const picked = [index * 3, index * 17 + 5, index * 29 + 11].map(
      (position) => variants[position % variants.length]?.id ?? 0,
    )
    return [...new Set(picked)]
  })
  const imports = async () => {
    for (let turn = 1; turn <= 4; turn += 1) await bench.accept(makeCatalogue(turn))
  }
  await Promise.all([imports(), ...orders.map(order)])

  const [stock] = await bench.pool<{ sold: number; wrong: number }[]>`
    select sum(100 - stock) as sold, count(*) filter (where stock <> ledger.units) as wrong
    from variants join (select variant_id, sum(units) as units from stock_movements group by 1) ledger on variant_id = id`
  expect(stock).toEqual({ sold: orders.flat().length, wrong: 0 })
  expect(await bench.pool`select distinct price_piastres from variants`).toEqual([{ pricePiastres: 90_400 }])
})
