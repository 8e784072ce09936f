import type { Db, Fragment } from '../../../database/client.ts'

/** How soon the shop promises to confirm: within so many minutes of its calling hours in Cairo, `HH:MM`. */
export type ConfirmationTerms = { minutes: number; from: string; to: string }

/** Whether the shop had to confirm an order `o`: a cash order of a shopper who is not known, paid no deposit, and did not cancel it. */
export function neededConfirmation(db: Db): Fragment {
  return db`(o.payment_method = 'cash' and o.placed_by is null and o.trust_step not in ('none', 'card') and o.status <> 'cancelled')`
}

/** Whether such an order was confirmed in time, by the link or a call. An order of the night has its time from the next opening. */
export function isConfirmedInTime(db: Db, { minutes, from, to }: ConfirmationTerms): Fragment {
  const placed = db`(o.created_at at time zone 'Africa/Cairo')`
  return db`exists (
    select from order_calls c where c.order_id = o.id and c.outcome = 'reached' and c.created_at <= (
      case when ${placed}::time < ${from}::time then ${placed}::date + ${from}::time
        when ${placed}::time >= ${to}::time then ${placed}::date + 1 + ${from}::time
        else ${placed} end + make_interval(mins => ${minutes}::integer)) at time zone 'Africa/Cairo')`
}
