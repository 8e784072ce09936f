import { tellOutgoingCall } from '../outgoing/outgoing-calls.ts'
import { tracePart } from './span.ts'

/**
 * Calls somebody else, as a part of what is under way, and tells how that went. The span names the provider and its host; paths hold account numbers, bodies hold
 * people. The trace is handed on by `traceparent`, which says nothing of anybody.
 */
export async function tracedFetch(provider: string, url: string, init: RequestInit): Promise<Response> {
  const method = init.method ?? 'GET'
  const facts = { 'http.request.method': method, 'server.address': new URL(url).host }
  return await tracePart(`${method} ${provider}`, { kind: 'client', facts }, async (span) => {
    const headers = new Headers(init.headers)
    if (span) headers.set('traceparent', span.traceparent)
    const response = await tellOutgoingCall(provider, () => fetch(url, { ...init, headers }))
    span?.tell({ 'http.response.status_code': response.status })
    return response
  })
}
