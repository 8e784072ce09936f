import type { PaymentId } from '@shop/contract'
import { inTransaction } from '../../database/client.ts'
import { startTimer } from '../../jobs/index.ts'
import { listToAsk, setAskAt, wishAllAsked } from './ask-payments.repository.ts'
import type { TakingParts } from './payment-parts.ts'
import { PaymentProviderError } from './payment-provider.ts'
import { findAttempt, type PaymentRow } from './payments.repository.ts'
import { recordTransaction } from './record-transaction.service.ts'
import { silenceMs } from './start-payment.service.ts'

/** How many attempts one run asks about, and for how many seconds at the most: the next run is near. */
const mostAtOnce = 100
const longestRun = 50
/** How long after its end an open attempt is still asked about, in milliseconds. */
const lateMs = 24 * 60 * 60_000
/** How long after its end a page is surely closed, in milliseconds. */
const afterEndMs = 60_000
/** How far back the nightly questions go, in milliseconds. */
const nightlyMs = 3 * 24 * 60 * 60_000

/**
 * Asks the provider how an attempt stands, and records the answer as if it had been told.
 *
 * @throws PaymentProviderError when there is no answer
 */
export async function askAboutPayment(parts: TakingParts, id: PaymentId): Promise<void> {
  const attempt = await findAttempt(parts.db, id)
  if (!attempt?.providerOrderId || attempt.provider !== parts.provider.name) return
  const transaction = await parts.provider.inquire(attempt.providerOrderId)
  await setAskAt(parts.db, id, nextQuestion(attempt, parts.readClock()))
  if (transaction?.providerOrderId !== attempt.providerOrderId) return
  await inTransaction(parts.db, (tx) => recordTransaction(tx, parts, transaction, 'inquiry'))
}

/** An attempt that stays open is asked about again, for a day after its end; one that failed once more when its page has run out. */
function nextQuestion({ status, expiresAt }: PaymentRow, now: Date): Date | null {
  if (status === 'failed') return now < expiresAt ? new Date(expiresAt.getTime() + afterEndMs) : null
  const isUndecided = status === 'created' || status === 'pending'
  const isWorthIt = isUndecided && now.getTime() < expiresAt.getTime() + lateMs
  return isWorthIt ? new Date(now.getTime() + silenceMs) : null
}

/** Asks about the attempts of which nothing was heard. A provider that does not answer is left alone until the next run. */
export async function askAboutSilentPayments(parts: TakingParts): Promise<void> {
  const timer = startTimer(longestRun)
  for (const id of await listToAsk(parts.db, parts.provider.name, parts.readClock(), mostAtOnce)) {
    if (timer.isOver()) return
    try {
      await askAboutPayment(parts, id)
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error
      parts.log.warn({ err: error, payment: id }, 'payments: the provider did not say how a payment stands')
      if (error.kind === 'unreachable') return
      await setAskAt(parts.db, id, new Date(parts.readClock().getTime() + silenceMs))
    }
  }
}

/** Every night all attempts of the last three days are asked about once more, whatever we know of them. */
export async function askAboutRecentPayments(parts: TakingParts): Promise<void> {
  const now = parts.readClock()
  await wishAllAsked(parts.db, parts.provider.name, new Date(now.getTime() - nightlyMs), now)
}
