import { BodyTooLong, readLimitedText } from '../../../outgoing/limited-body.ts'
import { tracedFetch } from '../../../tracing/traced-fetch.ts'
import { DeliveryError } from './message-driver.types.ts'

/** Default time limit for an answer, in milliseconds. */
const usualTimeoutMs = 10_000
/** Max pause that a provider can request, in seconds. */
const maxPause = 600

export type ProviderAnswer = { status: number; body: Record<string, unknown> }

/**
 * Calls a provider and handles what all have in common: no answer, a server error and "too many requests" mean retry later.
 *
 * @returns any other answer with its JSON object, which is empty when the body is not a JSON object
 * @throws DeliveryError
 */
export async function postToProvider(
  url: string,
  headers: Record<string, string>,
  body: URLSearchParams | object,
  timeoutMs = usualTimeoutMs,
): Promise<ProviderAnswer> {
  const isForm = body instanceof URLSearchParams
  const response = await fetchOrFail(url, {
    method: 'POST',
    // A form sets its own content type.
    headers: isForm ? headers : { ...headers, 'content-type': 'application/json' },
    body: isForm ? body : JSON.stringify(body),
    // Never send the credentials to another host.
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  })
  const parsed = parseObject(response.text)
  if (response.status === 429 || response.status >= 500)
    throw new DeliveryError(`http ${response.status}`, { seconds: response.retryAfter })
  return { status: response.status, body: parsed }
}

async function fetchOrFail(url: string, init: RequestInit) {
  try {
    const response = await tracedFetch('messages', url, init)
    return {
      status: response.status,
      retryAfter: readPause(response.headers.get('retry-after')),
      text: await readLimitedText(response),
    }
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError'
    if (error instanceof BodyTooLong) throw new DeliveryError('answer too long')
    throw new DeliveryError(isTimeout ? 'no answer in time' : 'no connection')
  }
}

function readPause(header: string | null): number | null {
  const seconds = Number(header)
  return header !== null && Number.isInteger(seconds) && seconds > 0 ? Math.min(seconds, maxPause) : null
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
