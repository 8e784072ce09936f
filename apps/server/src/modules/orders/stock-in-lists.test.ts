import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop, withoutLimits } from '../../../test/app.ts'
import { enterAs, type Member, moveStock as moveStockByHand } from '../../../test/back-office.ts'
import { findWrongProducts } from '../../../test/derived-products.ts'
import { createProduct, goodCheckout, type MadeProduct } from '../../../test/factories.ts'
import { waitForLockWaits, whileHeld } from '../../../test/lock-waits.ts'
import { isLongRun } from '../../../test/long-run.ts'
import { moveStock } from '../inventory/index.ts'

/** How often each race is run. */
const rounds = isLongRun ? 60 : 10
const [black, white] = ['#111111', '#eeeeee']

let shop: TestShop
let staff: Member
beforeAll(async () => {
  shop = await openTestShop({ connections: 12, config: withoutLimits })
  staff = await enterAs(shop, 'admin')
})
afterAll(() => shop.close())

type Placed = { id: string; token: string }

async function post(url: string, payload: object = {}) {
  const headers = { 'idempotency-key': randomUUID() }
  const answer = await shop.app.inject({ method: 'POST', url, headers, payload })
  return { status: answer.statusCode, body: answer.json() }
}

/** A cart with these units of variants of products. */
async function fillCart(lines: readonly [product: MadeProduct, variant: number, quantity: number][]): Promise<string> {
  const key = randomUUID()
  for (const [product, variant, quantity] of lines) {
    const body = { product_id: product.id, color_id: product.variantIds[variant], quantity }
    const { status } = await post(`/api/orders/cart-items/add_to_cart/?session_key=${key}`, body)
    expect(status).toBeLessThan(300)
  }
  return key
}

async function checkOut(key: string): Promise<Placed> {
  const { status, body } = await post(`/api/orders/checkout/?session_key=${key}`, goodCheckout)
  expect(status, JSON.stringify(body)).toBe(201)
  return { id: body.order.id, token: body.access_token }
}

async function cancel({ id, token }: Placed): Promise<void> {
  const { status } = await post(`/api/orders/${id}/cancel/?access_token=${token}`)
  expect(status).toBe(200)
}

const twoColors = (stock: number) =>
  createProduct(shop.pool, {
    variants: [
      { hex: black, stock },
      { hex: white, stock },
    ],
  })

async function isListedInStock({ id, categoryId }: MadeProduct): Promise<boolean> {
  const answer = await shop.app.inject({ url: `/api/products/?category=${categoryId}&in_stock=true` })
  return answer.json().results.some((product: { id: number }) => product.id === id)
}

describe('what lists say of the stock is right after', () => {
  test('the last units of two colours are ordered at the same moment', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const product = await twoColors(1)
      const carts = await Promise.all([0, 1].map((variant) => fillCart([[product, variant, 1]])))
      await Promise.all(carts.map(checkOut))
      await expect.poll(() => isListedInStock(product)).toBe(false)
    }
    expect(await findWrongProducts(shop.pool)).toEqual([])
  })

  test('two orders of two colours are cancelled at the same moment', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const product = await twoColors(1)
      const carts = await Promise.all([0, 1].map((variant) => fillCart([[product, variant, 1]])))
      const orders = await Promise.all(carts.map(checkOut))
      await Promise.all(orders.map(cancel))
    }
    expect(await findWrongProducts(shop.pool)).toEqual([])
  })

  test('one colour is sold out while the other comes back', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const product = await twoColors(1)
      const order = await checkOut(await fillCart([[product, 1, 1]]))
      const cart = await fillCart([[product, 0, 1]])
      await Promise.all([checkOut(cart), cancel(order)])
    }
    expect(await findWrongProducts(shop.pool)).toEqual([])
  })

  test('two transactions sell the last two colours, the second while the first is not committed', async () => {
    const product = await twoColors(1)
    const sell = (variant: number) => [{ variantId: product.variantIds[variant] ?? 0, units: -1 }]
    const sold = await whileHeld(
      shop.pool,
      (tx) => moveStock(tx, sell(0), 'correction', null),
      async () => {
        const second = moveStock(shop.pool, sell(1), 'correction', null)
        await waitForLockWaits(shop.pool, 1)
        return { second }
      },
    )
    await sold.second
    expect(await findWrongProducts(shop.pool)).toEqual([])
  })
})

test('a sale that leaves units of its colour holds nothing of the product', async () => {
  const product = await twoColors(5)
  const sell = (variant: number) => [{ variantId: product.variantIds[variant] ?? 0, units: -1 }]
  const hold = (tx: Parameters<typeof moveStock>[0]) => tx`select from products where id = ${product.id} for update`
  await whileHeld(shop.pool, hold, () => moveStock(shop.pool, sell(0), 'correction', null))
})

test('a cancellation that waits for one colour holds no other', async () => {
  const product = await twoColors(1)
  const [first = 0, second = 0] = product.variantIds
  const lines = [1, 0].map((variant): [MadeProduct, number, number] => [product, variant, 1])
  const order = await checkOut(await fillCart(lines))
  const lock = (id: number) => shop.pool`select from variants where id = ${id} for update nowait`
  const cancelled = await whileHeld(
    shop.pool,
    (tx) => tx`select from variants where id = ${first} for update`,
    async () => {
      const waiting = cancel(order)
      await waitForLockWaits(shop.pool, 1)
      await lock(second)
      return { waiting }
    },
  )
  await cancelled.waiting
})

test('orders, cancellations, staff edits, price changes and counts at the same time never deadlock', async () => {
  const products = [await twoColors(1), await twoColors(1), await twoColors(1), await twoColors(1)]
  const refused: number[] = []
  const buyAndCancel = async (turn: number) => {
    for (let round = 0; round < rounds / 4; round += 1) {
      // Forwards and backwards, so that whoever locked in the order of the cart would meet others.
      const pair = turn % 2 ? [...products] : [...products].reverse()
      const key = randomUUID()
      for (const { id, variantIds } of pair)
        await post(`/api/orders/cart-items/add_to_cart/?session_key=${key}`, {
          product_id: id,
          color_id: variantIds[turn % 2],
          quantity: 1,
        })
      const { status, body } = await post(`/api/orders/checkout/?session_key=${key}`, goodCheckout)
      if (status === 201) await cancel({ id: body.order.id, token: body.access_token })
      else refused.push(status)
    }
  }
  const changePrices = async () => {
    for (let round = 0; round < rounds / 4; round += 1) {
      const rows = await shop.pool<{ id: number; version: number }[]>`
        select id, version from products where id = any (${products.map(({ id }) => id)}::bigint[]) order by id desc`
      const change = { price: { unit: 'percent', by: round % 2 ? 10 : -10 }, is_featured: round % 2 === 0 }
      const { status } = await staff.call('POST', '/bulk-edits/', {
        body: { products: rows, change, is_preview: false },
      })
      refused.push(status)
    }
  }
  const count = async (position: number) => {
    for (let round = 0; round < rounds / 4; round += 1) {
      const body = {
        variant: products[position]?.variantIds[0],
        reason: 'correction',
        count: round % 2,
        note: 'counted',
      }
      refused.push((await moveStockByHand(staff, body)).status)
    }
  }
  await Promise.all([0, 1, 2, 3].map(buyAndCancel).concat(changePrices(), count(0), count(3)))
  expect(refused.filter((status) => status >= 500)).toEqual([])
  expect(await findWrongProducts(shop.pool)).toEqual([])
})
