import type { DeliveryFailure, OrderId, OrderStep, PaymentStatus, UserId } from '@shop/contract'
import { orderLife, statusesBefore } from '@shop/contract'
import type { Db } from '../../database/client.ts'
import type { OrderTrust } from './trust/order-trust.rules.ts'

/**
 * Changes an order's status by the table `orderLife` and adds the step to the timeline.
 *
 * @param entry.actorId the member of staff who takes the step; null for a shopper or the shop
 * @param entry.carrierId the carrier whose news takes the step
 * @param entry.nextDay `YYYY-MM-DD` in Cairo
 * @returns false when the current status does not allow the step; then nothing changes
 */
export async function takeStep(
  db: Db,
  id: OrderId,
  step: OrderStep,
  { note = '', actorId = null, failure = null, nextDay = null, carrierId = null }: TimelineEntry = {},
): Promise<boolean> {
  const from = statusesBefore(step)
  const [to] = from.map((status) => orderLife[status][step])
  if (!to) return false
  const taken = await db`
    update orders set status = ${to}, updated_at = now() where id = ${id} and status = any (${from}::text[])`
  if (taken.count === 0) return false
  await db`
    insert into order_events (order_id, status, note, actor_id, failure, next_day, carrier_id)
    values (${id}, ${to}, ${note}, ${actorId}, ${failure}, ${nextDay}, ${carrierId})`
  return true
}

export type TimelineEntry = {
  note?: string
  actorId?: UserId | null
  failure?: DeliveryFailure | null
  nextDay?: string | null
  /** The carrier whose news takes the step. */
  carrierId?: number | null
}

/** Units of an order that came back damaged. */
export type DamagedUnits = readonly { variantId: number; units: number }[]

export async function saveDamaged(db: Db, id: OrderId, damaged: DamagedUnits): Promise<void> {
  for (const { variantId, units } of damaged)
    await db`update order_lines set damaged = damaged + ${units} where order_id = ${id} and variant_id = ${variantId}`
}

/** Marks all units of an order as returned. */
export async function saveAllReturned(db: Db, id: OrderId): Promise<void> {
  await db`update order_lines set in_returns = quantity, returned = quantity where order_id = ${id}`
}

export async function setPaymentStatus(db: Db, id: OrderId, status: PaymentStatus): Promise<void> {
  await db`
    update orders set payment_status = ${status}, updated_at = now() where id = ${id} and payment_status <> ${status}`
}

/** Makes an order that waits for its payment a cash order. `pay_before` stays: the step to `processing` follows. */
export async function turnIntoCash(db: Db, id: OrderId, { step, reasons }: OrderTrust): Promise<void> {
  await db`
    update orders set payment_method = 'cash', deposit_piastres = 0, trust_step = ${step}, trust_reasons = ${reasons}, updated_at = now() where id = ${id}`
}
