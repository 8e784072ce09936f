import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { findLogContext, runInLogContext } from '../log-context.ts'
import { registerErrorHandler, sendRefusal } from './errors/error-handler.ts'
import { compileValidator } from './errors/input.ts'
import { boundPipelining } from './guard/bound-pipelining.ts'
import { describeLogger, type LogSink } from './logger.ts'
import { logChanges } from './request-log.ts'

/** For a shop that people reach by HTTPS: for two years, browsers refuse to reach it by HTTP. */
const strictTransport = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } as const

/**
 * Headers of every answer, refusals too: no cache stores it, and opened as a page it may load nothing. Answers that may be cached
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
  /** Addresses and networks of proxies whose `X-Forwarded-For` is believed; of nobody's when not given. */
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
    // What a page asks of the API in this process goes by the name of the page.
    genReqId: () => findLogContext().reqId ?? randomUUID(),
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    // During shutdown, open connections are still served, with `connection: close`.
    return503OnClosing: false,
    // Faults that Fastify meets before it knows the route, such as an address that cannot be decoded.
    frameworkErrors: (error, request, reply) => void sendRefusal(error, request, reply.headers(headers)),
  })
  app.server.maxConnections = bounds.maxConnections ?? maxConnections
  app.setValidatorCompiler(compileValidator)
  app.setSerializerCompiler(() => JSON.stringify)
  boundPipelining(app.server)
  tellIds(app)
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

/** Makes every line that is written because of a request carry its id, whoever writes it. */
function tellIds(app: FastifyInstance): void {
  app.addHook('onRequest', ({ id }, _reply, done) => runInLogContext({ reqId: id }, done))
  // A body has been read meanwhile, by events that know nothing of the request.
  app.addHook('preValidation', ({ id }, _reply, done) => runInLogContext({ reqId: id }, done))
}

/** A connection that browsers open ahead and that has never asked anything counts as busy for Node, and would hold a stop up. */
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
