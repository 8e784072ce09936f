import { createWorkQueue } from '../../../../concurrency/work-queue.ts'
import { readLimitedText } from '../../../../outgoing/limited-body.ts'
import { parseJson } from '../../../../parse-json.ts'
import { tracedFetch } from '../../../../tracing/traced-fetch.ts'
import { CourierError } from '../courier-driver.types.ts'

type BostaCall = { method: 'GET' | 'POST' | 'DELETE'; path: string; body?: object }

/** An answer below 500. `data` is what Bosta wraps; `code` its code of an error. */
export type BostaAnswer = { status: number; data: unknown; code: string }
export type BostaClient = { call(call: BostaCall): Promise<BostaAnswer> }

/** Max parallel calls, so that a slow carrier cannot block the shop. */
const maxAtOnce = 10

/**
 * Calls the API of Bosta without retries, because only the caller knows whether a call may be repeated.
 *
 * @throws CourierError `unreachable` from `call`: no answer in time, a server error, too many calls, or no JSON object
 */
export function createBostaClient(baseUrl: string, apiKey: string, timeoutMs: number): BostaClient {
  const inTurn = createWorkQueue({ atOnce: maxAtOnce, maxLine: 100 })
  return {
    async call({ method, path, body }) {
      const init = {
        method,
        headers: {
          accept: 'application/json',
          authorization: apiKey,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        // Never send the key to another host.
        redirect: 'error' as const,
      }
      const { status, text } = await send(() =>
        inTurn(async () => {
          const response = await tracedFetch('bosta', `${baseUrl}/api/v2${path}`, {
            ...init,
            signal: AbortSignal.timeout(timeoutMs),
          })
          return { status: response.status, text: await readLimitedText(response) }
        }),
      )
      if (status === 429 || status >= 500) throw new CourierError('unreachable', `http ${status}`)
      return { status, ...unwrap(status, text) }
    },
  }
}

async function send<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch {
    throw new CourierError('unreachable', 'no answer')
  }
}

/** Bosta answers `{ success, message, errorCode, data }`. Messages may name the recipient, so only the code is kept. */
function unwrap(status: number, text: string): Pick<BostaAnswer, 'data' | 'code'> {
  const answer = parseJson(text)
  if (typeof answer !== 'object' || answer === null)
    throw new CourierError('unreachable', `http ${status} without a JSON object`)
  const { data = null, errorCode } = answer as { data?: unknown; errorCode?: unknown }
  const isCode = typeof errorCode === 'number' || (typeof errorCode === 'string' && /^[\w-]{1,20}$/.test(errorCode))
  return { data, code: isCode ? String(errorCode) : '' }
}

/** @returns the error of a refused call */
export function refusedByBosta({ status, code }: BostaAnswer): CourierError {
  return new CourierError('refused', code === '' ? `http ${status}` : `http ${status}, code ${code}`)
}
