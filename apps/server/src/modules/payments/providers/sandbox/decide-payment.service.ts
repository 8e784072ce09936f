import type { Piastres } from '@shop/contract'
import { type Db, inTransaction, type Pool } from '../../../../database/client.ts'
import { AppError } from '../../../../errors.ts'
import type { PaymobTransaction } from '../paymob/index.ts'
import {
  decidePayment,
  findPaymentOf,
  insertTransaction,
  lockIntention,
  type SandboxIntention,
  type SandboxTransaction,
} from './sandbox.repository.ts'
import { describeTransaction } from './sandbox-account.service.ts'
import type { SandboxState } from './sandbox-page.presenter.ts'

/** What the simulated bank does. `pay_odd` takes another amount than requested, in piastres. */
export type SandboxDecision = { kind: 'pay' | 'decline' | 'wait' } | { kind: 'pay_odd'; amount: Piastres }

type PaymentView = { intention: SandboxIntention; payment: SandboxTransaction | null; state: SandboxState }

/** Gives the state of a payment at the sandbox's bank. @throws AppError `not_found` */
export async function viewPayment(db: Db, paymentId: string, now: Date): Promise<PaymentView> {
  const intention = await lockIntention(db, paymentId)
  if (!intention) throw new AppError('not_found')
  const payment = await findPaymentOf(db, intention.orderId)
  return { intention, payment, state: stateOf(intention, payment, now) }
}

function stateOf(intention: SandboxIntention, payment: SandboxTransaction | null, now: Date): SandboxState {
  if (payment?.isSuccess) return 'paid'
  if (payment?.isPending) return 'pending'
  return now < intention.expiresAt ? 'open' : 'expired'
}

/**
 * Carries out the developer's decision, once even if the button is pressed again.
 *
 * @returns the transaction for the webhook, and the shopper's return address; no transaction after the expiry
 * @throws AppError `not_found`
 */
export async function decide(
  db: Pool,
  paymentId: string,
  decision: SandboxDecision,
  now: Date,
): Promise<{ transaction: PaymobTransaction | null; returnUrl: string }> {
  return await inTransaction(db, async (tx) => {
    const { intention, payment, state } = await viewPayment(tx, paymentId, now)
    const { orderId, returnUrl, amountPiastres } = intention
    const { kind } = decision
    const isSuccess = kind === 'pay' || kind === 'pay_odd'
    const decided = { isSuccess, amountPiastres: kind === 'pay_odd' ? decision.amount : amountPiastres }
    const resultOf = (transaction: SandboxTransaction) => ({
      transaction: describeTransaction(transaction, intention),
      returnUrl,
    })
    if (state === 'expired') return { transaction: null, returnUrl }
    if (payment && state === 'paid') return resultOf(payment)
    if (payment && state === 'pending')
      return resultOf(kind === 'wait' ? payment : await decidePayment(tx, payment.id, decided))
    const newPayment = { orderId, parentId: null, kind: 'payment', isPending: kind === 'wait' } as const
    return resultOf(await insertTransaction(tx, { ...newPayment, ...decided, createdAt: now }))
  })
}
