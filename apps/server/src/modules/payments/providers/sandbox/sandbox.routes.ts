import { type Piastres, parsePounds, toAsciiDigits } from '@shop/contract'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Pool } from '../../../../database/client.ts'
import { AppError } from '../../../../errors.ts'
import { admitThisMachine } from '../../../../http/guard/dev-only.ts'
import { hiddenRoute } from '../../../../http/guard/hidden-route.ts'
import { languageOfPage } from '../../../../http/language.ts'
import type { PaymobTransaction } from '../paymob/index.ts'
import { signedValues, signValues } from '../paymob/index.ts'
import { decide, type SandboxDecision, viewPayment } from './decide-payment.service.ts'
import { openSandboxAccount, toReturnQuery } from './sandbox-account.service.ts'
import { renderSandboxPage, sandboxPolicy } from './sandbox-page.presenter.ts'

const paramsSchema = z.object({ paymentId: z.uuid() })

/** Time limit of the webhook, in milliseconds. */
const webhookTimeoutMs = 10_000

type SandboxDeps = { db: Pool; secret: string; readClock: () => Date }

/** Registers `/dev/pay/{paymentId}`, the payment page of the sandbox. Only for this machine. */
export function registerSandbox(app: FastifyInstance, { db, secret, readClock }: SandboxDeps): void {
  const { hmacSecret } = openSandboxAccount(secret)
  const options = { schema: hiddenRoute, onRequest: admitThisMachine }

  void app.register(async (page) => {
    page.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
    )

    page.get('/dev/pay/:paymentId', options, async (request, reply) => {
      const { state, intention } = await viewPayment(db, paymentIdOf(request.params), readClock())
      void reply.headers({ 'cache-control': 'no-store', 'content-security-policy': sandboxPolicy })
      void reply.type('text/html; charset=utf-8')
      return renderSandboxPage(state, intention, languageOfPage(request.raw))
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

  /** Calls the shop over HTTP with a signature like Paymob's. */
  async function sendWebhook(origin: string, transaction: PaymobTransaction): Promise<void> {
    const hmac = signValues(signedValues(transaction), hmacSecret)
    const response = await fetch(new URL(`/api/payments/webhooks/sandbox/?hmac=${hmac}`, origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'TRANSACTION', obj: transaction }),
      signal: AbortSignal.timeout(webhookTimeoutMs),
    })
    if (!response.ok) throw new Error(`The webhook answered ${response.status}`)
  }
}

function paymentIdOf(params: unknown): string {
  const read = paramsSchema.safeParse(params)
  if (!read.success) throw new AppError('not_found')
  return read.data.paymentId
}

const formSchema = z.discriminatedUnion('decision', [
  z.object({ decision: z.enum(['pay', 'decline', 'wait']) }),
  z.object({ decision: z.literal('pay_odd'), amount: z.string().max(20).transform(toPaidAmount) }),
])

/** Parses the form of the sandbox's page. @throws AppError `validation_failed` */
function parseDecision(form: unknown): SandboxDecision {
  const { success, data } = formSchema.safeParse(form)
  if (!success) throw new AppError('validation_failed')
  return data.decision === 'pay_odd' ? { kind: data.decision, amount: data.amount } : { kind: data.decision }
}

/** Parses typed pounds; the amount must be above zero. */
function toPaidAmount(typed: string, context: z.RefinementCtx): Piastres {
  const amount = parsePounds(Number(toAsciiDigits(typed).trim()))
  if (amount !== null && amount > 0) return amount
  context.addIssue({ code: 'custom', message: 'Not an amount' })
  return z.NEVER
}
