import type { PaymentId } from '@shop/contract'
import type { Db } from '../../../database/client.ts'
import { listEvents } from '../attempts/payment-events.repository.ts'
import { findAttempt, lockAttempts } from '../payments.repository.ts'
import { listRefunds } from '../refunds/refunds.repository.ts'
import type { PaymentState } from './payment-state.rules.ts'

/** Reads the state of an attempt and locks all attempts for its reference until the transaction ends. */
export async function lockPaymentState(tx: Db, id: PaymentId): Promise<PaymentState> {
  const found = await findAttempt(tx, id)
  const locked = found ? await lockAttempts(tx, found.reference) : []
  const payment = locked.find((attempt) => attempt.id === id)
  if (!payment) throw new Error('The attempt does not exist')
  const events = await listEvents(tx, [id])
  const refunds = await listRefunds(tx, [id])
  return { payment, others: locked.filter((attempt) => attempt.id !== id), events, refunds }
}
