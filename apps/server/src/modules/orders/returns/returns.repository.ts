import {
  type OrderId,
  type PaymentMethod,
  type ReturnId,
  type ReturnReason,
  type ReturnRefundMethod,
  type ReturnStatus,
  type ReturnStep,
  returnLife,
  returnStatusesBefore,
  type UserId,
} from '@shop/contract'
import type { Db } from '../../../database/client.ts'
import { rowList } from '../../../database/row-list.ts'
import { type ActorColumns, actorColumns } from '../desk/orders.staff-repository.ts'

export type ReturnRow = {
  id: ReturnId
  number: number
  orderId: OrderId
  status: ReturnStatus
  reason: ReturnReason
  note: string
  /** Why it was refused, or closed without a refund. */
  refusal: string
  isLate: boolean
  /** Null before the inspection. */
  duePiastres: number | null
  refundedPiastres: number
  refundMethod: ReturnRefundMethod | null
  refundReference: string
  refundedAt: Date | null
  createdAt: Date
}

/** A line of a return with what its order line says. */
export type ReturnLineRow = {
  returnId: ReturnId
  lineId: number
  quantity: number
  /** Null before the inspection. */
  received: number | null
  damaged: number
  goodsPiastres: number
  deliveryPiastres: number
  variantId: number
  sku: string
  nameEn: string
  nameAr: string
  colorNameEn: string | null
  colorNameAr: string | null
  hex: string | null
  size: string | null
  image: string | null
  unitPricePiastres: number
  vatRateBp: number
  /** Serial numbers of the order line that were with the shopper before this return; and those of them that came back. */
  serials: string[]
  returnedSerials: string[]
  /** Serial numbers that came back instead. */
  otherSerials: string[]
}

export type ReturnEventRow = ActorColumns & { returnId: ReturnId; status: ReturnStatus; createdAt: Date }

/** A return with its lines, its timeline and the number of its pictures. */
export type ReturnRecord = { row: ReturnRow; lines: ReturnLineRow[]; events: ReturnEventRow[]; pictures: number }

export type NewReturn = Pick<ReturnRow, 'id' | 'orderId' | 'status' | 'reason' | 'note' | 'isLate' | 'createdAt'>

export async function insertReturn(
  tx: Db,
  row: NewReturn,
  lines: readonly { lineId: number; quantity: number }[],
  actorId: UserId | null,
): Promise<void> {
  await tx`insert into returns ${tx({ ...row, updatedAt: row.createdAt })}`
  await tx`insert into return_lines ${tx(lines.map((line) => ({ returnId: row.id, ...line })))}`
  await insertReturnEvent(tx, row.id, row.status, actorId, row.createdAt)
}

/** Changes the status of a return by the table `returnLife`. @returns false when the current status does not allow the step */
export async function takeReturnStep(
  tx: Db,
  id: ReturnId,
  step: ReturnStep,
  { actorId, now }: { actorId: UserId | null; now: Date },
): Promise<ReturnStatus | null> {
  const from = returnStatusesBefore(step)
  const [to] = from.map((status) => returnLife[status][step])
  if (!to) return null
  const taken = await tx`
    update returns set status = ${to}, updated_at = ${now} where id = ${id} and status = any (${from}::text[])`
  if (taken.count === 0) return null
  await insertReturnEvent(tx, id, to, actorId, now)
  return to
}

async function insertReturnEvent(tx: Db, returnId: ReturnId, status: ReturnStatus, actorId: UserId | null, now: Date) {
  await tx`insert into return_events ${tx({ returnId, status, actorId, createdAt: now })}`
}

export async function saveRefusal(tx: Db, id: ReturnId, refusal: string): Promise<void> {
  await tx`update returns set refusal = ${refusal} where id = ${id}`
}

/** Saves what may be refunded: the sum of the lines. @returns the amount in piastres */
export async function saveDue(tx: Db, id: ReturnId): Promise<number> {
  const [row] = await tx<{ due: number | null }[]>`
    update returns set due_piastres = (select coalesce(sum(goods_piastres + delivery_piastres), 0)::bigint from return_lines
      where return_id = ${id}) where id = ${id} returning due_piastres as due`
  return row?.due ?? 0
}

export type InspectedLine = {
  lineId: number
  received: number
  damaged: number
  goodsPiastres: number
  deliveryPiastres: number
}

export async function saveInspectedLine(tx: Db, id: ReturnId, line: InspectedLine): Promise<void> {
  await tx`
    update return_lines set received = ${line.received}, damaged = ${line.damaged}, goods_piastres = ${line.goodsPiastres},
      delivery_piastres = ${line.deliveryPiastres}
    where return_id = ${id} and line_id = ${line.lineId}`
}

export async function saveReturnRefund(
  tx: Db,
  id: ReturnId,
  { amount, method, reference, now }: { amount: number; method: ReturnRefundMethod; reference: string; now: Date },
): Promise<void> {
  await tx`
    update returns set refunded_piastres = ${amount}, refund_method = ${method}, refund_reference = ${reference},
      refunded_at = ${now}
    where id = ${id}`
}

/** @returns null when there is no such return */
export async function findReturn(db: Db, id: ReturnId): Promise<ReturnRecord | null> {
  const [record] = await describeReturns(db, await db<ReturnRow[]>`select * from returns where id = ${id}`)
  return record ?? null
}

/** Lists the returns of an order, newest first. */
export async function listReturnsOf(db: Db, orderId: OrderId): Promise<ReturnRecord[]> {
  return await describeReturns(
    db,
    await db<ReturnRow[]>`select * from returns where order_id = ${orderId} order by number desc`,
  )
}

async function describeReturns(db: Db, rows: readonly ReturnRow[]): Promise<ReturnRecord[]> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const [lines, events, pictures] = await Promise.all([
    db<ReturnLineRow[]>`
      select r.return_id, r.line_id, r.quantity, r.received, r.damaged, r.goods_piastres, r.delivery_piastres, l.variant_id,
        l.sku, l.name_en, l.name_ar, l.color_name_en, l.color_name_ar, l.hex, l.size, l.image, l.unit_price_piastres, l.vat_rate_bp, r.other_serials,
        array(select s.serial from order_serials s where s.line_id = r.line_id
          and (s.returned_at is null or s.return_id = r.return_id) order by s.id) as serials,
        array(select s.serial from order_serials s where s.line_id = r.line_id and s.return_id = r.return_id order by s.id) as returned_serials
      from return_lines r join order_lines l on l.id = r.line_id where r.return_id = any (${ids}::uuid[]) order by r.line_id`,
    db<ReturnEventRow[]>`
      select e.return_id, e.status, e.created_at, ${actorColumns(db, 'e')}
      from return_events e left join users u on u.id = e.actor_id where e.return_id = any (${ids}::uuid[]) order by e.id`,
    db<{ returnId: ReturnId }[]>`select return_id from return_pictures where return_id = any (${ids}::uuid[])`,
  ])
  const isOf = (id: ReturnId) => (each: { returnId: ReturnId }) => each.returnId === id
  return rows.map((row) => ({
    row,
    lines: lines.filter(isOf(row.id)),
    events: events.filter(isOf(row.id)),
    pictures: pictures.filter(isOf(row.id)).length,
  }))
}

/** A return as a row of a list. */
export type ReturnListRow = ReturnRow & {
  orderNumber: number
  paymentMethod: PaymentMethod
  firstName: string
  lastName: string
  /** Empty after the person was erased. */
  phone: string
  units: number
}

/** Missing fields do not filter. `number`: of a return or of an order; null: of none. */
export type ReturnFilter = {
  status?: ReturnStatus | undefined
  orderId?: OrderId | undefined
  number?: number | null | undefined
}

/** The returns that match a filter, newest first. */
export function listReturns(db: Db, filter: ReturnFilter) {
  return rowList(
    db,
    db`r.created_at desc, r.id desc`,
    (tail) => db<ReturnListRow[]>`
    select r.*, o.number as order_number, o.payment_method, o.first_name, o.last_name, o.phone,
      (select coalesce(sum(l.quantity), 0) from return_lines l where l.return_id = r.id) as units
    from returns r join orders o on o.id = r.order_id where ${whereReturns(db, filter)} ${tail}`,
  )
}

function whereReturns(db: Db, { status, orderId, number }: ReturnFilter) {
  const conditions = [
    status && db`r.status = ${status}`,
    orderId && db`r.order_id = ${orderId}`,
    number !== undefined && db`(r.number = ${number} or o.number = ${number})`,
  ].filter((condition) => typeof condition === 'object')
  return conditions.reduce((all, condition) => db`${all} and ${condition}`, db`true`)
}
