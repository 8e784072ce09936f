import { policiesEndpoints } from '@shop/contract'
import { policiesStaffEndpoints } from '@shop/contract/staff'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/client.ts'
import { AppError } from '../../errors.ts'
import { checkPageExists, makePage } from '../../http/answers/page.ts'
import { showsTopics } from '../../http/answers/shared-answers.ts'
import { bindEndpoints } from '../../http/bind-endpoints.ts'
import { findPolicy } from './policies.repository.ts'
import { getStaffPolicy, listStaffPolicies, updatePolicy } from './policies.staff-service.ts'
import { toPlainBlocks } from './policy-text.parser.ts'

export function registerPolicies(app: FastifyInstance, { db }: { db: Db }): void {
  bindEndpoints(app, policiesEndpoints, {
    async getPolicy({ params: { kind }, language }) {
      showsTopics(['policies'])
      const policy = await findPolicy(db, kind, language)
      if (!policy) throw new AppError('not_found')
      const { title, body, version, updatedAt } = policy
      return {
        kind,
        title,
        blocks: policy.blocks ?? toPlainBlocks(body),
        version,
        updated_at: updatedAt.toISOString(),
      }
    },
  })
}

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
