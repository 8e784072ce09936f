import type { FastifyInstance } from 'fastify'
import type { Db } from '../database/client.ts'
import { createSharedQuestion } from '../shared-question.ts'

/** How long the database may take to answer, in milliseconds: whoever asks whether the shop is ready wants to know soon. */
const patienceMs = 2000

/** `/healthz`: this process lives. `/readyz`: it can serve, that is, the database answers. */
export function registerHealth(app: FastifyInstance, { db }: { db: Db }): void {
  const onFailure = (error: unknown) => app.log.warn({ err: error }, 'the database does not answer')
  const askDatabase = createSharedQuestion(async () => await db`select 1`, { patienceMs, onFailure })
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    if (await askDatabase()) return { status: 'ready' }
    return reply.code(503).send({ status: 'database does not answer' })
  })
}
