import { overviewStaffEndpoints } from '@shop/contract/staff'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/client.ts'
import { bindEndpoints } from '../../http/bind-endpoints.ts'
import { getOverview } from './overview.service.ts'

export function registerOverview(app: FastifyInstance, { db, readClock }: { db: Db; readClock: () => Date }): void {
  bindEndpoints(app, overviewStaffEndpoints, {
    getOverview: ({ query }) => getOverview(db, readClock(), query.threshold),
  })
}
