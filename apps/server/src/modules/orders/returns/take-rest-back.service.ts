import type { ReturnId, UserId } from '@shop/contract'
import { v7 as makeUuid } from 'uuid'
import type { Db } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import type { DamagedUnits } from '../order-steps.repository.ts'
import type { OrderRow } from '../orders.repository.ts'
import { saveAllSerialsBack } from '../packing/serials.repository.ts'
import { claimUnits, listReturnableLines } from './returned-units.repository.ts'
import { insertReturn, type NewReturn } from './returns.repository.ts'
import { settleUnits } from './settle-units.service.ts'

/** Who takes the units back, and which of them are damaged. */
type Receipt = { damaged: DamagedUnits; actorId: UserId | null; now: Date }

/**
 * Takes back all units of a locked order that have not come back, as a return that is already inspected. So its refund follows the
 * same rules as any other.
 *
 * @throws AppError `return_under_way` while another return has units; `validation_failed` for more damaged units than come back
 */
export async function takeRestBack(tx: Db, order: OrderRow, { damaged, actorId, now }: Receipt): Promise<void> {
  const lines = await listReturnableLines(tx, order.id)
  if (lines.some(({ inReturns, returned }) => inReturns > returned)) throw new AppError('return_under_way')
  const rest = lines.flatMap(({ id, variantId, quantity, returned }) => {
    const units = quantity - returned
    const broken = damaged.find((each) => each.variantId === variantId)?.units ?? 0
    if (broken > units) throw new AppError('validation_failed', { fields: ['damaged'] })
    return units > 0 ? [{ lineId: id, quantity: units, damaged: broken }] : []
  })
  const row: NewReturn = {
    id: makeUuid() as ReturnId,
    orderId: order.id,
    status: 'inspected',
    reason: 'agreed',
    note: '',
    isLate: false,
    createdAt: now,
  }
  await insertReturn(
    tx,
    row,
    rest.map(({ lineId, quantity }) => ({ lineId, quantity })),
    actorId,
  )
  for (const line of rest) await claimUnits(tx, line)
  const settled = rest.map((line) => ({ ...line, asked: line.quantity, received: line.quantity }))
  await settleUnits(tx, order, { id: row.id, reason: row.reason, lines: settled })
  await saveAllSerialsBack(tx, order.id, now, row.id)
}
