import type { PaymentId } from '@shop/contract'
import type { Db } from '../../../database/client.ts'
import { listEvents } from '../attempts/payment-events.repository.ts'
import { findAttempt, lockAttempts } from '../payments.repository.ts'
import { listRefunds } from '../refunds/refunds.repository.ts'
import type { PaymentState } from './payment-state.rules.ts'

/** Everything that decides what becomes of an attempt. It and the others for its reference are held until the transaction ends. */
export async function lockPaymentState(tx: Db, id: PaymentId): Promise<PaymentState> {
  const found = await findAttempt(tx, id)
  const held = found ? await lockAttempts(tx, found.reference) : []
  const payment = held.find((attempt) => attempt.id === id)
  if (!payment) throw new Error('The attempt is gone')
  const events = await listEvents(tx, [id])
  const refunds = await listRefunds(tx, [id])
  return { payment, others: held.filter((attempt) => attempt.id !== id), events, refunds }
}
