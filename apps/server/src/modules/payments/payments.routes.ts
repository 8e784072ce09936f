import { paymentsEndpoints } from '@shop/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { inTransaction } from '../../database/client.ts'
import { AppError } from '../../errors.ts'
import { bindRoute } from '../../http/bind-endpoints.ts'
import { hasMoneyCome } from './payment-life.ts'
import type { PaymentParts, TakingParts } from './payment-parts.ts'
import { takesCards } from './payment-parts.ts'
import type { ReturnReading } from './payment-provider.ts'
import { askPaymentJob } from './payments.jobs.ts'
import { findByProviderOrder, type PaymentRow } from './payments.repository.ts'
import { recordTransaction } from './record-transaction.service.ts'

/** Where a shopper who comes back is sent; `reference` is null when the redirect does not say whose it is. */
export type ReturnPages = { success(reference: string | null): string; failure(reference: string): string }

/** The calls of payment providers. */
export function registerPaymentCalls(app: FastifyInstance, parts: PaymentParts, pages: ReturnPages): void {
  let forgedCalls = 0

  bindRoute(app, 'receivePaymentNews', paymentsEndpoints.receivePaymentNews, async (request, reply) => {
    const { taking, search } = openDoor(parts, request)
    const reading = taking.provider.readCallback(new URLSearchParams(search), request.body)
    if (reading.kind === 'forged') {
      forgedCalls += 1
      request.log.warn({ forgedCalls, from: request.ip }, 'payments: a call with a wrong signature')
      throw new AppError('signature_wrong')
    }
    if (reading.kind === 'transaction') {
      await inTransaction(parts.db, (tx) => recordTransaction(tx, taking, reading.transaction, 'callback'))
    }
    return reply.code(200).send()
  })

  bindRoute(app, 'returnFromPayment', paymentsEndpoints.returnFromPayment, async (request, reply) => {
    const { taking, search } = openDoor(parts, request)
    const reading = taking.provider.readReturn(search)
    const payment = reading && (await findByProviderOrder(parts.db, taking.provider.name, reading.providerOrderId))
    if (reading && payment) await askWhenUntold(taking, payment, reading)
    const hasFailed = reading?.outcome === 'declined' && payment && !hasMoneyCome(payment.status)
    const target = hasFailed ? pages.failure(payment.reference) : pages.success(payment?.reference ?? null)
    return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(target, 302)
  })
}

/** @throws AppError `not_found` for a provider that the shop does not use */
function openDoor(parts: PaymentParts, request: FastifyRequest): { taking: TakingParts; search: string } {
  const { provider } = request.params as { provider: string }
  if (!takesCards(parts) || provider !== parts.provider.name) throw new AppError('not_found')
  return { taking: parts, search: request.url.split('?').slice(1).join('?') }
}

/** The shopper says it is paid, and the provider has not told yet: it is asked. The redirect itself changes nothing. */
async function askWhenUntold(parts: TakingParts, payment: PaymentRow, reading: ReturnReading): Promise<void> {
  if (reading.outcome !== 'paid' || hasMoneyCome(payment.status)) return
  await parts.jobs.add(parts.db, askPaymentJob, { paymentId: payment.id }, { delaySeconds: 2 })
}
