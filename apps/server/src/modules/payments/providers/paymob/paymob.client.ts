import { readLimitedText } from '../../../../outgoing/limited-body.ts'
import { tracedFetch } from '../../../../tracing/traced-fetch.ts'
import { createWorkQueue, type WorkQueue } from '../../../../work-queue.ts'
import { PaymentProviderError } from '../payment-provider.types.ts'

/** One call of Paymob's API: who asks, and what. */
type PaymobCall = { method: 'GET' | 'POST'; path: string; authorization?: string; body?: object }
export type PaymobAnswer = { status: number; body: Record<string, unknown> }
export type PaymobClient = { call(call: PaymobCall): Promise<PaymobAnswer> }

/** More calls than these at a time are not made: a provider that is slow must not take all that the shop can work on. */
const maxAtOnce = 40

/**
 * Speaks to Paymob. Nothing is sent twice here: whoever asks knows what a second time would do.
 *
 * @returns from `call` any answer below 500 that is a JSON object
 * @throws PaymentProviderError `unreachable` from `call`: too many calls wait already, no answer in time, a fault of theirs, an answer that is too long or no JSON object
 */
export function createPaymobClient(baseUrl: string, timeoutMs: number): PaymobClient {
  const inTurn = createWorkQueue({ atOnce: maxAtOnce, maxLine: 0 })
  return {
    async call({ method, path, authorization, body }) {
      const { status, text } = await send(inTurn, `${baseUrl}${path}`, {
        method,
        headers: {
          accept: 'application/json',
          ...(authorization && { authorization }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      })
      if (status >= 500) throw unreachable(`${path} answered ${status}`)
      return { status, body: parseAnswer(path, status, text) }
    },
  }
}

/** The body is read in the same turn and within the same time. One that is too long is as good as none. */
async function send(inTurn: WorkQueue, url: string, init: RequestInit): Promise<{ status: number; text: string }> {
  try {
    return await inTurn(async () => {
      const response = await tracedFetch('paymob', url, init)
      return { status: response.status, text: await readLimitedText(response) }
    })
  } catch (cause) {
    throw unreachable(`${new URL(url).pathname} gave no answer`, cause)
  }
}

function parseAnswer(path: string, status: number, text: string): Record<string, unknown> {
  const answer = parseJson(text)
  if (typeof answer !== 'object' || answer === null)
    throw unreachable(`${path} answered ${status} without a JSON object`)
  return { ...answer }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function unreachable(message: string, cause?: unknown): PaymentProviderError {
  return new PaymentProviderError('unreachable', `Paymob: ${message}`, { cause })
}

/** What Paymob refused. Only the names of its fields are logged: the values may be a shopper's. */
export function refusedBy(path: string, answer: PaymobAnswer): PaymentProviderError {
  const names = Object.keys(answer.body).sort().join(', ')
  return new PaymentProviderError('refused', `Paymob: ${path} refused with ${answer.status} (${names})`)
}
