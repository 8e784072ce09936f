import type { FastifyInstance } from 'fastify'
import { registerDerivedColumns } from '../derived-columns/check-derived-columns.ts'
import { invalidateOnNotify } from '../http/answers/invalidate-on-notify.ts'
import { createSharedAnswers, type SharedAnswers } from '../http/answers/shared-answers.ts'
import { createAccessTokens } from '../http/guard/access-tokens.ts'
import { registerIdentity } from '../http/guard/identify.ts'
import { createQueues } from '../http/guard/queues.ts'
import { createRateLimits } from '../http/guard/rate-limits.ts'
import { createWorkload } from '../http/guard/workload.ts'
import { createJobs } from '../jobs/index.ts'
import { createMessages, openMessageDriver } from '../modules/messages/index.ts'
import { createEmptySearches, type EmptySearches } from '../modules/search/index.ts'
import { openSecondFactors } from '../modules/second-factors/index.ts'
import { createAuthorization, createPasswordHasher } from '../modules/users/index.ts'
import { openTracing } from '../tracing/open-tracing.ts'
import { traceRequests } from '../tracing/trace-requests.ts'
import type { AppOptions } from './app-options.ts'
import { registerHousekeeping } from './housekeeping.ts'
import { wireSales } from './sales-deps.ts'

type Given = Pick<AppOptions, 'config' | 'pool' | 'databaseUrl'> & { readClock: () => Date }

export type SharedDeps = Awaited<ReturnType<typeof openSharedDeps>>

/** Opens what several modules work with, one of each in a process; closing the app closes them. */
export async function openSharedDeps(app: FastifyInstance, { config, pool: db, databaseUrl, readClock }: Given) {
  const { sessionSecret: secret } = config
  const { log } = app
  const tracing = await traceApp(app, config)
  const sharedAnswers = await openSharedAnswers(app, { config, pool: db, readClock })
  const accessTokens = createAccessTokens(secret, readClock)
  registerIdentity(app, accessTokens, createAuthorization(db, readClock))
  // One for all who ask, so that no more passwords are worked on at a time than there are cores.
  const hasher = createPasswordHasher()
  const limits = createRateLimits(db, secret, readClock, config.limits)
  const secondFactors = openSecondFactors(secret, { readClock, limits, hasher, log })
  const jobs = createJobs(databaseUrl, log, tracing)
  const driver = openMessageDriver(config.messages, db, readClock)
  const messages = createMessages({ db, jobs, driver, secret, readClock, log })
  registerHousekeeping(jobs, db, readClock)
  registerDerivedColumns(jobs, db, readClock, log)
  const selling = { payments: config.payments, limits, ordersPerHour: config.limits.ordersPerHour, secret }
  const sales = wireSales({ db, jobs, messages, readClock, log, ...selling, publicUrl: config.http.publicUrl })
  app.decorate('sales', sales)
  const emptySearches = openEmptySearches(app, db, readClock)
  return {
    ...{ db, readClock, sharedAnswers, accessTokens, hasher, limits, secondFactors },
    ...{ jobs, messages, sales, emptySearches },
  }
}

async function traceApp(app: FastifyInstance, config: Given['config']) {
  app.decorateRequest('span', null)
  const tracing = await openTracing(config.tracing, app.log)
  if (tracing) traceRequests(app, tracing)
  // The first to be registered is the last to be closed: what the others do while they end is sent, too.
  app.addHook('onClose', () => tracing?.stop())
  return tracing
}

async function openSharedAnswers(app: FastifyInstance, { config, pool: db, readClock }: Omit<Given, 'databaseUrl'>) {
  const { http, limits } = config
  const workload = createWorkload(http.maxWorkload)
  app.decorate('workload', workload)
  app.decorate('queues', createQueues(limits, readClock))
  const sharedAnswers: SharedAnswers = createSharedAnswers(workload)
  const stopProbing = await invalidateOnNotify(db, sharedAnswers, app.log)
  app.addHook('onClose', async () => stopProbing())
  return sharedAnswers
}

function openEmptySearches(app: FastifyInstance, db: Given['pool'], readClock: () => Date): EmptySearches {
  const emptySearches = createEmptySearches({ db, readClock, log: app.log })
  app.decorate('emptySearches', emptySearches)
  app.addHook('onClose', () => emptySearches.flush())
  return emptySearches
}
