import { piastres, type ReturnId, toPounds } from '@shop/contract'
import { AppError } from '../../../errors.ts'
import type { Caller } from '../../../http/guard/access-tokens.ts'
import { forgetUndo } from '../desk/undo-step.repository.ts'
import { takeStep } from '../order-steps.repository.ts'
import type { OrderDeps } from '../orders.deps.ts'
import { changeReturn } from './decide-return.service.ts'
import { notifyOfReturn } from './notify-return.service.ts'
import { recordSerialsBack, type SerialFinding } from './record-serials-back.service.ts'
import { hasAllBack } from './returned-units.repository.ts'
import type { ReturnLineRow } from './returns.repository.ts'
import { type SettledLine, settleUnits } from './settle-units.service.ts'

/**
 * Books what came back of a return. When all units of the order are back, the order is returned. Where nothing came, the shopper gets
 * no message until the return is closed with a reason.
 *
 * @throws AppError `return_not_found`; `return_step_refused`; `validation_failed` unless every line of the return is named once, with
 * at most its units; the errors of `recordSerialsBack`
 */
export async function inspectReturn(
  deps: OrderDeps,
  caller: Caller,
  id: ReturnId,
  findings: readonly SerialFinding[],
): Promise<void> {
  const { userId: actorId } = caller
  await changeReturn(deps, { id, step: 'inspect', actorId }, async (tx, { record, order }) => {
    const lines = readFindings(record.lines, findings)
    const due = await settleUnits(tx, order, { id, reason: record.row.reason, lines })
    const serials = await recordSerialsBack(tx, record, findings, deps.readClock())
    if (await hasAllBack(tx, order.id)) {
      await takeStep(tx, order.id, 'return', { actorId })
      await forgetUndo(tx, order.id)
    }
    const sum = (pick: (line: SettledLine) => number) => lines.reduce((total, line) => total + pick(line), 0)
    const units = { received: sum(({ received }) => received), damaged: sum(({ damaged }) => damaged) }
    if (units.received > 0)
      await notifyOfReturn(tx, deps, order, 'inspected', { number: record.row.number, amount: due })
    return { ...units, ...serials, due: toPounds(piastres(due)) }
  })
}

function readFindings(lines: readonly ReturnLineRow[], findings: readonly SerialFinding[]): SettledLine[] {
  const settled = lines.flatMap(({ lineId, variantId, quantity }) => {
    const found = findings.find(({ variant_id }) => variant_id === variantId)
    const isPossible = found && found.received <= quantity && found.damaged <= found.received
    return isPossible ? [{ lineId, asked: quantity, received: found.received, damaged: found.damaged }] : []
  })
  if (settled.length !== lines.length || findings.length !== lines.length)
    throw new AppError('validation_failed', { fields: ['lines'] })
  return settled
}
