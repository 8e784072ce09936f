import type { FastifyInstance } from 'fastify'

/**
 * Logs every request that may change something: route, account and status. Reads are left to the proxy's log and the metrics. The route
 * is logged, not the address, because an address may contain personal ids.
 */
export function logChanges(app: FastifyInstance): void {
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
