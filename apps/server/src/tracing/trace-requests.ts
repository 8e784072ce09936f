import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isInProcess } from '../http/guard/is-in-process.ts'
import { findSpan, runIn, type Span } from './span.ts'
import type { Tracing } from './tracing.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The span of this request; null without tracing. */
    span: Span | null
  }
}

/**
 * Makes a span for every request, named by its route: the URL may contain personal data. API calls of a page in this process
 * are children of the page's span.
 */
export function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  app.addHook('onRequest', (request, _reply, done) => {
    request.span = startSpan(tracing, request)
    runIn(request.span, done)
  })
  // Reading the body has lost the request's async context: enter it again.
  app.addHook('preValidation', ({ span }, _reply, done) => (span ? runIn(span, done) : done()))
  app.addHook('onResponse', ({ span }, reply, done) => {
    if (!span) return done()
    span.setAttributes({ 'http.response.status_code': reply.statusCode })
    span.end(reply.statusCode >= 500 ? String(reply.statusCode) : null)
    runIn(span, done)
  })
}

function startSpan(tracing: Tracing, request: FastifyRequest): Span {
  const { method, routeOptions, headers, id } = request
  const route = routeOptions.url ?? 'none'
  const name = `${method} ${route}`
  const facts = { 'http.request.method': method, 'http.route': route, 'shop.request_id': id }
  const page = isInProcess(request) ? findSpan() : null
  if (page) return page.startPart(name, 'part', facts)
  const { traceparent } = headers
  return tracing.start(name, 'server', facts, typeof traceparent === 'string' ? traceparent : undefined)
}
