import { paymentsEndpoints } from '@shop/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../errors.ts'
import { bindRoute } from '../../http/bind-endpoints.ts'
import { hasMoneyCome } from './payment-life.ts'
import type { PaymentParts, TakingParts } from './payment-parts.ts'
import { takesCards } from './payment-parts.ts'
import { findByProviderOrder } from './payments.repository.ts'
import { receiveNews } from './receive-news.service.ts'

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
    if (reading.kind === 'news') await receiveNews(taking, reading.news, 'webhook')
    return reply.code(200).send()
  })

  bindRoute(app, 'returnFromPayment', paymentsEndpoints.returnFromPayment, async (request, reply) => {
    const { taking, search } = openDoor(parts, request)
    const reading = taking.provider.readReturn(search)
    const payment = reading && (await findByProviderOrder(parts.db, taking.provider.name, reading.providerOrderId))
    if (reading && payment) await receiveNews(taking, reading, 'redirect')
    const hasFailed = reading?.state === 'declined' && payment && !hasMoneyCome(payment.status)
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
