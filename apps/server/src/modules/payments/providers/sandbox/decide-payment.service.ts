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

/** What a bank does, or should not do: it may take another amount than it was asked for, in piastres. */
export type Decision = { kind: 'pay' | 'decline' | 'wait' } | { kind: 'pay_odd'; amount: Piastres }

type Look = { intention: SandboxIntention; payment: SandboxTransaction | null; state: SandboxState }

/** How a payment stands at the sandbox's bank. @throws AppError `not_found` */
export async function lookAtPayment(db: Db, paymentId: string, now: Date): Promise<Look> {
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
 * Does what the developer decided, once however often the button is pressed.
 *
 * @returns the transaction to tell the shop of, and where the shopper goes back to; no transaction when it is too late to begin one
 * @throws AppError `not_found`
 */
export async function decide(
  db: Pool,
  paymentId: string,
  decision: Decision,
  now: Date,
): Promise<{ transaction: PaymobTransaction | null; returnUrl: string }> {
  return await inTransaction(db, async (tx) => {
    const { intention, payment, state } = await lookAtPayment(tx, paymentId, now)
    const { orderId, returnUrl, specialReference, amountPiastres } = intention
    const { kind } = decision
    const isSuccess = kind === 'pay' || kind === 'pay_odd'
    const decided = { isSuccess, amountPiastres: kind === 'pay_odd' ? decision.amount : amountPiastres }
    const tell = (transaction: SandboxTransaction) => ({
      transaction: describeTransaction(transaction, specialReference),
      returnUrl,
    })
    if (state === 'expired') return { transaction: null, returnUrl }
    if (payment && state === 'paid') return tell(payment)
    if (payment && state === 'pending')
      return tell(kind === 'wait' ? payment : await decidePayment(tx, payment.id, decided))
    const made = { orderId, parentId: null, kind: 'payment', isPending: kind === 'wait' } as const
    return tell(await insertTransaction(tx, { ...made, ...decided, createdAt: now }))
  })
}
