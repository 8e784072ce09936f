import type { Localized, OrderId, UserId } from '@shop/contract'
import { inBothLanguages } from '../../../database/bilingual.ts'
import type { Db, Fragment } from '../../../database/client.ts'
import { findRow, hasRows } from '../../../database/rows.ts'
import { type ActorColumns, actorColumns } from '../desk/orders.staff-repository.ts'
import type { OrderRow } from '../orders.repository.ts'

/** Cash that a carrier has, in piastres. */
export type CarrierCashRow = { name: Localized | null; orders: number; owedPiastres: number; oldest: Date }

/** A sheet that was applied: what its orders had to bring, what came of them since, and what was written off, in piastres. */
export type SettlementRow = ActorColumns & {
  id: number
  createdAt: Date
  orders: number
  expectedPiastres: number
  receivedPiastres: number
  writtenOffPiastres: number
  /** Rows with money for which no order waits, or waits no more, and how much. */
  unmatchedRows: number
  unmatchedPiastres: number
  /** What of that staff have cleared. */
  clearedRows: number
  clearedPiastres: number
}

/** Adds up the cash that couriers have, the oldest first; without a name what was handed over without a carrier. */
export async function listCarrierCash(db: Db): Promise<CarrierCashRow[]> {
  return await db<CarrierCashRow[]>`
    select case when c.id is not null then ${inBothLanguages(db, 'c.name')} end as name,
      count(*) as orders, sum(o.total_piastres - o.deposit_piastres)::bigint as owed_piastres, min(o.created_at) as oldest
    from orders o left join parcels p on p.order_id = o.id left join carriers c on c.id = p.carrier_id
    where o.payment_method = 'cash' and (o.payment_status = 'collected' or (o.status = 'delivered' and o.payment_status = 'unpaid'))
    group by c.id order by oldest`
}

/** Lists the last sheets, and all of which money is missing or whose unmatched money is not cleared. */
export async function listSettlements(db: Db, limit: number): Promise<SettlementRow[]> {
  return await readSettlements(
    db,
    db`book.id in (select id from settlements order by id desc limit ${limit})
      or book.received_piastres + book.written_off_piastres < book.expected_piastres
      or book.unmatched_rows > book.cleared_rows or book.unmatched_piastres > book.cleared_piastres`,
  )
}

export async function findSettlement(db: Db, id: number): Promise<SettlementRow | null> {
  return await findRow(readSettlements(db, db`book.id = ${id}`))
}

/**
 * Nothing is owed for a parcel that turned back, so its order is not among those of the sheet, and what the sheet names for it is unmatched, as is more than
 * an order owes. Cash that was received before a sheet is not part of it.
 */
async function readSettlements(db: Db, isWanted: Fragment): Promise<SettlementRow[]> {
  return await db<SettlementRow[]>`
    select book.* from (select s.id, s.created_at, ${actorColumns(db, 's')}, count(w.order_id) filter (where b.id is null) as orders,
      coalesce(sum(owed.piastres), 0)::bigint as expected_piastres, coalesce(sum(r.amount_piastres), 0)::bigint as received_piastres,
      coalesce(sum(o.written_off_piastres), 0)::bigint as written_off_piastres,
      s.unmatched_rows + count(*) filter (where w.named_piastres > owed.piastres or (b.id is not null and w.named_piastres is null)) as unmatched_rows,
      (s.unmatched_piastres + sum(greatest(w.named_piastres - owed.piastres, 0)))::bigint as unmatched_piastres,
      coalesce(c.rows, 0) as cleared_rows, coalesce(c.piastres, 0) as cleared_piastres
    from settlements s join users u on u.id = s.actor_id
      left join settlement_orders w on w.settlement_id = s.id
      left join cash_receipts r on r.order_id = w.order_id and r.created_at >= s.created_at
      left join orders o on o.id = r.order_id and o.written_off_piastres > 0
      left join orders b on b.id = w.order_id and b.status in ('returning', 'returned') and b.payment_status not in ('collected', 'paid')
      cross join lateral (select case when b.id is null then w.expected_piastres else 0 end as piastres) as owed
      left join lateral (
        select max(unmatched_rows) as rows, max(unmatched_piastres) as piastres
        from settlement_clearings where settlement_id = s.id) as c on true
    group by s.id, u.id, c.rows, c.piastres) as book
    where ${isWanted} order by book.id desc`
}

/** How much staff cleared at one time, in piastres, and what they say became of it. */
export type ClearingRow = ActorColumns & { settlementId: number; piastres: number; reason: string; createdAt: Date }

/** Lists what was cleared of some sheets, oldest first. */
export async function listClearings(db: Db, ids: readonly number[]): Promise<ClearingRow[]> {
  return await db<ClearingRow[]>`
    select c.settlement_id, c.reason, c.created_at, ${actorColumns(db, 'c')}, c.unmatched_piastres - lag(c.unmatched_piastres, 1, 0::bigint)
      over (partition by c.settlement_id order by c.unmatched_piastres, c.unmatched_rows) as piastres
    from settlement_clearings c join users u on u.id = c.actor_id
    where c.settlement_id = any (${[...ids]}::bigint[]) order by c.unmatched_piastres, c.unmatched_rows`
}

/**
 * Holds the orders of a sheet until the transaction ends, and no parcel of it that turned back goes on to its customer any more: what is unmatched can only
 * become more.
 */
export async function holdUnmatched(tx: Db, id: number): Promise<void> {
  const ofSheet = tx`(select order_id from settlement_orders where settlement_id = ${id})`
  await tx`select from orders where id in ${ofSheet} order by id for update`
  await tx`delete from order_undos where step = 'turn_back' and order_id in ${ofSheet}`
}

type NewClearing = Pick<SettlementRow, 'unmatchedRows' | 'unmatchedPiastres' | 'createdAt'> &
  Pick<ClearingRow, 'settlementId' | 'reason'> & { actorId: UserId }

/** Clears all that is unmatched of a sheet. @returns false when that was cleared before */
export async function insertClearing(tx: Db, clearing: NewClearing): Promise<boolean> {
  return await hasRows(tx`insert into settlement_clearings ${tx(clearing)} on conflict do nothing`)
}

/** Deletes what staff said long ago about cash that they cleared. */
export async function forgetOldClearings(db: Db, clearedBefore: Date): Promise<void> {
  await db`update settlement_clearings set reason = '' where created_at < ${clearedBefore} and reason <> ''`
}

/** Tells whether a sheet is in the cash book. */
export async function hasSettlement(db: Db, digest: string): Promise<boolean> {
  return await hasRows(db`select from settlements where digest = ${digest}`)
}

/** What tells whether an order waits for cash, and for how much. */
export type CashRow = Pick<
  OrderRow,
  'id' | 'status' | 'paymentMethod' | 'paymentStatus' | 'totalPiastres' | 'depositPiastres'
>

/** Reads the cash of orders, which stays as it is until the transaction ends. */
export async function lockCash(tx: Db, ids: readonly OrderId[]): Promise<CashRow[]> {
  return await tx<CashRow[]>`
    select id, status, payment_method, payment_status, total_piastres, deposit_piastres from orders
    where id = any (${[...ids]}::uuid[]) order by id for share`
}

/** Whether a sheet was to bring the cash of an order. */
export async function isInCashBook(tx: Db, orderId: OrderId): Promise<boolean> {
  return await hasRows(tx`select from settlement_orders where order_id = ${orderId} limit 1`)
}

type NewSettlement = {
  actorId: UserId
  createdAt: Date
  digest: string
  unmatchedRows: number
  unmatchedPiastres: number
  orders: readonly { id: OrderId; expectedPiastres: number; namedPiastres: number | null }[]
}

/** Writes which orders a sheet has that wait for cash, and what it names for them, once for the same sheet. Needs a transaction. */
export async function insertSettlement(tx: Db, { orders, ...settlement }: NewSettlement): Promise<void> {
  const [added] = await tx<{ id: number }[]>`
    insert into settlements ${tx(settlement)} on conflict (digest) do nothing returning id`
  if (!added || orders.length === 0) return
  const rows = orders.map(({ id: orderId, ...amounts }) => ({ settlementId: added.id, orderId, ...amounts }))
  await tx`insert into settlement_orders ${tx(rows)}`
}
