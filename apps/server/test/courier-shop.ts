import type { OrderId } from '@shop/contract'
import { expect } from 'vitest'
import { createBosta } from '../src/modules/couriers/drivers/bosta/bosta.driver.ts'
import type { CourierDriver } from '../src/modules/couriers/index.ts'
import { bookParcel } from '../src/modules/orders/parcels/book-parcel.service.ts'
import { openProcess, openTestShop, type TestProcess, type TestShop, withoutLimits } from './app.ts'
import { enterAs, type Member, type PlacedOrder, placeOrder, takeStep } from './back-office.ts'
import { createProduct } from './factories.ts'
import { type FakeBosta, type FakeDelivery, startBosta } from './fakes/bosta.ts'
import { impatient } from './impatient.ts'

type Problem = { id: number; reason: string; order: { id: string } | null }

/** A shop of two processes that calls Bosta. */
export type CourierShop = TestShop & {
  neighbour: TestProcess
  bosta: FakeBosta
  admin: Member
  clerk: Member
  /** The id of its carrier. */
  carrier: number
  driver: CourierDriver
  /** The same carrier, which is soon given up. */
  impatientDriver: CourierDriver
  place(): Promise<PlacedOrder>
  see(id: OrderId): ReturnType<typeof readOrder>
  choose(id: OrderId, fields?: object): ReturnType<Member['call']>
  /** Requests a parcel without the job that books it. */
  request(id: OrderId): Promise<void>
  /** Waits for the job of the booking. @returns the tracking number */
  booked(id: OrderId): Promise<string>
  /** An order that Bosta has on its way. */
  sent(): Promise<PlacedOrder & { tracking: string }>
  /** What Bosta has of an order. */
  deliveriesOf(number: string): FakeDelivery[]
  /** Open problems of a parcel. */
  problems(subject: string): Promise<Problem[]>
}

async function readOrder(by: Member, id: OrderId) {
  return (await by.call('GET', `/orders/${id}/`)).body
}

export async function openCourierShop(): Promise<CourierShop> {
  const bosta = await startBosta()
  const config = { ...withoutLimits, couriers: bosta.settings, logLevel: 'silent' as const }
  const shop = await openTestShop({ connections: 12, config })
  const neighbour = await openProcess(shop, { config })
  const [admin, clerk] = [await enterAs(shop, 'admin'), await enterAs(shop, 'orders')]
  const productId = (await createProduct(shop.pool, { variants: [{ stock: 500, price: 60_000 }] })).id
  const name = { en: 'Bosta', ar: 'بوسطة' }
  const body = { name, kind: 'bosta', tracking_pattern: 'https://bosta.example/{number}', is_active: true }
  const carrier: number = (await admin.call('POST', '/carriers/', { body })).body.id
  const driver = shop.deps.couriers.driver ?? expect.fail('no driver')
  const impatientDriver = createBosta({ ...bosta.settings, timeoutMs: impatient(500) })
  const place = () => placeOrder(shop, { productId, fields: { region: 'EG-C' } })
  const see = (id: OrderId) => readOrder(clerk, id)
  const choose = (id: OrderId, fields: object = {}) =>
    clerk.call('PUT', `/orders/${id}/parcel/`, { body: { carrier_id: carrier, tracking_number: null, ...fields } })
  async function request(id: OrderId): Promise<void> {
    await shop.pool`insert into parcels (order_id, carrier_id, booking) values (${id}, ${carrier}, 'requested')`
  }
  async function booked(id: OrderId): Promise<string> {
    await expect.poll(async () => (await see(id)).parcel.booking).toBe('booked')
    return (await see(id)).parcel.tracking_number
  }
  // Each process reads the cities once; afterwards a booking is one call.
  for (const { deps } of [shop, neighbour]) {
    const { id } = await place()
    await request(id)
    await bookParcel(deps, deps.couriers.driver ?? driver, id)
  }
  return {
    ...shop,
    neighbour,
    bosta,
    admin,
    clerk,
    carrier,
    driver,
    impatientDriver,
    place,
    see,
    choose,
    request,
    booked,
    async sent() {
      const order = await place()
      await choose(order.id)
      const tracking = await booked(order.id)
      await takeStep(clerk, order.id, 'ship', 'processing')
      return { ...order, tracking }
    },
    deliveriesOf: (number) => bosta.deliveries.filter((one) => one.businessReference.startsWith(number)),
    async problems(subject) {
      const { body: page } = await clerk.call('GET', '/parcel-problems/?state=open&page_size=100')
      return page.results.filter((problem: { subject: string }) => problem.subject === subject)
    },
    async close() {
      await neighbour.close()
      await shop.close()
      await bosta.stop()
    },
  }
}
