import type { OnlineMethod } from '@shop/contract'
import type { Db, Pool } from '../../database/client.ts'
import type { JobLog, Jobs } from '../../jobs/index.ts'
import type { PaymentRow } from './payments.repository.ts'
import type { PaymentProvider } from './providers/payment-provider.types.ts'
import type { Demand } from './state/payment-state.rules.ts'

/**
 * Notified of changes of a payment, inside the transaction that writes them. The module that owns the references implements it;
 * `open-deps.ts` connects the two.
 */
export type PaymentListener = {
  /** Tells whether the reference waits for a payment, and locks that state until the transaction ends. */
  findDemand(tx: Db, payment: PaymentRow): Promise<Demand>
  /** The expected payment was received. */
  onPaid(tx: Db, payment: PaymentRow): Promise<void>
  /** The payment was received after its reference had ended. */
  onPaidLate(tx: Db, payment: PaymentRow): Promise<void>
  /** Money was received that was not expected; this amount, in piastres, goes back. */
  onUnwanted(tx: Db, payment: PaymentRow, reason: 'paid_late' | 'paid_twice', amount: number): Promise<void>
  /** The last open attempt was declined. */
  onFailed(tx: Db, payment: PaymentRow): Promise<void>
  /** What the shop keeps of the payment has changed: a refund was requested, or the provider reports one. */
  onRefund(tx: Db, payment: PaymentRow): Promise<void>
  /** All money for the reference was refunded. */
  onReturned(tx: Db, payment: PaymentRow): Promise<void>
}

export type PaymentDeps = {
  db: Pool
  /** Null when the shop takes cash only. */
  provider: PaymentProvider | null
  listener: PaymentListener
  jobs: Jobs
  readClock: () => Date
  log: JobLog
}

/** The dependencies in a shop that has a payment provider. */
export type ProviderDeps = PaymentDeps & { provider: PaymentProvider }

export function hasProvider(deps: PaymentDeps): deps is ProviderDeps {
  return deps.provider !== null
}

/** Tells whether the shop offers a way to pay at its provider. */
export function takesMethod(deps: PaymentDeps, method: OnlineMethod): deps is ProviderDeps {
  return deps.provider?.offers[method] !== undefined
}
