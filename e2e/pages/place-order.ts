import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { GovernorateCode, PlacedOrder } from '@shop/contract'
import { paths } from '../../apps/storefront/app/paths.ts'
import type { ShopClient } from './shop-client.ts'
import { inventShopper } from './shopper.ts'

type OrderInput = {
  phone?: string
  address?: string
  region?: GovernorateCode
  payment_method?: 'cash' | 'card'
  quantity?: number
  product_id?: number
  color_id?: number
  coupon_code?: string
}

/**
 * Places a guest's order through the API, of one unit by default, of the product with the most stock; in cash by default. Each order
 * has its own phone, so that none is judged by what became of another.
 */
export async function placeOrder(client: ShopClient, input: OrderInput = {}): Promise<PlacedOrder> {
  const { results } = await client.catalog.listProducts({ query: { page_size: '50' } })
  const colors = results.flatMap((product) => product.colors.map((color) => ({ product, color })))
  const [most] = colors.sort((one, other) => other.color.quantity - one.color.quantity)
  if (!most) throw new Error('The shop has nothing to sell')
  const body = {
    first_name: 'Mona',
    last_name: 'Hassan',
    phone: inventShopper('').phone,
    address: '7 Tahrir Street',
    city: 'Dokki',
    region: 'EG-GZ' as const,
    payment_method: 'cash' as const,
    quantity: 1,
    product_id: most.product.id,
    color_id: most.color.id,
    ...input,
  }
  const headers = { 'idempotency-key': randomUUID() }
  return await client.orders.buyNow({ query: { session_key: randomUUID() }, body }, { headers })
}

/** Opens an order in the browser that placed it. */
export async function openOrder(
  page: Page,
  { order, access_token }: Pick<PlacedOrder, 'order' | 'access_token'>,
): Promise<void> {
  const access = JSON.stringify([{ id: order.id, token: access_token, number: order.number }])
  await page.addInitScript((saved) => window.localStorage.setItem('order_access', saved), access)
  await page.goto(paths.order(order.id))
}

/** Pays an order on the sandbox's page, and waits for the shop's inquiry. */
export async function payAtBank(address: string, { order, access_token, payment }: PlacedOrder): Promise<void> {
  const { status } = await fetch(new URL(`/dev/pay/${payment?.id}`, address), {
    method: 'POST',
    body: new URLSearchParams({ decision: 'pay' }),
    redirect: 'manual',
  })
  if (status !== 303) throw new Error(`The bank answered ${status}`)
  const find = async () => {
    const response = await fetch(new URL(`/api/orders/${order.id}/?access_token=${access_token}`, address))
    return await response.json()
  }
  await expect.poll(find).toMatchObject({ payment_status: 'paid' })
}
