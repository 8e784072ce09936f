import { randomUUID } from 'node:crypto'
import { planMethods } from '@shop/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withoutLimits } from '../../../test/app.ts'
import { type Bazaar, issueCoupons } from '../../../test/bazaar.ts'
import { type CardShop, openCardShop } from '../../../test/card-shop.ts'
import { refuseParcel } from '../../../test/deposits.ts'
import { backdatePrices, createProduct } from '../../../test/factories.ts'
import { type FakeBosta, startBosta } from '../../../test/fakes/bosta.ts'
import { type Figures, isLongRun, recordFigures } from '../../../test/long-run.ts'
import { askAboutSilence, giveMoneyBack } from '../../../test/money-back.ts'
import { checkBooks, checkCash, checkFigures, checkMoney } from '../../../test/order-life/check-money.ts'
import { checkCoupons, checkPrices, checkSales } from '../../../test/order-life/check-prices.ts'
import { checkMessages, checkTimelines } from '../../../test/order-life/check-steps.ts'
import { checkMovements, checkReturnedUnits, checkSerials, checkStock } from '../../../test/order-life/check-units.ts'
import { countDesk, countWaysToPay } from '../../../test/order-life/count-desk.ts'
import { chargeDelivery, openDesk } from '../../../test/order-life/desk.ts'
import { payAllOwed } from '../../../test/order-life/return-steps.ts'
import { type Step, stepArbitrary, take } from '../../../test/order-life/street-steps.ts'
import { countSales } from '../../../test/sales-figures.ts'

/** How many hours of the bazaar are played: with `npm run test:long` in each of its parts. */
const runs = isLongRun ? 70 : 3
/** Chance may leave a kind of work out: then as many hours follow again, but not for ever. */
const maxRounds = 10
/** How many people do things at the same time, and how many things each does. */
const [lanes, steps] = [6, 30]

let shop: CardShop
let bosta: FakeBosta
let opened = 0
let refuser: Bazaar['refuser']
beforeAll(async () => {
  bosta = await startBosta()
  shop = await openCardShop({ connections: 12, config: { ...withoutLimits, couriers: bosta.settings } })
  await shop.pool`insert into carriers (name_en, name_ar, kind) values ('Bosta', 'بوسطة', 'bosta')`
  refuser = (await refuseParcel(shop)).phone
  await chargeDelivery(shop.pool)
  const plan = { name: { en: 'A year', ar: 'سنة' }, months: 12, fee_percent: 20, min_total: 0, max_total: null }
  const plans = planMethods.map((method) => ({ ...plan, method, valid_from: '2020-01-01', valid_to: null }))
  await shop.pool`update shop_settings set installment_plans = ${shop.pool.json(plans)}`
})
afterAll(async () => {
  await shop.close()
  await bosta.stop()
})

async function openBazaar(): Promise<Bazaar> {
  const variants = [
    { hex: '#111111', stock: 6 },
    { hex: '#eeeeee', stock: 3 },
  ]
  const products = [await createProduct(shop.pool, { variants }), await createProduct(shop.pool, { variants })]
  await shop.pool`update products set has_serial_numbers = true where id = ${products[0]?.id ?? 0}`
  for (const { variantIds } of products) await backdatePrices(shop.pool, variantIds)
  opened += 1
  const coupons = await issueCoupons(shop, `HOUR${opened}`)
  // The first one ends while the hour lasts.
  await shop.pool`update coupons set ends_at = starts_at + interval '20 minutes' where code = ${coupons[0] ?? ''}`
  const [orders, sales]: [Bazaar['orders'], Bazaar['sales']] = [[], []]
  const variantIds = products.flatMap((product) => product.variantIds)
  const desk = await openDesk(shop, { call: shop.call, readClock: () => shop.clock.now, orders, variantIds })
  const carts = [randomUUID(), randomUUID(), randomUUID()]
  return { shop, products, carts, coupons, orders, sales, desk, bosta, refuser }
}

/** Everybody does their things in order, and all of them at the same time. Nobody is still at it when a failure of another is told, because the shop then closes. */
async function play(bazaar: Bazaar, scripts: readonly (readonly Step[])[]): Promise<void> {
  const ends = await Promise.allSettled(
    scripts.map(async (script) => {
      for (const step of script) await take(bazaar, step)
    }),
  )
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}

test('any actions at the same time leave stock, orders and money consistent', async () => {
  const start = performance.now()
  let [done, placed] = [0, 0]
  const script = fc.array(stepArbitrary, { minLength: steps, maxLength: steps })
  const hour = fc.asyncProperty(fc.array(script, { minLength: lanes, maxLength: lanes }), async (scripts) => {
    const bazaar = await openBazaar()
    const { orders, desk } = bazaar
    const all = { ...shop, orders, variantIds: desk.variantIds }
    await play(bazaar, scripts)
    await shop.untilAsked()
    await askAboutSilence(shop)
    await checkStock(all)
    await checkMovements(all)
    await checkReturnedUnits(all)
    await checkSerials(all)
    await checkTimelines(all)
    await checkPrices(bazaar)
    await checkSales(bazaar)
    await checkCoupons(bazaar)
    await giveMoneyBack(shop)
    await payAllOwed(desk)
    await checkMoney(all)
    await checkCash(all)
    await checkBooks(all)
    await checkMessages(shop.pool)
    done += scripts.flat().length
    placed += orders.length
  })
  const { seed = 0 } = fc.readConfigureGlobal()
  let [rounds, work]: [number, Figures] = [0, {}]
  do {
    await fc.assert(hour, { numRuns: runs, endOnFailure: true, seed: seed + rounds })
    await checkFigures(shop)
    rounds += 1
    work = { ...(await countDesk(shop.pool)), ...(await countWaysToPay(shop.pool)) }
  } while (Object.values(work).includes(0) && rounds < maxRounds)
  for (const [kind, count] of Object.entries(work)) expect({ kind, count }).not.toEqual({ kind, count: 0 })
  const played = rounds * runs
  expect(done).toBe(played * lanes * steps)
  expect(placed).toBeGreaterThan(played * 5)
  const [packed] = await shop.pool<{ units: number }[]>`select count(*)::integer as units from order_serials`
  await recordFigures('Whoever does what at the same time, stock, orders and money add up', {
    'interleavings played': played,
    [`things done, by ${lanes} people at a time`]: done,
    'serial numbers recorded and kept': packed?.units ?? 0,
    ...(await countSales(shop.pool)),
    ...work,
    seconds: Math.round((performance.now() - start) / 1000),
  })
}, 7_200_000)
