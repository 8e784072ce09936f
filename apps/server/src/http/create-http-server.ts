import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { findLogContext, runInLogContext } from '../log-context.ts'
import { registerErrorHandler, sendRefusal } from './errors/error-handler.ts'
import { compileValidator } from './errors/input.ts'
import { boundPipelining } from './guard/bound-pipelining.ts'
import { followClients } from './guard/current-client.ts'
import { describeLogger, type LogSink } from './logger.ts'

/** HSTS, sent if the shop uses HTTPS: browsers refuse plain HTTP for two years. */
const strictTransport = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } as const

/**
 * Headers of every answer, errors included: no cache stores it, and a browser that opens it as a page loads nothing. Answers that may be cached
 * replace `cache-control`; pages bring their own Content-Security-Policy (web/content-security-policy.ts).
 */
const baseHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const

/** The largest JSON body: far above any call of the shop. */
const maxBodyBytes = 256 * 1024

/** How long a client may take to send a request, in milliseconds. Idle connections stay open longer than a proxy reuses them. */
const maxRequest = 30_000
const keepAliveTimeout = 72_000
/** Bounds memory and file descriptors. */
const maxConnections = 10_000

/** Slow clients must not hold a connection: slow sending is answered 408, and a silent connection is closed. */
function boundConnections(request: number) {
  const http = { connectionsCheckingInterval: request / 6, headersTimeout: request }
  return { connectionTimeout: 2 * request, requestTimeout: request, keepAliveTimeout, http }
}

export type HttpServerOptions = {
  /** Addresses and networks of proxies whose `X-Forwarded-For` is trusted; none by default. */
  trustedProxies?: readonly string[]
  /** Whether people reach the shop by HTTPS. */
  isSecure?: boolean
  logSink?: LogSink | undefined
  maxRequestMs?: number
  maxConnections?: number
}

/** Makes the HTTP server with what every call shares: limits, JSON, errors, headers. */
export function createHttpServer(
  logLevel: string,
  { trustedProxies = [], isSecure = false, logSink, ...bounds }: HttpServerOptions = {},
): FastifyInstance {
  const headers = { ...baseHeaders, ...(isSecure && strictTransport) }
  const app = Fastify({
    ...boundConnections(bounds.maxRequestMs ?? maxRequest),
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    logger: describeLogger(logLevel, logSink),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: maxBodyBytes,
    // API calls of a page in this process use the page's request id.
    genReqId: () => findLogContext().reqId ?? randomUUID(),
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    // During shutdown, open connections are still served, with `connection: close`.
    return503OnClosing: false,
    // Errors before routing, such as a URL that cannot be decoded.
    frameworkErrors: (error, request, reply) => void sendRefusal(error, request, reply.headers(headers)),
  })
  app.server.maxConnections = bounds.maxConnections ?? maxConnections
  app.setValidatorCompiler(compileValidator)
  app.setSerializerCompiler(() => JSON.stringify)
  boundPipelining(app.server)
  tellIds(app)
  followClients(app)
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(headers).header('x-request-id', request.id)
  })
  registerJsonParser(app)
  endUnusedConnections(app)
  registerErrorHandler(app)
  logChanges(app)
  return app
}

/** JSON bodies, with an empty one read as none: some clients announce JSON and send nothing. */
function registerJsonParser(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else void parseJson(request, body.toString(), done)
  })
}

/** Adds the request id to every log line that belongs to a request. */
function tellIds(app: FastifyInstance): void {
  app.addHook('onRequest', ({ id }, _reply, done) => runInLogContext({ reqId: id }, done))
  // Reading the body has lost the request's async context: enter it again.
  app.addHook('preValidation', ({ id }, _reply, done) => runInLogContext({ reqId: id }, done))
}

/**
 * Logs every request that may change something: route, account and status. Reads are left to the proxy's log and the metrics. The route
 * is logged, not the address, because an address may contain personal ids.
 */
function logChanges(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, caller } = request
    if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return
    const who = caller && { userId: caller.userId, role: caller.role }
    const facts = {
      method,
      route: routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ...who,
    }
    request.log.info(facts, 'call')
  })
}

/** Browsers open connections in advance. Node counts one without a request as busy, which would delay a stop. */
function endUnusedConnections(app: FastifyInstance): void {
  const sockets = new Set<Socket>()
  app.server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  app.addHook('preClose', async () => {
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
  })
}
