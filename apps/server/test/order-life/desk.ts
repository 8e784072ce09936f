import type { OrderId, OrderStatus, PaymentMethod, PaymentStatus } from '@shop/contract'
import type { Pool } from '../../src/database/client.ts'
import { createAccessTokens, type TokenHolder } from '../../src/http/guard/access-tokens.ts'
import { createUser, signIn } from '../accounts.ts'
import { type TestShop, testConfig } from '../app.ts'
import type { CardShop } from '../card-shop.ts'
import { pick } from '../random-steps.ts'

/** Who works with the orders: the clerks may do everything with them, the packer packs, hands over, receives and inspects. */
export type Worker = 'clerk' | 'colleague' | 'packer'

/** The people who work with orders, at a shop that may be another process. */
export type Desk = {
  pool: Pool
  /** Calls the shop as a shopper, or `/api/admin…` as somebody who works there. */
  call: CardShop['call']
  callAs(
    worker: Worker,
    method: string,
    path: string,
    body: object,
    headers?: Record<string, string>,
  ): Promise<DeskAnswer>
  readClock(): Date
  /** What shoppers have ordered so far. */
  orders: { id: OrderId; token: string }[]
  variantIds: readonly number[]
}

export type DeskAnswer = Awaited<ReturnType<CardShop['call']>>

/** A call that is refused this often has lost its session, not its token. */
const maxTries = 6

const roles = { clerk: 'orders', colleague: 'orders', packer: 'warehouse' } as const

/** Each parcel costs something to deliver, and more to Aswan, so that the checks see a total or a refund that forgets it. */
export async function chargeDelivery(pool: Pool): Promise<void> {
  await pool`
    update delivery_zones set fee_piastres = case governorate when 'EG-ASN' then 7203 else 4501 end, free_over_piastres = null`
}

/** Signs the people in. Their tokens follow the clock of the shop, however much of its time passes. */
export async function openDesk(
  shop: Pick<TestShop, 'app' | 'pool'>,
  given: Omit<Desk, 'pool' | 'callAs'>,
): Promise<Desk> {
  const tokens = createAccessTokens(testConfig.sessionSecret, given.readClock)
  const holders = new Map<string, TokenHolder>()
  for (const [worker, role] of Object.entries(roles)) {
    const { access } = await signIn(shop.app, await createUser(shop.pool, { role }))
    const holder = await tokens.read(access)
    if (!holder) throw new Error('Nobody is signed in')
    holders.set(worker, holder)
  }
  return {
    ...given,
    pool: shop.pool,
    async callAs(worker, method, path, body, headers = {}) {
      const holder = holders.get(worker)
      if (!holder) throw new Error(`There is no ${worker}`)
      const call = async () => {
        const authorization = `Bearer ${await tokens.issue(holder)}`
        return await given.call(method, `/api/admin${path}`, body, { ...headers, authorization })
      }
      // The clock may pass the end of a token while its call is on its way, also several times.
      let answer = await call()
      for (let tries = 1; answer.status === 401 && tries < maxTries; tries += 1) answer = await call()
      return answer
    },
  }
}

/** A line as the desk sees it. */
type SeenLine = {
  variantId: number
  quantity: number
  /** Units that no return has. */
  free: number
  needsSerials: boolean
}

/** An order as the desk sees it, before somebody else changes it. */
export type SeenOrder = {
  id: OrderId
  token: string
  number: number
  status: OrderStatus
  method: PaymentMethod
  paymentStatus: PaymentStatus
  version: number
  delivery: number
  /** What the courier collects, in piastres. */
  cash: number
  attempts: number
  lines: SeenLine[]
}

/** Looks at some of the newest orders that are in one of some states, the oldest first. */
export async function seeOrders(desk: Desk, statuses: readonly OrderStatus[]): Promise<SeenOrder[]> {
  const tokens = new Map(desk.orders.slice(-40).map(({ id, token }) => [id, token]))
  const rows = await desk.pool<Omit<SeenOrder, 'token'>[]>`
    select o.id, o.number, o.status, o.payment_method as method, o.payment_status, o.version, o.delivery_piastres as delivery,
      case when o.payment_method = 'cash' then o.total_piastres - o.deposit_piastres else 0 end as cash,
      (select count(*) from order_events e where e.order_id = o.id and e.failure in ('no_answer', 'postponed', 'wrong_address')) as attempts,
      (select json_agg(json_build_object('variantId', l.variant_id, 'quantity', l.quantity, 'free', l.quantity - l.in_returns,
          'needsSerials', p.has_serial_numbers) order by l.id)
        from order_lines l join products p on p.id = l.product_id where l.order_id = o.id) as lines
    from orders o where o.id = any (${[...tokens.keys()]}::uuid[]) and o.status = any (${[...statuses]}::text[]) order by o.number`
  return rows.map((row) => ({ ...row, token: tokens.get(row.id) ?? '' }))
}

/** Looks at one such order. */
export async function seeOrder(desk: Desk, statuses: readonly OrderStatus[], choice: number) {
  return pick(await seeOrders(desk, statuses), choice)
}
