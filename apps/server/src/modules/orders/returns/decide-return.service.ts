import { type OrderId, piastres, type ReturnId, type ReturnStep, toPounds, type UserId } from '@shop/contract'
import { type Db, inTransaction } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import type { Caller } from '../../../http/guard/access-tokens.ts'
import { recordChange } from '../../audit/index.ts'
import { lockOrderAndPayments } from '../desk/orders.staff-service.ts'
import type { OrderDeps } from '../orders.deps.ts'
import type { OrderRow } from '../orders.repository.ts'
import { notifyOfReturn } from './notify-return.service.ts'
import { deleteReturnPictures } from './pictures/return-pictures.repository.ts'
import { refuseReturnStep } from './return-terms.rules.ts'
import { releaseUnits } from './returned-units.repository.ts'
import { findReturn, type ReturnRecord, saveRefusal, takeReturnStep } from './returns.repository.ts'

export type ReturnDecision = { decision: 'approve' | 'refuse' | 'withdraw'; reason: string }

/**
 * Approves or refuses a return, or withdraws it for the shopper.
 *
 * @throws AppError `return_not_found`; `return_step_refused`; `validation_failed` for a refusal without a reason
 */
export async function decideReturn(
  deps: OrderDeps,
  caller: Caller,
  id: ReturnId,
  given: ReturnDecision,
): Promise<void> {
  const { decision, reason } = given
  if (decision === 'refuse' && reason === '') throw new AppError('validation_failed', { fields: ['reason'] })
  await changeReturn(deps, { id, step: decision, actorId: caller.userId }, async (tx, { record, order }) => {
    if (decision !== 'approve') await releaseLines(tx, record)
    if (decision === 'refuse') await saveRefusal(tx, id, reason)
    if (decision !== 'withdraw')
      await notifyOfReturn(tx, deps, order, decision === 'approve' ? 'approved' : 'refused', {
        number: record.row.number,
        reason,
      })
    return {}
  })
}

/** Withdraws a return for its shopper. @throws AppError `return_not_found` for one of another order; `return_step_refused` */
export async function withdrawReturn(deps: OrderDeps, orderId: OrderId, id: ReturnId): Promise<void> {
  await changeReturn(deps, { id, step: 'withdraw', actorId: null, orderId }, async (tx, { record }) => {
    await releaseLines(tx, record)
    return {}
  })
}

/** Records that the courier has the units. @throws AppError `return_not_found`; `return_step_refused` */
export async function collectReturn(deps: OrderDeps, caller: Caller, id: ReturnId): Promise<void> {
  await changeReturn(deps, { id, step: 'collect', actorId: caller.userId }, async () => ({}))
}

/**
 * Closes a return that needs nothing more.
 *
 * @throws AppError `return_not_found`; `return_step_refused`; `validation_failed` when nothing was refunded and no reason is given
 */
export async function closeReturn(deps: OrderDeps, caller: Caller, id: ReturnId, reason: string): Promise<void> {
  await changeReturn(deps, { id, step: 'close', actorId: caller.userId }, async (tx, { record, order }) => {
    if (record.row.status === 'refunded') return {}
    if (reason === '') throw new AppError('validation_failed', { fields: ['reason'] })
    await saveRefusal(tx, id, reason)
    await notifyOfReturn(tx, deps, order, 'closed', { number: record.row.number, reason })
    return { unpaid: toPounds(piastres(record.row.duePiastres ?? 0)) }
  })
}

type Change = { id: ReturnId; step: ReturnStep; actorId: UserId | null; orderId?: OrderId }
export type LockedReturn = { record: ReturnRecord; order: OrderRow }

/**
 * Takes a step of a return under the lock of its order, with an entry in the audit log. Of parallel calls, one succeeds. Nobody needs
 * the pictures of a return that is withdrawn.
 *
 * @param change.orderId the order that the return must belong to
 * @param act what the step does besides; gives details for the audit log
 * @throws AppError `return_not_found`; `return_step_refused` (details: the current `status`)
 */
export async function changeReturn(
  deps: OrderDeps,
  { id, step, actorId, orderId }: Change,
  act: (tx: Db, locked: LockedReturn) => Promise<Record<string, string | number>>,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const seen = await findReturn(tx, id)
    if (!seen || (orderId && seen.row.orderId !== orderId)) throw new AppError('return_not_found')
    const order = await lockOrderAndPayments(tx, seen.row.orderId)
    const record = (await findReturn(tx, id)) ?? seen
    const before = { status: record.row.status }
    const status = await takeReturnStep(tx, id, step, { actorId, now: deps.readClock() })
    if (!status) throw refuseReturnStep(before.status)
    if (step === 'withdraw') await deleteReturnPictures(tx, id)
    const details = await act(tx, { record, order })
    if (actorId === null) return
    const after = { status, ...details }
    await recordChange(tx, { actorId, entity: 'return', entityId: id, action: 'updated', before, after })
  })
}

async function releaseLines(tx: Db, { lines }: ReturnRecord): Promise<void> {
  for (const line of lines) await releaseUnits(tx, line)
}
