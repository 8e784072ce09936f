import type { FastifyInstance } from 'fastify'
import { createSharedQuestion } from '../concurrency/shared-question.ts'
import type { Db } from '../database/client.ts'
import type { ListStore } from '../modules/listing/index.ts'

/** How long the database may take to answer, in milliseconds: a readiness probe needs a quick answer. */
const maxWaitMs = 2000

type HealthDeps = { db: Db; lists: Pick<ListStore, 'use' | 'isRead'> }

/** `/healthz`: this process is alive. `/readyz`: the database answers and the lists have been loaded once. */
export function registerHealth(app: FastifyInstance, { db, lists }: HealthDeps): void {
  const onFailure = (error: unknown) => app.log.warn({ err: error }, 'the database does not answer')
  const askDatabase = createSharedQuestion(async () => await db`select 1`, { maxWaitMs, onFailure })
  // One load is enough: reloading the lists after a change must not remove the process from its load balancer.
  const readLists = createSharedQuestion(async () => lists.isRead || (await lists.use(() => true)), {
    maxWaitMs,
    onFailure: (error) => app.log.warn({ err: error }, 'the lists cannot be read'),
  })
  app.addHook('onListen', async () => void readLists())
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    if (!(await askDatabase())) return reply.code(503).send({ status: 'database does not answer' })
    if (!(await readLists())) return reply.code(503).send({ status: 'lists are being read' })
    return { status: 'ready' }
  })
}
