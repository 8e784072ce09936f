import type { PaymentId } from '@shop/contract'
import type { Db } from '../../../database/client.ts'
import type { PaymentDeps } from '../payments.deps.ts'
import { askAfterClosing, lockAttempts } from '../payments.repository.ts'
import { applyEnd, applyRefund } from '../state/payment-changes.rules.ts'
import type { RefundRequest } from '../state/payment-changes.types.ts'
import { lockPaymentState } from '../state/payment-state.repository.ts'
import { isOfShop, writeChanges } from '../state/write-changes.service.ts'

/**
 * Saves a refund of a locked attempt in the caller's transaction; a job sends it, unless staff have paid it by hand. The database refuses more than the received money
 * minus refunds.
 */
export async function requestRefund(tx: Db, deps: PaymentDeps, id: PaymentId, request: RefundRequest): Promise<void> {
  const state = await lockPaymentState(tx, id)
  await writeChanges(tx, deps, state, applyRefund(state, request))
}

/**
 * Ends the payments for a reference: closes unpaid attempts and refunds all received money. Call it before changing the order, because
 * it locks the attempts.
 *
 * @returns the piastres that go back because of it, without money of which nobody can say that
 */
export async function endPaying(tx: Db, deps: PaymentDeps, reference: string): Promise<number> {
  let givenBack = 0
  for (const { id, status, transactionId } of await lockAttempts(tx, reference)) {
    if (status !== 'created' && transactionId === null) continue
    const state = await lockPaymentState(tx, id)
    const changes = applyEnd(state)
    await writeChanges(tx, deps, state, changes)
    if (isOfShop(state.payment, changes)) for (const { amount } of changes.refunds) givenBack += amount
    if (status === 'created') await askAfterClosing(tx, id, deps.readClock())
  }
  return givenBack
}
