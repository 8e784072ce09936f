import type { Db, Pool } from '../../database/client.ts'
import type { JobLog, Jobs } from '../../jobs/index.ts'
import type { PaymentProvider } from './payment-provider.ts'
import type { PaymentRow } from './payments.repository.ts'

/** Whether money that came is wanted; what is not goes back by itself. */
export type Verdict = 'accepted' | 'paid_twice' | 'paid_late'

/**
 * Told when something became of a payment, inside the transaction that writes it down. Whoever knows what the references stand
 * for acts here; `app.ts` brings the two together.
 */
export type PaymentNews = {
  onPaid(tx: Db, payment: PaymentRow): Promise<Verdict>
  /** Money came that is not as it was asked for. Nothing is done yet: `accepted` says that money is awaited. */
  onOddMoney(tx: Db, payment: PaymentRow): Promise<Verdict>
  /** The last open attempt was declined. */
  onFailed(tx: Db, payment: PaymentRow): Promise<void>
  /** All money for the reference has gone back. */
  onReturned(tx: Db, payment: PaymentRow): Promise<void>
}

/** What the payments work with; put together by `app.ts`. */
export type PaymentParts = {
  db: Pool
  /** Null when the shop takes no cards. */
  provider: PaymentProvider | null
  news: PaymentNews
  jobs: Jobs
  readClock: () => Date
  log: JobLog
}

/** The parts of a shop that takes cards. */
export type TakingParts = PaymentParts & { provider: PaymentProvider }

export function takesCards(parts: PaymentParts): parts is TakingParts {
  return parts.provider !== null
}
