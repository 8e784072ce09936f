import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { testConfig } from '../../../test/app.ts'
import { type Bazaar, hirePacker } from '../../../test/bazaar.ts'
import { openCardShop } from '../../../test/card-shop.ts'
import { createProduct } from '../../../test/factories.ts'
import { checkMoney, checkMovements, checkStock, checkTimelines } from '../../../test/interleaving-checks.ts'
import { createKillableShop } from '../../../test/killable-shop.ts'
import { isLongRun, recordFigures } from '../../../test/long-run.ts'
import { askAboutSilence, giveMoneyBack } from '../../../test/money-back.ts'
import { countSales } from '../../../test/sales-figures.ts'
import { type Street, type Visit, visit } from '../../../test/visits.ts'
import { expireOrders } from './paying/expire-orders.service.ts'

/** How many checkouts and webhooks are cut off by a death of the server: with `npm run test:long` in each of its parts. */
const kills = isLongRun ? 40 : 4
/** How many shoppers are in the shop at a time. */
const shoppers = 6
/** The longest time between the server's opening and its death, in milliseconds. */
const maxLife = 700

test(`a server that is killed in ${kills} checkouts and webhooks leaves every order whole, every payment booked once, and stock that adds up`, async () => {
  const start = performance.now()
  const later = await openCardShop()
  const dataDir = await mkdtemp(join(tmpdir(), 'nawwar-kill-'))
  const { sessionSecret: secret } = testConfig
  const shop = await createKillableShop({ databaseUrl: later.url, dataDir, secret, paymob: later.paymob })
  const product = await createProduct(later.pool, { variants: [{ stock: 100 + kills * 30 }] })
  const street: Street = { shop, pool: later.pool, paymob: later.paymob, product }

  const { visits, killed } = await openStreet(street)
  await shop.kill()

  const orders = visits.flatMap(({ order }) => order ?? [])
  const bazaar: Bazaar = {
    shop: later,
    products: [product],
    carts: [],
    coupons: [],
    orders,
    packer: await hirePacker(later),
    refuser: '',
  }
  await settleAll(bazaar)
  await checkWholeness(bazaar, visits)
  await checkStock(bazaar)
  await checkMovements(bazaar)
  await checkTimelines(bazaar)
  await checkMoney(bazaar)
  await recordFigures('A server that is killed at any moment leaves every order whole and every payment booked once', {
    'kills (kill -9)': killed,
    'checkouts cut off': countCuts(street, '/checkout/'),
    'webhooks cut off': countCuts(street, '/webhooks/'),
    'other calls cut off': shop.cutOff.length - countCuts(street, '/checkout/') - countCuts(street, '/webhooks/'),
    'visits, six at a time': visits.length,
    ...(await countSales(later.pool)),
    seconds: Math.round((performance.now() - start) / 1000),
  })
  await later.close()
  await rm(dataDir, { recursive: true })
}, 7_200_000)

/** Shoppers come and go while the server is killed and started again; all of them get their answers in the end. */
async function openStreet(street: Street): Promise<{ visits: Visit[]; killed: number }> {
  const visits: Visit[] = []
  let [isOpen, killed] = [true, 0]
  const shopping = Array.from({ length: shoppers }, async () => {
    while (isOpen) visits.push(await visit(street))
  })
  while (killed < kills || countCuts(street, '/checkout/') + countCuts(street, '/webhooks/') < kills) {
    await street.shop.start()
    // Any moment is as good as another.
    await wait(randomInt(maxLife))
    await street.shop.kill()
    killed += 1
  }
  await street.shop.start()
  isOpen = false
  await Promise.all(shopping)
  return { visits, killed }
}

function countCuts({ shop }: Street, part: string): number {
  return shop.cutOff.filter((path) => path.includes(part)).length
}

/** What the jobs would do in the hours after: ask about silent payments, expire, give money back. */
async function settleAll({ shop }: Bazaar): Promise<void> {
  shop.clock.now = new Date()
  shop.clock.pass(12)
  await askAboutSilence(shop)
  shop.clock.pass(45)
  await expireOrders(shop.deps)
  shop.clock.pass(2)
  await askAboutSilence(shop)
  await giveMoneyBack(shop)
}

/** Each visit left with one order and an empty cart, or with none and its cart; and nobody was told anything twice. */
async function checkWholeness({ shop, orders }: Bazaar, visits: readonly Visit[]): Promise<void> {
  const [count] = await shop.pool<{ orders: number; lines: number; unpaid: number; twice: number }[]>`
    select (select count(*) from orders) as orders, (select count(*) from order_lines) as lines,
      (select count(*) from orders where status = 'pending_payment') as unpaid,
      (select count(*) from (select from order_events group by order_id, status having count(*) > 1) as told) as twice`
  expect(count).toEqual({ orders: orders.length, lines: orders.length, unpaid: 0, twice: 0 })
  const full = await shop.pool<{ sessionKey: string }[]>`
    select session_key from carts c where exists (select from cart_lines where cart_id = c.id)`
  const unserved = visits.filter(({ order }) => order === null).map(({ cart }) => cart)
  expect(full.map(({ sessionKey }) => sessionKey).sort()).toEqual(unserved.sort())
  const [messages] = await shop.pool<{ sent: number; due: number }[]>`
    select (select count(*) from messages) as sent,
      (select count(*) from order_events) + (select count(*) from refunds where reason in ('paid_late', 'paid_twice')) as due`
  expect(messages?.sent).toBe(messages?.due)
}
