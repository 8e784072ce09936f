import type { GovernorateCode, OrderId, PhoneNumber } from '@shop/contract'
import type { Db, Fragment } from '../../../database/client.ts'
import type { OrderSignals } from './order-trust.rules.ts'

/** Whose order it is, and where it goes. */
export type SignalsOf = {
  /** Null for an order that is not placed yet. */
  orderId: OrderId | null
  phone: PhoneNumber
  /** The phone of the account that orders, if it is verified; null for a guest. */
  accountPhone: PhoneNumber | null
  address: string
  city: string
  governorate: GovernorateCode
}

type Counts = Omit<OrderSignals, 'total' | 'governorate'>

/** Of a first order. */
const nothing: Counts = { refused: 0, refusedAtAddress: 0, delivered: 0, ordersInDay: 1, phonesAtAddress: 1 }

/**
 * Lets the orders of a phone, and those to an address, be counted one after the other until their transactions end: of two at once the
 * second sees the first.
 */
export async function lockSignals(db: Db, order: SignalsOf): Promise<void> {
  const { address, city, governorate } = order
  const phones = phonesOf(order).map((phone) => `orders of ${phone}`)
  await db`
    select pg_advisory_xact_lock(key) from (
      select distinct hashtextextended(subject, 0) as key
      from unnest(${phones}::text[] || ('orders to ' || ${governorate}::text || ' ' || fold_address(${address}, ${city}))) as subject
      order by key) as sorted`
}

/**
 * Counts other orders of the phone and of the account, what became of them, and those of others at the same address.
 *
 * @param maxPhones no more phones at the address are counted
 */
export async function countSignals(db: Db, order: SignalsOf, maxPhones: number, now: Date): Promise<Counts> {
  const { orderId, phone, accountPhone, address, city, governorate } = order
  // Two parameters instead of an array: an array of unknown length would be planned anew for each order.
  const phones = db`(${phone}, ${accountPhone ?? phone})`
  const isSameAddress = db`(o.address = ${address} and o.governorate = ${governorate})`
  const [counts = nothing] = await db<Counts[]>`
    select
      (select count(*) from orders o where o.phone in ${phones} and ${wasRefused(db, now)}) as refused,
      (select count(*) from orders o
        where ${isSameAddress} and o.status in ('returning', 'returned') and o.phone not in ${phones} and o.phone <> ''
          and ${wasRefused(db, now)}) as refused_at_address,
      (select count(*) from orders o
        where o.phone = ${phone} and o.status = 'delivered' and (${phone === accountPhone} or ${isSameAddress})) as delivered,
      (select 1 + count(*) from orders o
        where o.phone in ${phones} and o.created_at > ${now}::timestamptz - interval '24 hours'
          and o.id is distinct from ${orderId}::uuid) as orders_in_day,
      (select 1 + count(*) from (
        select from orders o
        where fold_address(o.address, o.city) = fold_address(${address}, ${city}) and o.governorate = ${governorate}
          and o.status in ('pending_payment', 'processing', 'in_transit', 'returning') and o.phone not in ${phones}
        group by o.phone limit ${Math.max(0, maxPhones - 1)}) as others) as phones_at_address`
  return counts
}

function phonesOf({ phone, accountPhone }: SignalsOf): PhoneNumber[] {
  return accountPhone === null ? [phone] : [phone, accountPhone]
}

/** The parcel of `orders o` came back without being handed over, within the last year. */
const wasRefused = (db: Db, now: Date): Fragment => db`exists (
  select from order_events e
  where e.order_id = o.id and e.status = 'returning' and e.created_at > ${now}::timestamptz - interval '1 year')`
