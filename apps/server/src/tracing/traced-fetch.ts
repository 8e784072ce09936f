import { publishOutgoingCall } from '../outgoing/outgoing-calls.ts'
import { tracePart } from './span.ts'

/**
 * Calls an outside service in a child span and publishes the outcome. The span names the provider and its host only: paths contain
 * account numbers, bodies contain personal data. `traceparent` passes the trace on.
 */
export async function tracedFetch(provider: string, url: string, init: RequestInit): Promise<Response> {
  const method = init.method ?? 'GET'
  const facts = { 'http.request.method': method, 'server.address': new URL(url).host }
  return await tracePart(`${method} ${provider}`, { kind: 'client', facts }, async (span) => {
    const headers = new Headers(init.headers)
    if (span) headers.set('traceparent', span.traceparent)
    const response = await publishOutgoingCall(provider, () => fetch(url, { ...init, headers }))
    span?.setAttributes({ 'http.response.status_code': response.status })
    return response
  })
}
