import type { GovernorateCode, PhoneNumber } from '@shop/contract'
import type { Db, Fragment } from '../../../database/client.ts'
import type { OrderSignals } from './order-trust.rules.ts'

/** Whose order it is, and where it goes. */
export type SignalsOf = {
  phone: PhoneNumber
  /** The phone of the account that orders, if it is verified; null for a guest. */
  accountPhone: PhoneNumber | null
  address: string
  governorate: GovernorateCode
}

/** Counts what became of earlier orders of the phone, of the account, and of others at the same address. */
export async function countSignals(
  db: Db,
  { phone, accountPhone, address, governorate }: SignalsOf,
  now: Date,
): Promise<Pick<OrderSignals, 'refused' | 'refusedAtAddress' | 'delivered'>> {
  const phones = accountPhone === null ? [phone] : [phone, accountPhone]
  const isSameAddress = db`(o.address = ${address} and o.governorate = ${governorate})`
  const [counts] = await db<Pick<OrderSignals, 'refused' | 'refusedAtAddress' | 'delivered'>[]>`
    select
      (select count(*) from orders o where o.phone = any (${phones}::text[]) and ${wasRefused(db, now)}) as refused,
      (select count(*) from orders o
        where ${isSameAddress} and o.status in ('returning', 'returned') and o.phone <> all (${phones}::text[]) and o.phone <> ''
          and ${wasRefused(db, now)}) as refused_at_address,
      (select count(*) from orders o
        where o.phone = ${phone} and o.status = 'delivered' and (${phone === accountPhone} or ${isSameAddress})) as delivered`
  if (!counts) throw new Error('Counts without a row')
  return counts
}

/** The parcel of `orders o` came back without being handed over, within the last year. */
const wasRefused = (db: Db, now: Date): Fragment => db`exists (
  select from order_events e
  where e.order_id = o.id and e.status = 'returning' and e.created_at > ${now}::timestamptz - interval '1 year')`
