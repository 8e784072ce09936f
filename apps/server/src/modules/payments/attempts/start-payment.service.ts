import { setTimeout as wait } from 'node:timers/promises'
import type { PaymentId, Piastres } from '@shop/contract'
import { v7 as makeUuid } from 'uuid'
import type { Db } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import type { CardPaymentDeps, PaymentDeps } from '../payments.deps.ts'
import { acceptsCards } from '../payments.deps.ts'
import {
  findAttempt,
  insertAttempt,
  lockAttempts,
  type PaymentRow,
  releaseOpening,
  savePage,
  takeOpening,
} from '../payments.repository.ts'
import { type Payer, PaymentProviderError } from '../providers/payment-provider.types.ts'
import { isOpen } from '../state/payment-life.rules.ts'

/** Where a shopper pays, and until when. */
export type PaymentPage = { id: PaymentId; redirectUrl: string; expiresAt: Date }

/** How much longer than its provider one process may take to get a page before another tries, in milliseconds. */
const openingMs = 2_000
/** How often somebody who waits for another's page looks, in milliseconds; a little longer than the other may take. */
const lookMs = 100
const spareMs = 1_000
/** An attempt of which nothing was heard for this long is asked about, in milliseconds. */
export const silenceMs = 10 * 60_000

/**
 * The attempt to pay for a reference that still counts, or a new one. Part of the caller's transaction; the page is opened after
 * it, because a provider may take its time.
 *
 * @throws AppError `payment_method_unavailable` when the shop takes no cards; `payment_under_review` when money has come that staff
 *   must look at first
 */
export async function startAttempt(
  tx: Db,
  deps: PaymentDeps,
  request: { reference: string; amount: Piastres; expiresAt: Date },
): Promise<PaymentId> {
  if (!acceptsCards(deps)) throw new AppError('payment_method_unavailable', {}, ['payment_method'])
  const now = deps.readClock()
  const attempts = await lockAttempts(tx, request.reference)
  if (attempts.some(({ status }) => status === 'review')) throw new AppError('payment_under_review')
  const { name: provider } = deps.provider
  const open = attempts.findLast((attempt) => attempt.provider === provider && isOpen(attempt, now))
  if (open) return open.id
  const id = makeUuid() as PaymentId
  const { reference, amount: amountPiastres, expiresAt } = request
  const attempt = { id, reference, provider, amountPiastres, currency: 'EGP', expiresAt }
  await insertAttempt(tx, { ...attempt, createdAt: now })
  return id
}

/**
 * The page on which to pay an attempt, asked for at the provider when there is none yet. Of several callers one asks and the others
 * wait for it.
 *
 * @param origin where the shopper's browser finds the shop, such as https://shop.example
 * @returns null when the attempt was closed before it had a page
 * @throws AppError `payment_provider_failed`; `request_in_progress` when another's asking takes too long
 */
export async function openPage(
  deps: PaymentDeps,
  id: PaymentId,
  payer: Payer,
  origin: string,
): Promise<PaymentPage | null> {
  const maxLooking = (deps.provider?.timeoutMs ?? 0) + openingMs + spareMs
  for (const deadline = Date.now() + maxLooking; Date.now() < deadline; await wait(lookMs)) {
    const attempt = await findAttempt(deps.db, id)
    if (attempt?.redirectUrl) return { id, redirectUrl: attempt.redirectUrl, expiresAt: attempt.expiresAt }
    if (!acceptsCards(deps)) throw new AppError('payment_method_unavailable', {}, ['payment_method'])
    if (attempt?.status !== 'created' || attempt.provider !== deps.provider.name) return null
    const now = deps.readClock()
    const taken = await takeOpening(deps.db, id, now, new Date(now.getTime() + deps.provider.timeoutMs + openingMs))
    if (taken) await askForPage(deps, taken, payer, origin)
  }
  throw new AppError('request_in_progress')
}

async function askForPage(deps: CardPaymentDeps, attempt: PaymentRow, payer: Payer, origin: string): Promise<void> {
  const { provider, db } = deps
  try {
    const page = await provider.createIntention({
      paymentId: attempt.id,
      specialReference: `${attempt.id}_${attempt.openings}`,
      amount: attempt.amountPiastres as Piastres,
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
