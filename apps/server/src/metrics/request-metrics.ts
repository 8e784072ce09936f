import type { FastifyInstance } from 'fastify'
import { Histogram, type Registry } from 'prom-client'
import { isInProcess } from '../http/guard/is-in-process.ts'
import { onOutgoingCall } from '../outgoing/outgoing-calls.ts'

/** Counts and times every call from outside by its route, never by its address, which may name people. */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'nawwar_request_duration_seconds',
    help: 'How long calls and pages took, by route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    if (isInProcess(request)) return
    const { method, routeOptions } = request
    durations.observe({ method, route: routeOptions.url ?? 'none', status: reply.statusCode }, reply.elapsedTime / 1000)
  })
}

/** Counts and times every call of the providers of payments and messages and of the media store. */
export function measureOutgoingCalls(app: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'nawwar_outgoing_duration_seconds',
    help: 'How long others took to begin their answer, by whom was called and what came of it',
    labelNames: ['to', 'outcome'] as const,
    buckets: [0.1, 0.5, 1, 2.5, 5, 10, 20],
    registers: [registry],
  })
  const stop = onOutgoingCall(({ to, outcome, seconds }) => durations.observe({ to, outcome }, seconds))
  app.addHook('onClose', async () => stop())
}
