import { createWorkQueue, type WorkQueue } from '../../../../concurrency/work-queue.ts'
import { readLimitedText } from '../../../../outgoing/limited-body.ts'
import { parseJson } from '../../../../parse-json.ts'
import { tracedFetch } from '../../../../tracing/traced-fetch.ts'
import { PaymentProviderError } from '../payment-provider.types.ts'

/** One call of Paymob's API. */
type PaymobCall = { method: 'GET' | 'POST'; path: string; authorization?: string; body?: object }
export type PaymobAnswer = { status: number; body: Record<string, unknown> }
export type PaymobClient = { call(call: PaymobCall): Promise<PaymobAnswer> }

/** Max parallel calls, so that a slow provider cannot block the shop. */
const maxAtOnce = 40

/**
 * Calls Paymob without retries, because only the caller knows whether a call may be repeated.
 *
 * @returns from `call` any answer below 500 that is a JSON object
 * @throws PaymentProviderError `unreachable` from `call`: too many parallel calls, no answer in time, a
 *   server error, or an answer that is too long or no JSON object
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

/** Reads the body within the same slot and time limit. A body that is too long counts as no answer. */
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

function unreachable(message: string, cause?: unknown): PaymentProviderError {
  return new PaymentProviderError('unreachable', `Paymob: ${message}`, { cause })
}

/** An error for a refusal. It holds only names of fields, because the values may be personal data. */
export function refusedByPaymob(path: string, answer: PaymobAnswer): PaymentProviderError {
  const names = Object.keys(answer.body).sort().join(', ')
  return new PaymentProviderError('refused', `Paymob: ${path} refused with ${answer.status} (${names})`)
}
