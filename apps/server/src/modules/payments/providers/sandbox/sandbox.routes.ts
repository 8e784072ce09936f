import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Pool } from '../../../../database/client.ts'
import { AppError } from '../../../../errors.ts'
import { admitThisMachine } from '../../../../http/guard/dev-only.ts'
import { hiddenRoute } from '../../../../http/guard/hidden-route.ts'
import { languageOfPage } from '../../../../http/language.ts'
import type { PaymobTransaction } from '../paymob/index.ts'
import { signedValues, signValues } from '../paymob/index.ts'
import { decide, lookAtPayment } from './decide-payment.service.ts'
import { openSandboxAccount, toReturnQuery } from './sandbox-account.service.ts'
import { parseDecision } from './sandbox-form.parser.ts'
import { renderSandboxPage, sandboxPolicy } from './sandbox-page.presenter.ts'

const paramsSchema = z.object({ paymentId: z.uuid() })

/** How long the shop may take for the sandbox's call, in milliseconds. */
const maxCall = 10_000

/** `/dev/pay/{paymentId}`, the sandbox's page to pay on. For this machine alone. */
type SandboxDeps = { db: Pool; secret: string; readClock: () => Date }

export function registerSandbox(app: FastifyInstance, { db, secret, readClock }: SandboxDeps): void {
  const { hmacSecret } = openSandboxAccount(secret)
  const options = { schema: hiddenRoute, onRequest: admitThisMachine }

  void app.register(async (page) => {
    page.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
    )

    page.get('/dev/pay/:paymentId', options, async (request, reply) => {
      const { state, intention } = await lookAtPayment(db, paymentIdOf(request.params), readClock())
      void reply.headers({ 'cache-control': 'no-store', 'content-security-policy': sandboxPolicy })
      void reply.type('text/html; charset=utf-8')
      return renderSandboxPage(state, intention.amountPiastres, languageOfPage(request.raw))
    })

    page.post('/dev/pay/:paymentId', options, async (request, reply) => {
      const paymentId = paymentIdOf(request.params)
      const decision = parseDecision(request.body)
      const { transaction, returnUrl } = await decide(db, paymentId, decision, readClock())
      if (!transaction) return reply.redirect(`/dev/pay/${paymentId}`, 303)
      await sendWebhook(app.listeningOrigin, transaction).catch((error: unknown) => {
        request.log.warn({ err: error }, 'sandbox: the shop refused the webhook')
      })
      return reply.redirect(`${returnUrl}?${toReturnQuery(transaction, hmacSecret)}`, 303)
    })
  })

  /** Calls the shop over HTTP, signed as the real provider signs. */
  async function sendWebhook(origin: string, transaction: PaymobTransaction): Promise<void> {
    const hmac = signValues(signedValues(transaction), hmacSecret)
    const response = await fetch(new URL(`/api/payments/webhooks/sandbox/?hmac=${hmac}`, origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'TRANSACTION', obj: transaction }),
      signal: AbortSignal.timeout(maxCall),
    })
    if (!response.ok) throw new Error(`The webhook answered ${response.status}`)
  }
}

function paymentIdOf(params: unknown): string {
  const read = paramsSchema.safeParse(params)
  if (!read.success) throw new AppError('not_found')
  return read.data.paymentId
}
