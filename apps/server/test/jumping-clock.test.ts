import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { expireOrders } from '../src/modules/orders/paying/expire-orders.service.ts'
import { type AccountCalls, makeAccountCalls } from './account-calls.ts'
import { callApi, createUser, nextPhone, signIn } from './accounts.ts'
import { createGuardedMember, logInWith } from './authenticator.ts'
import { type CardShop, openCardShop } from './card-shop.ts'
import { hour } from './clock.ts'
import { createProduct, goodCheckout } from './factories.ts'

/** A clock that jumps: nothing lives longer than it should in the order in which things happened, and nothing happens twice. */
let shop: CardShop
let people: AccountCalls
beforeAll(async () => {
  shop = await openCardShop()
  people = makeAccountCalls(shop.app)
})
afterAll(() => shop.close())
/** Each test has a day of its own, so that it meets no limit of another. */
beforeEach(() => shop.clock.pass(25 * hour))

async function register(): Promise<{ phone: string; code: string }> {
  const phone = nextPhone()
  return { phone, code: (await people.registerAndAsk(phone)).code }
}

test('a code made by a fast clock is invalid once the clock is corrected, and the next one works', async () => {
  const { phone, code } = await register()
  shop.clock.pass(-3 * hour)
  const refused = await people.verify(phone, code)
  expect([refused.status, refused.body.code]).toEqual([400, 'otp_wrong'])
  const next = await people.registerWithToken(phone, {}, 2)
  expect((await people.verify(phone, next.code, next.fields)).status).toBe(200)
})

test('a code made by a slow clock has expired once the clock is corrected', async () => {
  const { phone, code } = await register()
  shop.clock.pass(3 * hour)
  expect((await people.verify(phone, code)).body.code).toBe('otp_wrong')
})

test('a used code stays used, however the clock jumps', async () => {
  const { phone, code } = await register()
  expect((await people.verify(phone, code)).status).toBe(200)
  for (const jump of [-5 * hour, 5 * hour - 1, 1]) {
    shop.clock.pass(jump)
    expect((await people.verify(phone, code)).body.code).toBe('otp_wrong')
  }
})

test('an access token made by a fast clock is invalid; the session gives a new one', async () => {
  const { access, refresh } = await signIn(shop.app, await createUser(shop.pool))
  shop.clock.pass(-6 * hour)
  expect((await people.profile(access)).status).toBe(401)
  const renewed = await people.refresh(refresh)
  expect((await people.profile(renewed.body.access)).status).toBe(200)
})

test('a second factor used on a fast clock works again once the clock is corrected, each code once', async () => {
  const member = await createGuardedMember(shop)
  shop.clock.pass(3 * hour)
  const logIn = (code: string) => logInWith(people, member, code)
  const ahead = member.readCode()
  expect((await logIn(ahead)).status).toBe(200)
  shop.clock.pass(-3 * hour)
  const [code, later] = [member.readCode(), member.readCode(30)]
  expect([(await logIn(ahead)).status, (await logIn(code)).status, (await logIn(code)).status]).toEqual([400, 200, 400])
  expect((await logIn(later)).status).toBe(200)
})

test('a session that was ended stays ended', async () => {
  const user = await createUser(shop.pool)
  const { access, refresh } = await signIn(shop.app, user)
  await callApi(shop.app, 'POST', '/api/users/logout/', { token: access, body: { refresh } })
  for (const jump of [-4 * hour, 8 * hour]) {
    shop.clock.pass(jump)
    expect((await people.refresh(refresh)).status).toBe(401)
  }
})

test('limits hold on either side of a jump, and lock nobody out until the clock has caught up', async () => {
  const { phone, password } = await createUser(shop.pool)
  const guess = () => people.logIn(phone, 'not the kettle 9')
  const guessTen = async () => {
    for (let guessed = 0; guessed < 10; guessed += 1) expect((await guess()).status).toBe(401)
    expect((await guess()).status).toBe(429)
  }
  await guessTen()
  shop.clock.pass(-3 * hour)
  await guessTen()
  shop.clock.pass(16)
  expect((await people.logIn(phone, password)).status).toBe(200)
})

test('an order expires once, and gives its stock back once, however often its hour comes', async () => {
  const product = await createProduct(shop.pool)
  const order = await shop.placeOrder(product.id)
  for (const jump of [-2 * hour, 1 * hour]) {
    shop.clock.pass(jump)
    await expireOrders(shop.deps)
    expect(await shop.stockOf(product.id)).toBe(4)
  }
  for (const jump of [4 * hour, -6 * hour, 8 * hour]) {
    shop.clock.pass(jump)
    await expireOrders(shop.deps)
    expect(await shop.stockOf(product.id)).toBe(5)
  }
  expect(await shop.getOrder(order)).toMatchObject({
    status: 'cancelled',
    timeline: [{ status: 'pending_payment' }, { status: 'cancelled' }],
  })
})

test('money that comes for an order which a jump has ended goes back', async () => {
  const order = await shop.placeOrder()
  shop.clock.pass(5 * hour)
  await expireOrders(shop.deps)
  shop.clock.pass(-5 * hour)
  await shop.settle(order, 'paid')
  await expect.poll(async () => (await shop.refundsOf(order.id)).length).toBe(1)
})

test('the same asking gives the same order on either side of a jump', async () => {
  const product = await createProduct(shop.pool)
  const [session, key] = [randomUUID(), randomUUID()]
  const buy = () =>
    callApi(shop.app, 'POST', `/api/orders/buy-now/?session_key=${session}`, {
      body: { ...goodCheckout, product_id: product.id },
      headers: { 'idempotency-key': key },
    })
  const first = await buy()
  for (const jump of [-7 * hour, 14 * hour]) {
    shop.clock.pass(jump)
    expect((await buy()).body.order.id).toBe(first.body.order.id)
  }
  expect(await shop.stockOf(product.id)).toBe(4)
})
