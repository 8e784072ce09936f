import type { OrderId } from '@shop/contract'
import { canCorrectGovernorate, canCorrectRecipient, type RecipientField, recipientFields } from '@shop/contract/staff'
import { inTransaction } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import type { Caller } from '../../../http/guard/access-tokens.ts'
import { recordChange } from '../../audit/index.ts'
import { refuseStep } from '../order-refusals.rules.ts'
import type { OrderDeps } from '../orders.deps.ts'
import { lockOrder } from '../orders.repository.ts'
import { isBooked } from '../parcels/parcels.repository.ts'
import { refuseBlocked } from '../placing/refuse-blocked.service.ts'
import { moveOrder } from './move-order.service.ts'
import { changeRecipient, insertCorrection, type Recipient } from './order-corrections.repository.ts'
import { orderEntry } from './orders.staff-service.ts'

/** The order's column for each field of the checkout. */
const columnOf = {
  first_name: 'firstName',
  last_name: 'lastName',
  phone: 'phone',
  address: 'address',
  apartment: 'apartment',
  city: 'city',
  region: 'governorate',
} as const satisfies Record<RecipientField, keyof Recipient>

/** `version`: the version that the caller saw. Missing fields stay unchanged. */
export type RecipientCorrection = { version: number } & {
  [Field in RecipientField]?: Recipient[(typeof columnOf)[Field]] | undefined
}

/**
 * Corrects the recipient of an order. The timeline stores the previous values; the audit log names the fields alone, because it is
 * never erased.
 *
 * @throws AppError `order_not_found`; `order_step_refused` after the order has arrived, or for another governorate after it was shipped
 * (details: the current `status`); `version_conflict` when somebody else has corrected it since (details: the current `version`);
 * `phone_blocked`, `phone_blocked_hotline` for another phone that is blocked; the errors of `moveOrder`
 */
export async function correctRecipient(
  deps: OrderDeps,
  caller: Caller,
  id: OrderId,
  { version, ...correction }: RecipientCorrection,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, id)
    if (!order) throw new AppError('order_not_found')
    if (!canCorrectRecipient(order)) throw refuseStep(order.status)
    if (order.version !== version) throw new AppError('version_conflict', { details: { version: order.version } })
    const fields = recipientFields.filter(
      (field) => correction[field] !== undefined && correction[field] !== order[columnOf[field]],
    )
    if (fields.length === 0) return
    // On the way the courier is told; before it the label and the amount to collect must agree.
    if (order.status === 'processing' && (await isBooked(tx, id))) throw new AppError('parcel_booked')
    // Nobody orders for a blocked phone by a correction.
    if (fields.includes('phone') && correction.phone) await refuseBlocked(tx, correction.phone, null)
    const isMoved = fields.includes('region')
    if (isMoved && !canCorrectGovernorate(order)) throw refuseStep(order.status)
    const change = Object.fromEntries(fields.map((field) => [columnOf[field], correction[field]]))
    const before = Object.fromEntries(fields.map((field) => [field, order[columnOf[field]]]))
    await changeRecipient(tx, id, change as Partial<Recipient>)
    const correctionRow = { orderId: id, actorId: caller.userId, createdAt: deps.readClock(), fields, before }
    await insertCorrection(tx, correctionRow)
    const corrected = isMoved ? await lockOrder(tx, id) : null
    if (corrected) await moveOrder(tx, deps, caller, corrected)
    const after = { corrected: fields.join(', ') }
    await recordChange(tx, { ...orderEntry(caller, id), action: 'recipient_corrected', after })
  })
}
