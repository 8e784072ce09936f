import type { EndpointInput, UserId } from '@shop/contract'
import { type AuditEntry, permissionsFor, staffEndpoints } from '@shop/contract/staff'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/client.ts'
import { AppError } from '../../errors.ts'
import { readPage } from '../../http/answers/page.ts'
import { bindEndpoints } from '../../http/bind-endpoints.ts'
import { findMemberById } from '../users/index.ts'
import { type AuditFilter, type AuditRow, listAuditEntries } from './audit-log/audit-entries.staff-repository.ts'

/** Registers the caller's own account and the audit log. */
export function registerStaff(app: FastifyInstance, { db }: { db: Db }): void {
  bindEndpoints(app, staffEndpoints, {
    async getMe({ caller }) {
      const user = await findMemberById(db, caller.userId as UserId)
      if (!user) throw new AppError('unauthenticated')
      const name = `${user.firstName} ${user.lastName}`.trim()
      const { id, phone, role, mustSetUpSecondFactor: must_set_up_second_factor } = user
      return { id, name, phone, role, permissions: [...permissionsFor(user)], must_set_up_second_factor }
    },
    async listAuditEntries({ query }) {
      return await readPage(
        '/api/admin/audit-entries/',
        query,
        listAuditEntries(db, toFilter(query)),
        presentAuditEntry,
      )
    },
  })
}

type AuditQuery = EndpointInput<typeof staffEndpoints.listAuditEntries>['query']

function toFilter({ q, order, entity, entity_id, actor, from, to, group }: AuditQuery): AuditFilter {
  return {
    q,
    order,
    entity: entity ?? null,
    entityId: entity_id ?? null,
    actorId: actor ?? null,
    from: from ?? null,
    to: to ?? null,
    groupId: group ?? null,
  }
}

function presentAuditEntry({ actorId, actorName, entityId, labelEn, labelAr, at, ...row }: AuditRow): AuditEntry {
  const actor = actorId === null ? null : { id: actorId, name: actorName ?? '' }
  const label = labelEn === '' ? null : { en: labelEn, ar: labelAr }
  return { ...row, at: at.toISOString(), actor, entity_id: entityId, label }
}
