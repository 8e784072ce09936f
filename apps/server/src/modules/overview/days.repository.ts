import type { Db } from '../../database/client.ts'
import { countedStatuses, receivedMoney } from '../orders/index.ts'

/** Totals of the orders of one Cairo day, in piastres. `waiting`, `cancelled` and `returned` do not count as sold (docs/domain.md). */
export type DayRow = {
  /** `YYYY-MM-DD`. */
  day: string
  ordered: number
  orderedPiastres: number
  delivered: number
  deliveredPiastres: number
  received: number
  /** After refunds, also of orders that are no longer sold. */
  receivedPiastres: number
  waiting: number
  cancelled: number
  returned: number
}

/** Lists the last `days` Cairo days up to `now`, oldest first. A day without orders has a row of zeros. */
export async function listDays(db: Db, now: Date, days: number): Promise<DayRow[]> {
  return await db<DayRow[]>`
    with span as (select (${now}::timestamptz at time zone 'Africa/Cairo')::date as today),
    placed as (
      select (o.created_at at time zone 'Africa/Cairo')::date as day, o.status, o.payment_status = 'paid' as is_paid,
        o.total_piastres as total, ${receivedMoney(db)} as received_money,
        o.status = any (${[...countedStatuses]}::text[]) as counts
      from orders o
      where o.created_at >= ((select today from span) - ${days - 1}::integer)::timestamp at time zone 'Africa/Cairo'
        and o.created_at < ((select today from span) + 1)::timestamp at time zone 'Africa/Cairo')
    select to_char(calendar.day, 'YYYY-MM-DD') as day,
      count(*) filter (where counts) as ordered,
      coalesce(sum(total) filter (where counts), 0)::bigint as ordered_piastres,
      count(*) filter (where status = 'delivered') as delivered,
      coalesce(sum(total) filter (where status = 'delivered'), 0)::bigint as delivered_piastres,
      count(*) filter (where is_paid) as received,
      coalesce(sum(received_money), 0)::bigint as received_piastres,
      count(*) filter (where status = 'pending_payment') as waiting,
      count(*) filter (where status = 'cancelled') as cancelled,
      count(*) filter (where status = 'returned') as returned
    from span cross join lateral generate_series(0, ${days - 1}::integer) as ago
      cross join lateral (select today - ago as day) as calendar
      left join placed on placed.day = calendar.day
    group by calendar.day order by calendar.day`
}
