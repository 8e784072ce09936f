import type { PaymentId } from '@shop/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CardOrder, type CardShop, openCardShop } from '../../../../test/card-shop.ts'
import { createProduct } from '../../../../test/factories.ts'
import { notify } from '../../../../test/fakes/paymob-messenger.ts'
import type { Fault } from '../../../../test/fakes/paymob-server.ts'
import { impatient } from '../../../../test/impatient.ts'
import { askAboutSilence, providerDeps } from '../../../../test/money-back.ts'
import { askAboutPayment } from '../attempts/ask-payments.service.ts'
import { createPaymob } from '../providers/paymob/index.ts'

/** What an inquiry does on bad days of the provider. */
let shop: CardShop
beforeAll(async () => {
  shop = await openCardShop()
})
afterAll(() => shop.close())

const inquiry = '/api/ecommerce/orders/transaction_inquiry'
const ask = ({ paymentId }: CardOrder, deps = providerDeps(shop)) => askAboutPayment(deps, paymentId as PaymentId)

describe('an inquiry that is answered badly', () => {
  async function expectGivenUp(fault: Fault, deps = providerDeps(shop)): Promise<void> {
    const order = await shop.placeOrder()
    shop.paymob.bank.pay(order.orderId, 'paid')
    shop.paymob.spoil(inquiry, fault)
    await expect(ask(order, deps)).rejects.toThrow('Paymob')
    expect(await shop.paymentsOf(order.id)).toMatchObject([{ status: 'created', askFailures: 1 }])
    shop.paymob.forgive(inquiry)
    shop.clock.pass(1)
    await askAboutSilence(shop)
    expect(await shop.getOrder(order)).toMatchObject({ status: 'processing', payment_status: 'paid' })
  }

  test.each<Fault>(['dropped', 'garbled', 'endless', { status: 503, body: {} }])(
    '(%j) is given up, and asked again later',
    (fault) => expectGivenUp(fault),
  )

  test.each<Fault>(['silent', 'dripping'])('(%j) is given up after a time, and asked again later', async (fault) => {
    const settings = { ...shop.paymob.settings, timeoutMs: impatient(500) }
    const deps = providerDeps(shop)
    await expectGivenUp(fault, { ...deps, provider: createPaymob(settings, deps.readClock) })
  })

  test('is asked less and less often while that lasts', async () => {
    const order = await shop.placeOrder()
    shop.paymob.spoil(inquiry, ...Array<'dropped'>(6).fill('dropped'))
    const waits: number[] = []
    for (let failures = 0; failures < 6; failures += 1) {
      await expect(ask(order)).rejects.toThrow()
      const [row] = await shop.pool<{ askAt: Date }[]>`select ask_at from payments where id = ${order.paymentId}`
      waits.push(((row?.askAt.getTime() ?? 0) - shop.clock.now.getTime()) / 1000)
      shop.clock.pass(11)
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 600])
  })
})

test('webhooks that come while the provider is away are stored, and decided when it is back', async () => {
  const order = await shop.placeOrder()
  const paid = shop.paymob.bank.pay(order.orderId, 'paid')
  shop.paymob.spoil(inquiry, ...Array<'dropped'>(10).fill('dropped'))
  expect(await notify(shop.paymob, paid)).toBe(200)
  await expect.poll(() => shop.paymentsOf(order.id)).toMatchObject([{ askFailures: 1 }])
  expect(await shop.getOrder(order)).toMatchObject({ status: 'pending_payment' })
  shop.paymob.forgive(inquiry)
  shop.clock.pass(1)
  await askAboutSilence(shop)
  expect(await shop.getOrder(order)).toMatchObject({ status: 'processing', payment_status: 'paid' })
})

test('of many who ask about one attempt at once, one asks the provider', async () => {
  const order = await shop.placeOrder()
  shop.paymob.bank.pay(order.orderId, 'paid')
  const before = shop.paymob.count(inquiry)
  const asked = await Promise.all(Array.from({ length: 8 }, () => ask(order)))
  expect(shop.paymob.count(inquiry) - before).toBe(asked.filter((it) => it === 'answered').length)
  expect(asked.filter((it) => it === 'busy').length).toBeGreaterThan(0)
  expect(await shop.getOrder(order)).toMatchObject({ status: 'processing' })
})

test('an answer that is behind the webhook is asked for again, until it agrees', async () => {
  const order = await shop.placeOrder()
  const paid = shop.paymob.bank.pay(order.orderId, 'paid')
  shop.paymob.bank.answers.set(paid.id, { success: false, pending: true })
  await shop.tell(paid)
  expect(await shop.getOrder(order)).toMatchObject({ status: 'pending_payment', payment_status: 'pending' })
  shop.paymob.bank.answers.delete(paid.id)
  shop.clock.pass(1)
  await askAboutSilence(shop)
  expect(await shop.getOrder(order)).toMatchObject({ status: 'processing', payment_status: 'paid' })
  expect(await shop.pool`select reason from payment_problems where payment_id = ${order.paymentId}`).toEqual([])
})

test('one that never agrees is for staff to look at after five minutes', async () => {
  const order = await shop.placeOrder()
  const paid = shop.paymob.bank.pay(order.orderId, 'paid')
  shop.paymob.bank.answers.set(paid.id, null)
  await shop.tell(paid)
  for (let minute = 0; minute < 12; minute += 1) {
    shop.clock.pass(1)
    await askAboutSilence(shop)
  }
  const problems = await shop.pool`select reason from payment_problems where payment_id = ${order.paymentId}`
  expect(problems).toEqual([{ reason: 'news_differ' }])
})

test('a burst of true webhooks of one attempt causes few inquiries, some seconds apart', async () => {
  const settings = { ...shop.paymob.settings, askIntervalMs: 3_000 }
  const patient = await openCardShop({ payments: settings })
  const { body } = await patient.buy((await createProduct(patient.pool)).id)
  const [row] = await patient.pool<{ providerOrderId: string }[]>`select provider_order_id from payments`
  const orderId = Number(row?.providerOrderId)
  const before = shop.paymob.count(inquiry)
  const sent = Array.from({ length: 12 }, () => shop.paymob.bank.pay(orderId, 'declined'))
  await notify(shop.paymob, shop.paymob.bank.pay(orderId, 'declined'))
  await patient.untilAsked()
  expect(await Promise.all(sent.map((it) => notify(shop.paymob, it)))).toEqual(sent.map(() => 200))
  // The shop's clock stands still: nobody asks again before three seconds have passed.
  expect(shop.paymob.count(inquiry) - before).toBe(1)
  await notify(shop.paymob, shop.paymob.bank.pay(orderId, 'paid'))
  const status = async () => (await patient.getOrder({ id: body.order.id, token: body.access_token })).status
  let rounds = 0
  const untilPaid = async () => {
    rounds += 1
    patient.clock.pass(0.05)
    await askAboutSilence(patient)
    return await status()
  }
  // A job may hold the inquiry, and answer a moment later.
  await expect.poll(untilPaid).toBe('processing')
  expect(shop.paymob.count(inquiry) - before).toBeLessThanOrEqual(1 + rounds)
  await patient.close()
})
