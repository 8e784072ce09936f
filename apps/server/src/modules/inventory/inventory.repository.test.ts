import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/app.ts'
import { createProduct } from '../../../test/factories.ts'
import { inTransaction } from '../../database/client.ts'
import { moveStock } from './index.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

async function createVariant(stock: number): Promise<number> {
  const { variantIds } = await createProduct(shop.pool, { variants: [{ stock }] })
  return variantIds[0] ?? 0
}

async function stockOf(variantId: number): Promise<number | undefined> {
  const [row] = await shop.pool<{ stock: number }[]>`select stock from variants where id = ${variantId}`
  return row?.stock
}

describe('the ledger', () => {
  test('is what the stock at hand is counted from', async () => {
    const id = await createVariant(10)
    await moveStock(shop.pool, [{ variantId: id, units: -3 }], 'correction', null)
    await moveStock(shop.pool, [{ variantId: id, units: 5 }], 'delivery', null)
    const [row] = await shop.pool`select sum(units)::integer as sum from stock_movements where variant_id = ${id}`
    expect(row?.sum).toBe(12)
    expect(await stockOf(id)).toBe(12)
  })

  test('never goes below zero, and takes nothing when one of several is short', async () => {
    const [plenty, few] = [await createVariant(10), await createVariant(1)]
    const movements = [
      { variantId: plenty, units: -2 },
      { variantId: few, units: -2 },
    ]
    await expect(moveStock(shop.pool, movements, 'correction', null)).rejects.toThrow('variants_stock_check')
    expect([await stockOf(plenty), await stockOf(few)]).toEqual([10, 1])
  })

  test('is the only way to change stock, and is append-only', async () => {
    const id = await createVariant(10)
    await expect(shop.pool`update variants set stock = 99 where id = ${id}`).rejects.toThrow('not allowed')
    await expect(shop.pool`update stock_movements set units = 99 where variant_id = ${id}`).rejects.toThrow(
      'not allowed',
    )
    await expect(shop.pool`delete from stock_movements where variant_id = ${id}`).rejects.toThrow('not allowed')
    const made = shop.pool`insert into variants (product_id, hex, name_en, name_ar, regular_price_piastres, stock)
      select product_id, '#123456', 'x', 'x', 100, 7 from variants where id = ${id}`
    await expect(made).rejects.toThrow('not allowed')
  })

  test('takes the units of an order once, and returns them once', async () => {
    const id = await createVariant(10)
    const order = crypto.randomUUID()
    await moveStock(shop.pool, [{ variantId: id, units: -2 }], 'order', order)
    await expect(moveStock(shop.pool, [{ variantId: id, units: -2 }], 'order', order)).rejects.toThrow(
      'stock_movements_order_key',
    )
    await moveStock(shop.pool, [{ variantId: id, units: 2 }], 'cancellation', order)
    await expect(moveStock(shop.pool, [{ variantId: id, units: 2 }], 'cancellation', order)).rejects.toThrow(
      'stock_movements_order_key',
    )
    expect(await stockOf(id)).toBe(10)
  })

  test('adds up when movements are written in parallel', async () => {
    const id = await createVariant(50)
    const moves = Array.from({ length: 80 }, (_, index) => (index % 2 ? -1 : 1))
    await Promise.all(
      moves.map((units) =>
        inTransaction(shop.pool, (tx) => moveStock(tx, [{ variantId: id, units }], 'correction', null)),
      ),
    )
    expect(await stockOf(id)).toBe(50)
  })
})

test('a product follows its variants: the price of the first in stock, else of the first, and whether anything is in stock', async () => {
  const { id, variantIds } = await createProduct(shop.pool, {
    variants: [
      { hex: '#111111', price: 200, stock: 0 },
      { hex: '#222222', price: 300, stock: 1 },
    ],
  })
  const [first = 0, second = 0] = variantIds
  const read = async () => (await shop.pool`select price_piastres, is_in_stock from products where id = ${id}`)[0]
  expect(await read()).toEqual({ pricePiastres: 300, isInStock: true })
  await moveStock(shop.pool, [{ variantId: second, units: -1 }], 'correction', null)
  expect(await read()).toEqual({ pricePiastres: 200, isInStock: false })
  await moveStock(shop.pool, [{ variantId: first, units: 1 }], 'correction', null)
  expect(await read()).toEqual({ pricePiastres: 200, isInStock: true })
  await shop.pool`update variants set is_active = false where id = ${first}`
  expect(await read()).toEqual({ pricePiastres: 300, isInStock: false })
})

describe('the database refuses', () => {
  test.each([
    ['a price of nothing', 'update variants set regular_price_piastres = 0', 'variants_price_check'],
    ['a color without its name', "update variants set hex = '#ffffff'", 'variants_color_check'],
    ['a hex that is none', "update variants set hex = 'red', name_en = 'x', name_ar = 'x'", 'variants_hex_check'],
    ['a product without a name', "update products set name_ar = '  '", 'products_name_ar_check'],
    ['a rating of six', 'update products set rating = 6', 'products_rating_check'],
    ['a category of nowhere', 'update products set category_id = 999999', 'products_category_id_categories_id_fk'],
    [
      'a movement of nothing',
      "insert into stock_movements (variant_id, units, reason) select id, 0, 'import' from variants limit 1",
      'stock_movements_units_check',
    ],
    ['a phone that is none', "insert into users (phone, password_hash) values ('0100', 'x')", 'users_phone_check'],
    ['a cart of nobody', 'insert into carts default values', 'carts_owner_check'],
    [
      'an order whose total does not add up',
      `insert into orders (id, language, status, payment_method, payment_status, first_name, last_name, phone, address, apartment, city, governorate, notes, subtotal_piastres, delivery_piastres, total_piastres)
      values (gen_random_uuid(), 'en', 'processing', 'cash', 'unpaid', 'a', 'b', 'c', 'd', '', 'e', 'EG-C', '', 100, 50, 149)`,
      'orders_total_check',
    ],
  ])('%s', async (_name, statement, constraint) => {
    await createProduct(shop.pool)
    await expect(shop.pool.unsafe(statement)).rejects.toThrow(constraint)
  })

  test('two accounts with one phone', async () => {
    const insert = () => shop.pool`insert into users (phone, password_hash) values ('+201012345678', 'x')`
    await insert()
    await expect(insert()).rejects.toThrow('users_phone_unique')
  })
})
