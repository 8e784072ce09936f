import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CardOrder, type CardShop, openCardShop } from '../../../test/card-shop.ts'
import { createProduct } from '../../../test/factories.ts'
import { notify, sign } from '../../../test/fakes/paymob-messenger.ts'
import { providerDeps } from '../../../test/money-back.ts'
import { askAboutSilentPayments } from './attempts/ask-payments.service.ts'

let shop: CardShop
beforeAll(async () => {
  shop = await openCardShop()
})
afterAll(() => shop.close())

const webhook = '/api/payments/webhooks/paymob/'
const send = (hmac: string, obj: object, type = 'TRANSACTION') =>
  shop.call('POST', `${webhook}?${hmac}`, { type, obj, issuer_bank: null })
/** What is written down of signed calls about an order of the provider's. */
const webhooksOf = ({ orderId }: { orderId: number }) => shop.pool<
  { transactionId: string; state: string; verdict: string }[]
>`
  select transaction_id, state, verdict from payment_news where provider_order_id = ${String(orderId)} order by id`
const eventsOf = (order: CardOrder) => shop.pool<{ outcome: string; source: string }[]>`
  select outcome, source from payment_events where payment_id = ${order.paymentId} order by id`

describe('a webhook', () => {
  test('are answered at once and without a word', async () => {
    const order = await shop.placeOrder()
    const paid = shop.paymob.bank.pay(order.orderId, 'paid')
    expect(await send(`hmac=${sign(paid)}`, paid)).toEqual({ status: 200, body: '', location: null })
    await shop.untilAsked()
    expect(await eventsOf(order)).toEqual([{ outcome: 'paid', source: 'inquiry' }])
    expect(await webhooksOf(order)).toEqual([{ transactionId: String(paid.id), state: 'paid', verdict: 'confirmed' }])
    expect(await shop.paymentsOf(order.id)).toMatchObject([{ status: 'paid', transactionId: String(paid.id) }])
  })

  test('that come twelve times at once cause one message', async () => {
    const order = await shop.placeOrder()
    const paid = shop.paymob.bank.pay(order.orderId, 'paid')
    const answers = await Promise.all(Array.from({ length: 12 }, () => shop.tell(paid)))
    expect(new Set(answers)).toEqual(new Set([200]))
    expect(await eventsOf(order)).toHaveLength(1)
    const { timeline, number } = await shop.getOrder(order)
    expect(timeline).toHaveLength(2)
    const thanks = async () =>
      (await shop.messages()).filter((text) => text.includes('we have your payment') && text.includes(number))
    await expect.poll(thanks).toHaveLength(1)
  })

  test('of several tries on one page end with the one that worked', async () => {
    const order = await shop.placeOrder()
    await shop.settle(order, 'declined')
    await shop.settle(order, 'declined')
    expect(await shop.getOrder(order)).toMatchObject({ status: 'pending_payment', payment_status: 'failed' })
    const paid = await shop.settle(order, 'paid')
    expect(await shop.getOrder(order)).toMatchObject({ status: 'processing', payment_status: 'paid' })
    expect(await shop.paymentsOf(order.id)).toMatchObject([{ transactionId: String(paid.id), reviewReason: null }])
  })

  test('that are late do not undo what happened since', async () => {
    const order = await shop.placeOrder()
    const { bank } = shop.paymob
    const pending = bank.pay(order.orderId, 'pending')
    const paid = bank.decide(pending.id, 'paid')
    const declined = bank.pay(order.orderId, 'declined')
    for (const sent of [paid, declined, pending]) expect(await shop.tell(sent)).toBe(200)
    expect(await shop.getOrder(order)).toMatchObject({ status: 'processing', payment_status: 'paid' })
    expect((await eventsOf(order)).map(({ outcome }) => outcome)).toEqual(['declined', 'paid'])
  })

  test('that are undecided keep the order waiting, until they are decided', async () => {
    const order = await shop.placeOrder()
    const pending = await shop.settle(order, 'pending')
    expect(await shop.paymentsOf(order.id)).toMatchObject([{ status: 'pending' }])
    expect(await shop.getOrder(order)).toMatchObject({ status: 'pending_payment', payment_status: 'pending' })
    await shop.tell(shop.paymob.bank.decide(pending.id, 'paid'))
    expect(await shop.getOrder(order)).toMatchObject({ status: 'processing', payment_status: 'paid' })
  })

  test('of an unknown payment are stored for staff, and change nothing', async () => {
    const order = await shop.placeOrder()
    const stray = { ...shop.paymob.bank.pay(order.orderId, 'paid'), id: 77, order: { id: 12_345_678 } }
    shop.paymob.bank.transactions.set(77, stray)
    expect((await send(`hmac=${sign(stray)}`, stray)).status).toBe(200)
    await shop.untilAsked()
    const [event] = await shop.pool`select payment_id, outcome from payment_events where transaction_id = '77'`
    expect(event).toEqual({ paymentId: null, outcome: 'paid' })
  })

  test('that come before their attempt is known are taken in when it is asked about', async () => {
    const order = await shop.placeOrder()
    const paid = shop.paymob.bank.pay(order.orderId, 'paid')
    await shop.pool`update payments set provider_order_id = 'later', redirect_url = null where id = ${order.paymentId}`
    await shop.tell(paid)
    expect(await shop.getOrder(order)).toMatchObject({ status: 'pending_payment' })
    await shop.pool`update payments set provider_order_id = ${String(order.orderId)} where id = ${order.paymentId}`
    shop.clock.pass(10)
    await askAboutSilentPayments(providerDeps(shop))
    expect(await shop.getOrder(order)).toMatchObject({ status: 'processing' })
    expect(await eventsOf(order)).toHaveLength(1)
  })

  test.each(['TOKEN', 'SUBSCRIPTION'])('of another kind (%s) are taken and left', async (type) => {
    expect((await send('hmac=', { id: 1, token: 'x' }, type)).status).toBe(200)
  })

  test('count under the secret before, while it is being changed', async () => {
    const hmacSecrets = ['the new one', 'shop_test_hmac_secret']
    const changing = await openCardShop({ payments: { ...shop.paymob.settings, hmacSecrets } })
    const { body } = await changing.buy((await createProduct(changing.pool)).id)
    const [{ providerOrderId } = { providerOrderId: '' }] = await changing.pool<{ providerOrderId: string }[]>`
      select provider_order_id from payments where id = ${body.payment.id}`
    expect(await notify(shop.paymob, shop.paymob.bank.pay(Number(providerOrderId), 'paid'))).toBe(200)
    await changing.untilAsked()
    const order = { id: body.order.id, token: body.access_token }
    expect(await changing.getOrder(order)).toMatchObject({ status: 'processing' })
    await changing.close()
  })
})

describe('a call that is not signed as it should be', () => {
  const right = (order: CardOrder) => {
    const paid = shop.paymob.bank.pay(order.orderId, 'paid')
    return { paid, hmac: sign(paid) }
  }
  test.each([
    ['one digit off', (hmac: string) => `hmac=${hmac.startsWith('0') ? '1' : '0'}${hmac.slice(1)}`],
    ['in upper case', (hmac: string) => `hmac=${hmac.toUpperCase()}`],
    ['missing', () => ''],
    ['empty', () => 'hmac='],
    ['twice', (hmac: string) => `hmac=${hmac}&hmac=${hmac}`],
    ['too short', (hmac: string) => `hmac=${hmac.slice(0, 127)}`],
    ['too long', (hmac: string) => `hmac=${hmac}0`],
    ['no digits', () => `hmac=${'z'.repeat(128)}`],
  ])('(%s) is refused and reveals nothing', async (_name, query) => {
    const order = await shop.placeOrder()
    const { paid, hmac } = right(order)
    const refused = await send(query(hmac), paid)
    expect(refused).toMatchObject({ status: 401, body: { code: 'signature_wrong' } })
    const unknown = await send(query(hmac), { ...paid, order: { id: 99_999_999 } })
    expect(unknown).toEqual(refused)
    expect(await eventsOf(order)).toEqual([])
    expect(await shop.getOrder(order)).toMatchObject({ status: 'pending_payment' })
  })

  test('is refused when its data was changed, or is no transaction', async () => {
    const order = await shop.placeOrder()
    const { paid, hmac } = right(order)
    for (const obj of [{ ...paid, amount_cents: 1 }, { ...paid, success: 'true' }, {}, { ...paid, order: null }])
      expect((await send(`hmac=${hmac}`, obj)).status).toBe(401)
    expect((await shop.call('POST', `${webhook}?hmac=${hmac}`, { obj: paid })).status).toBe(401)
    expect(await eventsOf(order)).toEqual([])
  })

  test('of the right form but without a payment is refused as a call', async () => {
    expect((await shop.call('POST', '/api/payments/webhooks/kashier/?hmac=0', {})).status).toBe(404)
    expect((await shop.call('GET', webhook)).status).toBe(405)
    expect((await shop.call('POST', webhook, [])).status).toBe(400)
  })
})

test('both calls stand in the reference of the API', async () => {
  const { paths } = (await shop.call('GET', '/api/openapi.json')).body
  expect(Object.keys(paths[`/api/payments/webhooks/{provider}/`].post.responses)).toEqual(['200', '4XX'])
  expect(Object.keys(paths[`/api/payments/return/{provider}/`].get.responses)).toEqual(['302', '4XX'])
})

test.each([
  ['another amount', { amount_cents: 1 }, 'wrong_amount'],
  ['more than was asked', { amount_cents: 100_100 }, 'wrong_amount'],
  ['another currency', { currency: 'USD' }, 'wrong_currency'],
  ["another merchant's integration", { integration_id: 2002 }, 'wrong_account'],
  ['the other mode', { is_live: true }, 'wrong_mode'],
  ['a payment of another name', { order: { id: 0, merchant_order_id: 'another_1' } }, 'wrong_account'],
])('money that came as %s is for staff to look at, and pays nothing', async (_name, changes, reviewReason) => {
  const order = await shop.placeOrder()
  const paid = shop.paymob.bank.pay(order.orderId, 'paid')
  const answer = 'order' in changes ? { order: { ...changes.order, id: order.orderId } } : changes
  shop.paymob.bank.answers.set(paid.id, answer)
  await shop.tell(paid)
  const transactionId = String(paid.id)
  expect(await shop.paymentsOf(order.id)).toMatchObject([{ status: 'review', reviewReason, transactionId }])
  expect(await shop.getOrder(order)).toMatchObject({ status: 'pending_payment', payment_status: 'pending' })
  expect(await shop.refundsOf(order.id)).toEqual([])
})
