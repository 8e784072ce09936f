import { policiesStaffEndpoints } from '@shop/contract/staff'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/client.ts'
import { checkPageExists, makePage } from '../../http/answers/page.ts'
import { bindEndpoints } from '../../http/bind-endpoints.ts'
import { getStaffPolicy, listStaffPolicies, updatePolicy } from './policies.staff-service.ts'

/** What staff do with the texts of the policy pages. */
export function registerPoliciesStaff(app: FastifyInstance, { db }: { db: Db }): void {
  bindEndpoints(app, policiesStaffEndpoints, {
    async listPolicies({ query }) {
      const policies = await listStaffPolicies(db)
      checkPageExists(query, policies.length)
      return makePage('/api/admin/policies/', query, query, policies.length, policies)
    },
    getPolicy: ({ params }) => getStaffPolicy(db, params.id),
    updatePolicy: ({ params, body, caller }) => updatePolicy(db, params.id, body, caller.userId),
  })
}
