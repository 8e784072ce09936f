import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, callApi } from '../../../../test/accounts.ts'
import { openProcess, type TestProcess, testConfig } from '../../../../test/app.ts'
import { type CardOrder, type CardShop, openCardShop } from '../../../../test/card-shop.ts'
import { refuseParcel } from '../../../../test/deposits.ts'
import { createProduct } from '../../../../test/factories.ts'
import { openOrderLinks } from './order-links.factory.ts'

let shop: CardShop
let neighbour: TestProcess
beforeAll(async () => {
  shop = await openCardShop()
  const config = { payments: shop.paymob.settings, logLevel: 'silent' as const }
  neighbour = await openProcess(shop, { connections: 8, readClock: () => shop.clock.now, config })
})
afterAll(async () => {
  await neighbour.close()
  await shop.close()
})

const links = openOrderLinks(testConfig.orderLinks, () => 'http://localhost')
type Action = 'pay' | 'pay-in-cash' | 'cancel'
const actions = ['pay', 'pay-in-cash'] as const
type Linked = CardOrder & { link: string }

async function place(productId?: number, fields?: object): Promise<Linked> {
  const order = await shop.placeOrder(productId, fields)
  const { number } = await shop.getOrder(order)
  return { ...order, link: links.makeToken({ number: Number(number.slice(3)), createdAt: shop.clock.now }) }
}

const act = (link: string, action: Action, app = shop.app): Promise<Answer> =>
  callApi(app, 'POST', `/api/order-links/${link}/${action}/`)
const byToken = ({ id, token }: Linked, action: Action): Promise<Answer> =>
  callApi(neighbour.app, 'POST', `/api/orders/${id}/${action}/?access_token=${token}`)
const cash = { payment_method: 'cash', payment_status: 'unpaid', status: 'processing' }

describe('who has the link of an order that waits for its payment', () => {
  test('sees until when, and pays on the page that the order has', async () => {
    const order = await place()
    const { body } = await callApi(shop.app, 'GET', `/api/order-links/${order.link}/`)
    const { pay_before } = await shop.getOrder(order)
    expect(pay_before).toEqual(expect.any(String))
    expect(body).toMatchObject({ status: 'pending_payment', pay_before, can_pay_in_cash: true })
    const paying = await act(order.link, 'pay')
    expect(paying).toMatchObject({ status: 200, body: { id: order.paymentId, redirect_url: order.redirectUrl } })
    expect(Object.keys(paying.body).sort()).toEqual(['expires_at', 'id', 'redirect_url'])
    await shop.settle(order, 'paid')
    expect(await shop.getOrder(order)).toMatchObject({ status: 'processing', payment_status: 'paid' })
  })

  test('gets one new attempt after a decline, though the shopper tries in another process at the same time', async () => {
    const order = await place()
    await shop.settle(order, 'declined')
    const answers = await Promise.all([
      act(order.link, 'pay'),
      byToken(order, 'pay'),
      act(order.link, 'pay', neighbour.app),
      byToken(order, 'pay'),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const [id, ...others] = new Set(answers.map(({ body }) => body.id))
    expect(others).toEqual([])
    expect(id).not.toBe(order.paymentId)
    expect(await shop.paymentsOf(order.id)).toHaveLength(2)
  })

  test('chooses cash, and is told no more of the order than the link tells', async () => {
    const order = await place()
    const { status, body } = await act(order.link, 'pay-in-cash')
    expect(status).toBe(200)
    expect(body).toMatchObject({ ...cash, pay_before: null, can_confirm: true, customer: { first_name: 'Mona' } })
    const { address, customer } = await shop.getOrder(order)
    for (const hidden of [address.address, customer.last_name, customer.phone.slice(3)])
      expect(JSON.stringify(body)).not.toContain(hidden)
  })

  test('turns it into a cash order once, however often and from wherever it is asked', async () => {
    const order = await place()
    const answers = await Promise.all([
      act(order.link, 'pay-in-cash'),
      act(order.link, 'pay-in-cash', neighbour.app),
      byToken(order, 'pay-in-cash'),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await act(order.link, 'pay-in-cash')).status).toBe(200)
    const { timeline } = await shop.getOrder(order)
    expect(timeline.map(({ status }) => status)).toEqual(['pending_payment', 'processing'])
    expect(await act(order.link, 'pay')).toMatchObject({ status: 409, body: { code: 'order_step_refused' } })
  })
})

describe('neither works', () => {
  test.each([
    ['is paid', (order: Linked): Promise<unknown> => shop.settle(order, 'paid'), 'processing'],
    ['is cancelled', (order: Linked): Promise<unknown> => act(order.link, 'cancel'), 'cancelled'],
    ['has waited too long', async () => shop.clock.pass(30), 'pending_payment'],
  ] as const)('once the order %s', async (_, change, status) => {
    const order = await place()
    await change(order)
    for (const action of actions) {
      const answer = await act(order.link, action)
      expect(answer).toMatchObject({ status: 409, body: { code: 'order_step_refused', details: { status } } })
    }
  })

  test('with a link that is altered, expired or put together from two', async () => {
    const [order, other] = [await place(), await place()]
    const { number } = await shop.getOrder(order)
    const createdAt = new Date(shop.clock.now.getTime() - 91 * 24 * 60 * 60_000)
    const bad = [
      `${order.link.slice(0, -1)}${order.link.endsWith('A') ? 'B' : 'A'}`,
      other.link.slice(0, 8) + order.link.slice(8),
      links.makeToken({ number: Number(number.slice(3)), createdAt }),
    ]
    for (const link of bad) {
      for (const action of actions)
        expect(await act(link, action)).toMatchObject({ status: 404, body: { code: 'order_not_found' } })
    }
    for (const each of [order, other]) expect(await shop.paymentsOf(each.id)).toMatchObject([{ status: 'created' }])
  })

  test('for a blocked phone, or while staff look at a payment', async () => {
    const blocked = await place(undefined, { phone: '01055500031' })
    await shop.pool`insert into phone_blocks (phone, created_at) values ('+201055500031', now())`
    for (const action of actions) expect((await act(blocked.link, action)).status).toBe(403)
    const reviewed = await place()
    await shop.settle(reviewed, 'paid', { amount_cents: 1 })
    for (const action of actions)
      expect(await act(reviewed.link, action)).toMatchObject({ status: 409, body: { code: 'payment_under_review' } })
  })
})

test('a forwarded link gives no cash order to a phone that must pay before, or with a deposit', async () => {
  const refuser = await refuseParcel(shop)
  const product = await createProduct(shop.pool, { variants: [{ hex: '#ff0000', price: 123_450, stock: 9 }] })
  const byCard = await place(product.id, { ...refuser, payment_method: 'card', color_id: product.variantIds[0] })
  const withDeposit = await place(product.id, { ...refuser, color_id: product.variantIds[0], deposit: 247 })
  for (const order of [byCard, withDeposit]) {
    expect(await act(order.link, 'pay-in-cash')).toMatchObject({ status: 409, body: { code: 'card_needed' } })
    expect(await act(order.link, 'pay')).toMatchObject({ status: 200, body: { redirect_url: order.redirectUrl } })
    expect(await shop.getOrder(order)).toMatchObject({ status: 'pending_payment' })
  }
})
