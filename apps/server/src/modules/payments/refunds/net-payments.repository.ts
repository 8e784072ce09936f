import type { Db, Fragment } from '../../../database/client.ts'

/**
 * SQL of what the payments for a reference brought beside what was asked for, in piastres, mostly 0: a different amount that staff
 * accepted, less what staff gave back of it.
 *
 * @param reference SQL of the reference, such as a column
 */
export function differenceOfPayments(db: Db, reference: Fragment): Fragment {
  return db`(
    select coalesce(sum(
      coalesce((select max(e.amount_piastres) from payment_events e
        where e.payment_id = m.id and e.transaction_id = m.transaction_id and e.success and m.review_reason is not null), m.amount_piastres)
      - m.amount_piastres
      - (select coalesce(sum(r.amount_piastres), 0) from refunds r
          where r.payment_id = m.id and r.reason = 'staff' and r.status <> 'failed')), 0)::bigint
    from payments m
    where m.reference = ${reference} and m.status in ('paid', 'refunding', 'partially_refunded'))`
}
