import type { OrderId, ReturnId, ReturnReason, UserId } from '@shop/contract'
import { v7 as makeUuid } from 'uuid'
import { type Db, inTransaction } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import { claimKey, type IdempotencyClaim, saveAnswer } from '../../../http/answers/idempotency.ts'
import { recordChange } from '../../audit/index.ts'
import { getSettings } from '../../settings/index.ts'
import { refuseStep } from '../order-refusals.rules.ts'
import type { OrderDeps } from '../orders.deps.ts'
import { findOrder, lockOrder } from '../orders.repository.ts'
import { notifyOfReturn } from './notify-return.service.ts'
import { findDelivery, isTooLate, type LastDays, lastDaysOf } from './return-terms.rules.ts'
import { claimUnits, type LineUnits, listReturnableLines } from './returned-units.repository.ts'
import { findReturn, insertReturn } from './returns.repository.ts'

export type ReturnRequest = {
  lines: readonly { variant_id: number; quantity: number }[]
  reason: ReturnReason
  note: string
}

/**
 * Asks for a return of units of a delivered order. A repeated key asks once.
 *
 * @param actorId the member of staff who registers it for a caller, also after the last day; null for the shopper
 * @throws AppError `order_not_found`; `order_step_refused` unless the order is `delivered`; `return_too_late` (details: `day`);
 * `return_too_many_units` (details: `available`); `validation_failed` for lines of another order; `idempotency_key_reused`
 */
export async function requestReturn(
  deps: OrderDeps,
  id: OrderId,
  request: ReturnRequest,
  { actorId, claim }: { actorId: UserId | null; claim: IdempotencyClaim },
): Promise<ReturnId> {
  return await inTransaction(deps.db, async (tx) => {
    const earlier = await claimKey<{ id: ReturnId }>(tx, claim)
    if (earlier) return earlier.id
    const order = await lockOrder(tx, id)
    if (!order) throw new AppError('order_not_found')
    if (order.status !== 'delivered') throw refuseStep(order.status)
    const now = deps.readClock()
    const days = await findLastDays(tx, id)
    const isLate = days === null || isTooLate(request.reason, days, now)
    if (isLate && actorId === null) throw refuseLate(request.reason, days)
    const lines = await claimLines(tx, id, request.lines)
    const { reason, note } = request
    const returnId = makeUuid() as ReturnId
    const row = { id: returnId, orderId: id, status: 'requested' as const, reason, note, isLate, createdAt: now }
    await insertReturn(tx, row, lines, actorId)
    await saveAnswer(tx, claim, { id: returnId })
    const record = await findReturn(tx, returnId)
    await notifyOfReturn(tx, deps, order, 'requested', { number: record?.row.number ?? 0 })
    if (actorId !== null)
      await recordChange(tx, {
        actorId,
        entity: 'return',
        entityId: returnId,
        action: 'created',
        after: { reason, is_late: isLate, units: lines.reduce((sum, line) => sum + line.quantity, 0) },
      })
    return returnId
  })
}

/** The last days for a return of an order; null when it was never delivered. */
export async function findLastDays(db: Db, id: OrderId): Promise<LastDays | null> {
  const record = await findOrder(db, id)
  const deliveredAt = record && findDelivery(record.events)
  return deliveredAt ? lastDaysOf(deliveredAt, await getSettings(db, 'en')) : null
}

function refuseLate(reason: ReturnReason, days: LastDays | null): AppError {
  const day = reason === 'change_of_mind' ? days?.changeOfMind : days?.fault
  return new AppError('return_too_late', { details: { day: day ?? '' } })
}

async function claimLines(tx: Db, id: OrderId, wanted: ReturnRequest['lines']): Promise<LineUnits[]> {
  const lines = await listReturnableLines(tx, id)
  const isTwice = new Set(wanted.map(({ variant_id }) => variant_id)).size < wanted.length
  const claimed: LineUnits[] = []
  for (const { variant_id: variantId, quantity } of wanted) {
    const line = lines.find((each) => each.variantId === variantId)
    if (!line || isTwice) throw new AppError('validation_failed', { fields: ['lines'] })
    const units = { lineId: line.id, quantity }
    if (!(await claimUnits(tx, units)))
      throw new AppError('return_too_many_units', {
        details: { available: line.quantity - line.inReturns },
        fields: ['lines'],
      })
    claimed.push(units)
  }
  return claimed
}
