import type { FastifyInstance } from 'fastify'
import type { Db } from '../database/client.ts'

/** `/healthz`: this process lives. `/readyz`: it can serve, that is, the database answers. */
export function registerHealth(app: FastifyInstance, db: Db): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    try {
      await db`select 1`
      return { status: 'ready' }
    } catch (error) {
      app.log.warn({ err: error }, 'the database does not answer')
      return reply.code(503).send({ status: 'database does not answer' })
    }
  })
}
