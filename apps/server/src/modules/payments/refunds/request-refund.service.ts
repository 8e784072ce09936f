import type { PaymentId } from '@shop/contract'
import type { Db } from '../../../database/client.ts'
import type { PaymentDeps } from '../payments.deps.ts'
import { closeUnusedAttempts, lockAttempts } from '../payments.repository.ts'
import { applyEnd, applyRefund, type RefundRequest } from '../state/payment-changes.rules.ts'
import { lockPaymentState } from '../state/payment-state.repository.ts'
import { writeChanges } from '../state/write-changes.service.ts'

/**
 * Writes down that money of a held attempt goes back; the job of the refunds sends it. Part of the caller's transaction. The database
 * refuses more than the provider said came in, less what went back.
 */
export async function requestRefund(tx: Db, deps: PaymentDeps, id: PaymentId, request: RefundRequest): Promise<void> {
  const state = await lockPaymentState(tx, id)
  await writeChanges(tx, deps, state, applyRefund(state, request))
}

/**
 * Ends the paying for a reference: what nobody began to pay is closed, and money that came goes back, whether it was as it was asked
 * for or not. Call it before changing what the reference stands for: it holds the attempts.
 */
export async function endPaying(tx: Db, deps: PaymentDeps, reference: string): Promise<void> {
  const attempts = await lockAttempts(tx, reference)
  if (attempts.length === 0) return
  await closeUnusedAttempts(tx, reference, deps.readClock())
  for (const { id, transactionId } of attempts) {
    if (transactionId === null) continue
    const state = await lockPaymentState(tx, id)
    await writeChanges(tx, deps, state, applyEnd(state))
  }
}
