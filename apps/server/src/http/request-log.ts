import type { FastifyInstance } from 'fastify'

/**
 * Writes down every call that asks for a change: which, by whose account, with what result. Reading is left to the proxy's log and to
 * the figures. The route is named and never the address, which may hold ids of people's things.
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
