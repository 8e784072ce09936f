import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { testConfig } from '../../../test/app.ts'
import { type CardShop, openCardShop } from '../../../test/card-shop.ts'
import { createProduct } from '../../../test/factories.ts'
import { createKillableShop, type KillableShop } from '../../../test/killable-shop.ts'
import { isLongRun, recordFigures } from '../../../test/long-run.ts'
import { askAboutSilence, giveMoneyBack } from '../../../test/money-back.ts'
import { checkBooks, checkCash, checkMoney } from '../../../test/order-life/check-money.ts'
import { checkMessages, checkTimelines } from '../../../test/order-life/check-steps.ts'
import { checkMovements, checkReturnedUnits, checkStock } from '../../../test/order-life/check-units.ts'
import { countDesk } from '../../../test/order-life/count-desk.ts'
import { chargeDelivery, type Desk, openDesk } from '../../../test/order-life/desk.ts'
import { type DeskKind, deskWeights, workAtDesk } from '../../../test/order-life/desk-work.ts'
import { pick } from '../../../test/random-steps.ts'
import { countSales } from '../../../test/sales-figures.ts'
import { type Street, type Visit, visit } from '../../../test/visits.ts'
import { expireOrders } from './paying/expire-orders.service.ts'

/** How many calls of shoppers and the bank, and as many of staff, are cut off by a death of the server: with `npm run test:long` in each of its parts. */
const kills = isLongRun ? 40 : 3
/** How many shoppers are in the shop at a time, and how many clerks work for them. */
const [shoppers, clerks] = [6, 3]
/** The longest time between the server's opening and its death, in milliseconds. In much shorter lives the same calls are cut again and again. */
const maxLife = 2_500

/** Calls that are counted, by what they do. */
const cutsOf = {
  'checkouts cut off': /\/checkout\//,
  'webhooks cut off': /\/webhooks\//,
  'steps of staff cut off': /\/(steps|undo|actions|lines|calls)\/$/,
  'calls about returns and refunds cut off': /\/(returns|refunds)\//,
  'bookings of cash cut off': /\/(cash|courier-sheets|clearings)\/$/,
}

test(`a server that is killed in ${kills} calls of shoppers and ${kills} of staff leaves every order whole, every payment booked once, and stock, cash and books that add up`, async () => {
  const start = performance.now()
  const later = await openCardShop()
  const dataDir = await mkdtemp(join(tmpdir(), 'nawwar-kill-'))
  const { sessionSecret: secret } = testConfig
  const shop = await createKillableShop({ databaseUrl: later.url, dataDir, secret, paymob: later.paymob })
  await chargeDelivery(later.pool)
  const variants = [{ stock: 100 + kills * 30 }]
  const products = [await createProduct(later.pool, { variants }), await createProduct(later.pool, { variants })]
  const variantIds = products.flatMap((product) => product.variantIds)
  const street: Street = { shop, pool: later.pool, paymob: later.paymob, products, orders: [] }
  const { orders } = street
  const desk = await openDesk(later, { call: makeCall(shop), readClock: () => new Date(), orders, variantIds })

  const { visits, killed } = await openStreet(street, desk)
  await shop.kill()

  await settleAll(later)
  await checkWholeness(later, visits)
  const all = { ...later, orders, variantIds }
  await checkStock(all)
  await checkMovements(all)
  await checkReturnedUnits(all)
  await checkTimelines(all)
  await checkMoney(all)
  await checkCash(all)
  await checkBooks(all)
  await checkMessages(later.pool)
  const counted = Object.entries(cutsOf).map(([name, path]) => [name, countCuts(shop, path)] as const)
  const others = counted.reduce((left, [, count]) => left - count, shop.cutOff.length)
  await recordFigures('A server that is killed at any moment leaves every order whole and every payment booked once', {
    'kills (kill -9)': killed,
    ...Object.fromEntries(counted),
    'other calls cut off': others,
    [`visits, ${shoppers} at a time`]: visits.length,
    ...(await countSales(later.pool)),
    ...(await countDesk(later.pool)),
    seconds: Math.round((performance.now() - start) / 1000),
  })
  await later.close()
  await rm(dataDir, { recursive: true })
}, 7_200_000)

/** Calls a shop that may be killed, until it answers. */
function makeCall({ insist }: KillableShop): Desk['call'] {
  return async (method, path, body, headers = {}) => {
    const response = await insist(path, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: JSON.parse(await response.text()), location: null }
  }
}

/** Shoppers come and go, and clerks work, while the server is killed and started again; all of them get their answers in the end. */
async function openStreet(street: Street, desk: Desk): Promise<{ visits: Visit[]; killed: number }> {
  const { shop } = street
  const visits: Visit[] = []
  let [isOpen, killed] = [true, 0]
  const shopping = Array.from({ length: shoppers }, async () => {
    while (isOpen) visits.push(await visit(street))
  })
  const working = Array.from({ length: clerks }, async () => {
    while (isOpen) await workOnce(desk)
  })
  const isEnough = () =>
    countCuts(shop, /\/(checkout|webhooks)\//) >= kills && countCuts(shop, /^\/api\/admin\//) >= kills
  while (killed < kills || !isEnough()) {
    await shop.start()
    // Any moment is as good as another.
    await wait(randomInt(maxLife))
    await shop.kill()
    killed += 1
  }
  await shop.start()
  isOpen = false
  await Promise.all([...shopping, ...working])
  return { visits, killed }
}

const kinds = Object.entries(deskWeights).flatMap(([kind, weight]) =>
  Array.from({ length: weight }, () => kind as DeskKind),
)

/** A clerk does something, and is content with a refusal. */
async function workOnce(desk: Desk): Promise<void> {
  const kind = pick(kinds, randomInt(kinds.length)) ?? 'takeStep'
  const answer = await workAtDesk(desk, kind, { a: randomInt(1000), b: randomInt(1000), c: randomInt(1000) })
  const isAnswered = !answer || (answer.status < 500 && answer.status !== 401) || answer.status === 503
  if (!isAnswered) throw new Error(`${kind} was answered ${answer.status}: ${JSON.stringify(answer.body)}`)
}

function countCuts({ cutOff }: KillableShop, path: RegExp): number {
  return cutOff.filter((cut) => path.test(new URL(cut, 'http://shop').pathname)).length
}

/** What the jobs would do in the hours after: ask about silent payments, expire, give money back. */
async function settleAll(shop: CardShop): Promise<void> {
  shop.clock.now = new Date()
  shop.clock.pass(12)
  await askAboutSilence(shop)
  shop.clock.pass(45)
  await expireOrders(shop.deps)
  shop.clock.pass(2)
  await askAboutSilence(shop)
  await giveMoneyBack(shop)
}

/** Each visit left with one order and an empty cart, or with none and its cart; and no order took a step twice. */
async function checkWholeness({ pool }: CardShop, visits: readonly Visit[]): Promise<void> {
  const orders = visits.flatMap(({ order }) => order ?? [])
  const [count] = await pool<{ orders: number; empty: number; unpaid: number; twice: number }[]>`
    select (select count(*) from orders) as orders,
      (select count(*) from orders o where not exists (select from order_lines where order_id = o.id)) as empty,
      (select count(*) from orders where status = 'pending_payment') as unpaid,
      (select count(*) from (select from order_events where status <> 'in_transit' or failure is null
        group by order_id, status having count(*) > 1) as told) as twice`
  expect(count).toEqual({ orders: orders.length, empty: 0, unpaid: 0, twice: 0 })
  const full = await pool<{ sessionKey: string }[]>`
    select session_key from carts c where exists (select from cart_lines where cart_id = c.id)`
  const unserved = visits.filter(({ order }) => order === null).map(({ cart }) => cart)
  expect(full.map(({ sessionKey }) => sessionKey).sort()).toEqual(unserved.sort())
}
