import { paymentsEndpoints } from '@shop/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../errors.ts'
import { bindRoute } from '../../http/bind-endpoints.ts'
import type { PaymentDeps, ProviderDeps } from './payments.deps.ts'
import { hasProvider } from './payments.deps.ts'
import { findByProviderOrder } from './payments.repository.ts'
import { hasMoneyCome } from './state/payment-life.rules.ts'
import { receiveWebhook } from './webhooks/receive-webhook.service.ts'

/** Pages for a shopper who returns from paying; `reference` is null when the redirect names no known attempt. */
export type ReturnPages = { success(reference: string | null): string; failure(reference: string): string }

type CallDeps = { payments: PaymentDeps; returnPages: ReturnPages }

export function registerPaymentCalls(app: FastifyInstance, { payments: deps, returnPages: pages }: CallDeps): void {
  let forgedCalls = 0

  bindRoute(app, 'receivePaymentWebhook', paymentsEndpoints.receivePaymentWebhook, async (request, reply) => {
    const { cardDeps, search } = requireProvider(deps, request)
    const reading = cardDeps.provider.readCallback(new URLSearchParams(search), request.body)
    if (reading.kind === 'forged') {
      forgedCalls += 1
      request.log.warn({ forgedCalls, from: request.ip }, 'payments: a webhook with a wrong signature')
      throw new AppError('signature_wrong')
    }
    if (reading.kind === 'webhook') await receiveWebhook(cardDeps, reading.webhook, 'webhook')
    return reply.code(200).send()
  })

  bindRoute(app, 'returnFromPayment', paymentsEndpoints.returnFromPayment, async (request, reply) => {
    const { cardDeps, search } = requireProvider(deps, request)
    const reading = cardDeps.provider.readReturn(search)
    const payment = reading && (await findByProviderOrder(deps.db, cardDeps.provider.name, reading.providerOrderId))
    if (reading && payment) await receiveWebhook(cardDeps, reading, 'redirect')
    const hasFailed = reading?.state === 'declined' && payment && !hasMoneyCome(payment.status)
    const target = hasFailed ? pages.failure(payment.reference) : pages.success(payment?.reference ?? null)
    return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(target, 302)
  })
}

/** @throws AppError `not_found` for a provider that the shop does not use */
function requireProvider(deps: PaymentDeps, request: FastifyRequest): { cardDeps: ProviderDeps; search: string } {
  const { provider } = request.params as { provider: string }
  if (!hasProvider(deps) || provider !== deps.provider.name) throw new AppError('not_found')
  return { cardDeps: deps, search: request.url.split('?').slice(1).join('?') }
}
