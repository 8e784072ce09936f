import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withoutLimits } from '../../../test/app.ts'
import { type Bazaar, hirePacker, issueCoupons } from '../../../test/bazaar.ts'
import { type CardShop, openCardShop } from '../../../test/card-shop.ts'
import { refuseParcel } from '../../../test/deposits.ts'
import { backdatePrices, createProduct } from '../../../test/factories.ts'
import {
  checkBooks,
  checkCoupons,
  checkFigures,
  checkLists,
  checkMoney,
  checkMovements,
  checkPrices,
  checkSerials,
  checkStock,
  checkTimelines,
} from '../../../test/interleaving-checks.ts'
import { type Step, stepArbitrary, take } from '../../../test/interleaving-steps.ts'
import { isLongRun, recordFigures } from '../../../test/long-run.ts'
import { askAboutSilence, giveMoneyBack } from '../../../test/money-back.ts'
import { countSales } from '../../../test/sales-figures.ts'

/** How many hours of the bazaar are played: with `npm run test:long` in each of its parts. */
const runs = isLongRun ? 350 : 8
/** How many people do things at the same time, and how many things each does. */
const [lanes, steps] = [6, 15]

let shop: CardShop
let packer: Bazaar['packer']
let opened = 0
let refuser: Bazaar['refuser']
beforeAll(async () => {
  shop = await openCardShop({ connections: 24, config: withoutLimits })
  packer = await hirePacker(shop)
  refuser = (await refuseParcel(shop)).phone
})
afterAll(() => shop.close())

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
  return { shop, products, carts: [randomUUID(), randomUUID(), randomUUID()], coupons, orders: [], packer, refuser }
}

/** Everybody does their things in order, and all of them at the same time. */
async function play(bazaar: Bazaar, scripts: readonly (readonly Step[])[]): Promise<void> {
  await Promise.all(
    scripts.map(async (script) => {
      for (const step of script) await take(bazaar, step)
    }),
  )
}

test('any actions at the same time leave stock, orders and money consistent', async () => {
  const start = performance.now()
  let [done, placed] = [0, 0]
  const script = fc.array(stepArbitrary, { minLength: steps, maxLength: steps })
  const hour = fc.asyncProperty(fc.array(script, { minLength: lanes, maxLength: lanes }), async (scripts) => {
    const bazaar = await openBazaar()
    await play(bazaar, scripts)
    await shop.untilAsked()
    await askAboutSilence(shop)
    await checkStock(bazaar)
    await checkLists(bazaar)
    await checkMovements(bazaar)
    await checkSerials(bazaar)
    await checkTimelines(bazaar)
    await checkPrices(bazaar)
    await checkCoupons(bazaar)
    await giveMoneyBack(shop)
    await checkMoney(bazaar)
    await checkBooks(bazaar)
    done += scripts.flat().length
    placed += bazaar.orders.length
  })
  await fc.assert(hour, { numRuns: runs, endOnFailure: true })
  await checkFigures(shop)
  expect(done).toBe(runs * lanes * steps)
  expect(placed).toBeGreaterThan(runs * 5)
  const [packed] = await shop.pool<{ units: number }[]>`select count(*)::integer as units from order_serials`
  await recordFigures('Whoever does what at the same time, stock, orders and money add up', {
    'interleavings played': runs,
    [`things done, by ${lanes} people at a time`]: done,
    'serial numbers recorded and kept': packed?.units ?? 0,
    ...(await countSales(shop.pool)),
    seconds: Math.round((performance.now() - start) / 1000),
  })
}, 7_200_000)
