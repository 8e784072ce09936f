import type { GovernorateCode } from '@shop/contract'
import type { Db } from '../../database/client.ts'

/** `due`: orders whose promised day is over; `kept`: of these, the orders that were delivered by that day. */
export type PunctualityRow = { governorate: GovernorateCode; due: number; kept: number }

/**
 * Counts the kept promises of the last `days` Cairo days before today, by governorate. An order that is still on its way counts as late.
 * A cancelled order and a parcel that came back undelivered do not count: the shop did not keep the customer waiting.
 */
export async function countKeptPromises(db: Db, now: Date, days: number): Promise<PunctualityRow[]> {
  return await db<PunctualityRow[]>`
    with today as (select (${now}::timestamptz at time zone 'Africa/Cairo')::date as day),
    due as (
      select o.governorate, o.promised_to, (
        select (min(e.created_at) at time zone 'Africa/Cairo')::date
        from order_events e where e.order_id = o.id and e.status = 'delivered') as delivered_on, o.status
      from orders o, today
      where o.promised_to >= today.day - ${days}::integer and o.promised_to < today.day)
    select governorate, count(*) as due, count(*) filter (where delivered_on <= promised_to) as kept
    from due where delivered_on is not null or status in ('processing', 'in_transit')
    group by governorate`
}
