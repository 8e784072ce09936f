import type { Db, Pool } from '../../database/client.ts'
import type { JobLog, Jobs } from '../../jobs/index.ts'
import type { PaymentRow } from './payments.repository.ts'
import type { PaymentProvider } from './providers/payment-provider.types.ts'
import type { Demand } from './state/payment-state.rules.ts'

/**
 * Notified of changes of a payment, inside the transaction that writes them. The module that owns the references implements it;
 * `open-payments.ts` connects the two.
 */
export type PaymentListener = {
  /** Whether money is awaited. It stays so until the transaction ends. */
  findDemand(tx: Db, payment: PaymentRow): Promise<Demand>
  /** The money that was awaited has come. */
  onPaid(tx: Db, payment: PaymentRow): Promise<void>
  /** Money came that nobody awaits; it goes back. */
  onUnwanted(tx: Db, payment: PaymentRow, reason: 'paid_late' | 'paid_twice'): Promise<void>
  /** The last open attempt was declined. */
  onFailed(tx: Db, payment: PaymentRow): Promise<void>
  /** All money for the reference has gone back. */
  onReturned(tx: Db, payment: PaymentRow): Promise<void>
}

export type PaymentDeps = {
  db: Pool
  /** Null when the shop takes no cards. */
  provider: PaymentProvider | null
  listener: PaymentListener
  jobs: Jobs
  readClock: () => Date
  log: JobLog
}

/** The dependencies in a shop that takes cards. */
export type CardPaymentDeps = PaymentDeps & { provider: PaymentProvider }

export function acceptsCards(deps: PaymentDeps): deps is CardPaymentDeps {
  return deps.provider !== null
}
