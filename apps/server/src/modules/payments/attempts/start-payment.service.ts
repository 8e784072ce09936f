import { setTimeout as wait } from 'node:timers/promises'
import type { OnlineMethod, PaymentId, Piastres } from '@shop/contract'
import { v7 as makeUuid } from 'uuid'
import type { Db } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import type { PaymentDeps, ProviderDeps } from '../payments.deps.ts'
import { takesMethod } from '../payments.deps.ts'
import {
  claimOpening,
  findAttempt,
  insertAttempt,
  lockAttempts,
  type PaymentRow,
  releaseOpening,
  savePage,
} from '../payments.repository.ts'
import { type Payer, PaymentProviderError } from '../providers/payment-provider.types.ts'
import { isOpen } from '../state/payment-life.rules.ts'

/** The payment page of an attempt, with its expiry. */
export type PaymentPage = { id: PaymentId; redirectUrl: string; expiresAt: Date }

/** Time beyond the provider's limit before another process may open the page, in milliseconds. */
const openingMs = 2_000
/** Interval of polling for a page that another process opens, and extra time to wait, in milliseconds. */
const pollMs = 100
const spareMs = 1_000
/** An attempt without news for this long gets an inquiry, in milliseconds. */
export const silenceMs = 10 * 60_000

/**
 * Gives the open attempt to pay for a reference, or inserts one, in the caller's transaction. The page is opened after it, because a
 * provider may be slow.
 *
 * @throws AppError `payment_method_unavailable` when the shop does not offer the way; `payment_under_review` when staff must check received
 *   money first
 */
export async function startAttempt(
  tx: Db,
  deps: PaymentDeps,
  request: { reference: string; amount: Piastres; method: OnlineMethod; expiresAt: Date },
): Promise<PaymentId> {
  if (!takesMethod(deps, request.method))
    throw new AppError('payment_method_unavailable', { fields: ['payment_method'] })
  const now = deps.readClock()
  const attempts = await lockAttempts(tx, request.reference)
  if (attempts.some(({ status }) => status === 'review')) throw new AppError('payment_under_review')
  const { name: provider } = deps.provider
  const open = attempts.findLast((attempt) => attempt.provider === provider && isOpen(attempt, now))
  if (open) return open.id
  const id = makeUuid() as PaymentId
  const { reference, amount: amountPiastres, method, expiresAt } = request
  const attempt = { id, reference, provider, amountPiastres, currency: 'EGP', method, expiresAt }
  await insertAttempt(tx, { ...attempt, createdAt: now })
  return id
}

/**
 * Gives the payment page of an attempt, and opens it at the provider if necessary. Of parallel calls one opens it, the others wait.
 *
 * @param origin the shop's origin for the shopper's browser, such as https://shop.example
 * @returns null when the attempt was closed before it had a page
 * @throws AppError `payment_method_unavailable`, `payment_provider_failed`; `request_in_progress` when another process takes too long
 */
export async function openPage(
  deps: PaymentDeps,
  id: PaymentId,
  payer: Payer,
  origin: string,
): Promise<PaymentPage | null> {
  const maxWaitMs = (deps.provider?.timeoutMs ?? 0) + openingMs + spareMs
  for (const deadline = Date.now() + maxWaitMs; Date.now() < deadline; await wait(pollMs)) {
    const attempt = await findAttempt(deps.db, id)
    if (attempt?.redirectUrl) return { id, redirectUrl: attempt.redirectUrl, expiresAt: attempt.expiresAt }
    if (attempt?.status !== 'created' || attempt.provider !== deps.provider?.name) return null
    if (!takesMethod(deps, attempt.method))
      throw new AppError('payment_method_unavailable', { fields: ['payment_method'] })
    const now = deps.readClock()
    const taken = await claimOpening(deps.db, id, now, new Date(now.getTime() + deps.provider.timeoutMs + openingMs))
    if (taken) await askForPage(deps, taken, payer, origin)
  }
  throw new AppError('request_in_progress')
}

async function askForPage(deps: ProviderDeps, attempt: PaymentRow, payer: Payer, origin: string): Promise<void> {
  const { provider, db } = deps
  try {
    const page = await provider.createIntention({
      paymentId: attempt.id,
      specialReference: `${attempt.id}_${attempt.openings}`,
      amount: attempt.amountPiastres as Piastres,
      method: attempt.method,
      expiresAt: attempt.expiresAt,
      payer,
      notificationUrl: `${origin}/api/payments/webhooks/${provider.name}/`,
      returnUrl: `${origin}/api/payments/return/${provider.name}/`,
    })
    await savePage(db, attempt.id, page, new Date(deps.readClock().getTime() + silenceMs))
  } catch (error) {
    await releaseOpening(db, attempt.id)
    if (!(error instanceof PaymentProviderError)) throw error
    deps.log.error({ err: error, payment: attempt.id }, 'payments: the provider gave no page to pay on')
    throw new AppError('payment_provider_failed')
  }
}
