import type { OrderId } from '@shop/contract'
import {
  askAboutPayment,
  hasProvider,
  type listAttempts,
  listUnconfirmed,
  openProblem,
  PaymentProviderError,
} from '../../payments/index.ts'
import type { OrderDeps } from '../orders.deps.ts'

/** What the provider said of the attempts of an order: all of it, not all of it, or nothing at all. */
export type Answer = 'known' | 'unknown' | 'silent'

/** Asks about all attempts: even a declined one may have been paid later on the same page. */
export async function askAboutAttempts(
  deps: OrderDeps,
  attempts: Awaited<ReturnType<typeof listAttempts>>,
): Promise<Answer> {
  const { payments } = deps
  if (!hasProvider(payments)) return 'known'
  try {
    const answers: string[] = []
    for (const { id } of attempts) answers.push(await askAboutPayment(payments, id))
    return answers.includes('busy') ? 'unknown' : 'known'
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    deps.log.warn({ err: error }, 'orders: an inquiry about an unpaid order failed')
    return error.kind === 'unreachable' ? 'silent' : 'unknown'
  }
}

/** Opens a problem for staff when a webhook says paid and no inquiry has confirmed it; until then nobody knows whether the order is paid. */
export async function hasUnconfirmedPayment({ db, readClock }: OrderDeps, id: OrderId): Promise<boolean> {
  const unconfirmed = await listUnconfirmed(db, id)
  for (const paymentId of unconfirmed) await openProblem(db, { paymentId, reason: 'unconfirmed', now: readClock() })
  return unconfirmed.length > 0
}
