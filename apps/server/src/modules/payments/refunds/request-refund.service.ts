import type { PaymentId } from '@shop/contract'
import type { Db } from '../../../database/client.ts'
import type { PaymentDeps } from '../payments.deps.ts'
import { askAfterClosing, lockAttempts } from '../payments.repository.ts'
import { applyEnd, applyRefund, type RefundRequest } from '../state/payment-changes.rules.ts'
import { lockPaymentState } from '../state/payment-state.repository.ts'
import { writeChanges } from '../state/write-changes.service.ts'

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
 */
export async function endPaying(tx: Db, deps: PaymentDeps, reference: string): Promise<void> {
  const attempts = await lockAttempts(tx, reference)
  for (const { id, status, transactionId } of attempts) {
    if (status !== 'created' && transactionId === null) continue
    const state = await lockPaymentState(tx, id)
    await writeChanges(tx, deps, state, applyEnd(state))
    if (status === 'created') await askAfterClosing(tx, id, deps.readClock())
  }
}
