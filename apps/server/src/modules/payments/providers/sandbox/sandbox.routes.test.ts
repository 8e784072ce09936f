import { request as sendRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CardOrder, type CardShop, openCardShop } from '../../../../../test/card-shop.ts'
import { createProduct, goodCheckout } from '../../../../../test/factories.ts'
import { giveMoneyBack, providerDeps } from '../../../../../test/money-back.ts'
import { askAboutSilentPayments } from '../../attempts/ask-payments.service.ts'

let shop: CardShop
beforeAll(async () => {
  shop = await openCardShop({ payments: { kind: 'sandbox' } })
})
afterAll(() => shop.close())

const open = (order: Pick<CardOrder, 'redirectUrl'>, query = '') => shop.call('GET', `${order.redirectUrl}${query}`)

async function decide(order: Pick<CardOrder, 'redirectUrl'>, decision: string, more: Record<string, string> = {}) {
  const response = await fetch(order.redirectUrl, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ decision, ...more }),
  })
  await response.body?.cancel()
  await shop.untilAsked()
  return { status: response.status, location: response.headers.get('location') ?? '' }
}

describe('the bank page of the sandbox', () => {
  test('is at the address that the shopper is sent to, on the origin they came by', async () => {
    const order = await shop.placeOrder()
    expect(order.redirectUrl).toBe(`${shop.origin}/dev/pay/${order.paymentId}`)
    const byName = shop.origin.replace('127.0.0.1', 'localhost')
    const { body } = await shop.call('POST', `${byName}/api/orders/buy-now/`, await payload(), {
      'idempotency-key': crypto.randomUUID(),
    })
    expect(body.payment.redirect_url).toMatch(`${byName}/dev/pay/`)
  })

  test('shows the amount and the choice, in both languages', async () => {
    const order = await shop.placeOrder()
    const english = await open(order)
    expect(english).toMatchObject({ status: 200 })
    expect(english.body).toContain('<html lang="en" dir="ltr">')
    for (const text of ['1,000 EGP', '>Pay<', '>Decline<', 'No money moves']) expect(english.body).toContain(text)
    const arabic = (await open(order, '?lang=ar')).body
    for (const text of ['<html lang="ar" dir="rtl">', '>ادفع<', '>ارفض الدفع<']) expect(arabic).toContain(text)
  })

  test('pays: the shop is called, and the shopper goes back', async () => {
    const order = await shop.placeOrder()
    const { status, location } = await decide(order, 'pay')
    expect(status).toBe(303)
    expect(location).toContain(`${shop.origin}/api/payments/return/sandbox/?`)
    expect((await shop.call('GET', location)).location).toBe(`/checkout/purchase/success?order=${order.id}`)
    expect(await shop.getOrder(order)).toMatchObject({ status: 'processing', payment_status: 'paid' })
    expect((await open(order)).body).toContain('This payment has been made.')
  })

  test('declines, and the order can be paid again', async () => {
    const order = await shop.placeOrder()
    const { location } = await decide(order, 'decline')
    expect((await shop.call('GET', location)).location).toBe(`/fail?order=${order.id}`)
    expect(await shop.getOrder(order)).toMatchObject({ status: 'pending_payment', payment_status: 'failed' })
    const again = await shop.call('POST', `/api/orders/${order.id}/pay/?access_token=${order.token}`)
    await decide({ redirectUrl: again.body.redirect_url }, 'pay')
    expect(await shop.getOrder(order)).toMatchObject({ payment_status: 'paid' })
  })

  test('leaves it undecided, and decides later', async () => {
    const order = await shop.placeOrder()
    await decide(order, 'wait')
    expect(await shop.paymentsOf(order.id)).toMatchObject([{ status: 'pending' }])
    expect((await open(order)).body).toContain('The bank has not decided yet')
    await decide(order, 'pay')
    expect(await shop.paymentsOf(order.id)).toMatchObject([{ status: 'paid' }])
  })

  test('pays once, however often and fast the button is pressed', async () => {
    const order = await shop.placeOrder()
    await Promise.all(Array.from({ length: 5 }, () => decide(order, 'pay')))
    await decide(order, 'decline')
    expect(await shop.paymentsOf(order.id)).toMatchObject([{ status: 'paid', reviewReason: null }])
    expect(await shop.refundsOf(order.id)).toEqual([])
  })

  test('takes another amount than was asked for, as no bank should', async () => {
    const [order, undecided] = [await shop.placeOrder(), await shop.placeOrder()]
    await decide(undecided, 'wait')
    expect((await decide(order, 'pay_odd', { amount: '٩٩٩.٥' })).status).toBe(303)
    await decide(undecided, 'pay_odd', { amount: '2000' })
    expect(await shop.paymentsOf(order.id)).toMatchObject([{ status: 'review', reviewReason: 'wrong_amount' }])
    expect(await shop.paymentsOf(undecided.id)).toMatchObject([{ status: 'review', reviewReason: 'wrong_amount' }])
    await shop.call('POST', `/api/orders/${order.id}/cancel/?access_token=${order.token}`)
    expect(await shop.refundsOf(order.id)).toMatchObject([{ amountPiastres: 99_950 }])
  })

  test.each(['', '0', '-5', '1.234', 'much', '999999999999'])('takes no payment of "%s"', async (amount) => {
    const order = await shop.placeOrder()
    expect((await decide(order, 'pay_odd', { amount })).status).toBe(400)
    expect(await shop.paymentsOf(order.id)).toMatchObject([{ status: 'created' }])
  })

  test('takes nothing after its time', async () => {
    const order = await shop.placeOrder()
    shop.clock.pass(31)
    expect(await decide(order, 'pay')).toEqual({ status: 303, location: `/dev/pay/${order.paymentId}` })
    expect((await open(order)).body).toContain('The time to pay is over.')
    expect(await shop.paymentsOf(order.id)).toMatchObject([{ status: 'created' }])
  })

  test('is for this machine alone, and for payments that there are', async () => {
    const order = await shop.placeOrder()
    const from = (headers: Record<string, string>) => statusWith(order.redirectUrl, headers)
    expect(await from({})).toBe(200)
    expect(await from({ host: 'shop.example' })).toBe(404)
    expect(await from({ 'x-forwarded-for': '127.0.0.1' })).toBe(404)
    expect((await shop.call('GET', `/dev/pay/${crypto.randomUUID()}`)).status).toBe(404)
    expect((await shop.call('GET', '/dev/pay/1')).status).toBe(404)
    expect((await decide(order, 'steal')).status).toBe(400)
  })
})

test('the sandbox answers inquiries and gives money back, as a provider does', async () => {
  const [order, other] = [await shop.placeOrder(), await shop.placeOrder()]
  await decide(order, 'pay')
  await shop.call('POST', `/api/orders/${order.id}/cancel/?access_token=${order.token}`)
  await giveMoneyBack(shop)
  expect(await shop.getOrder(order)).toMatchObject({ status: 'cancelled', payment_status: 'refunded' })
  expect(await shop.refundsOf(order.id)).toMatchObject([{ status: 'done' }])
  shop.clock.pass(10)
  await askAboutSilentPayments(providerDeps(shop))
  expect(await shop.paymentsOf(other.id)).toMatchObject([{ status: 'created' }])
})

test('there is no sandbox beside a real provider', async () => {
  const real = await openCardShop()
  const order = await real.placeOrder()
  expect((await real.call('GET', `/dev/pay/${order.paymentId}`)).status).toBe(404)
  await real.close()
})

async function payload() {
  return { ...goodCheckout, payment_method: 'card', product_id: (await createProduct(shop.pool)).id }
}

function statusWith(url: string, headers: Record<string, string>): Promise<number | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>()
  const sent = sendRequest(url, { headers }, (response) => {
    response.resume()
    resolve(response.statusCode)
  })
  sent.on('error', reject).end()
  return promise
}
