import type { UserId } from '@shop/contract'
import type { Db } from '../../database/client.ts'
import { inDirection } from '../../database/in-direction.ts'
import { changedFields } from './changed-fields.ts'

/** A change by staff. States hold plain JSON; secrets and passwords never stand in them. */
export type Change = {
  /** Null for what is done at the machine itself. */
  actorId: UserId | null
  /** A verb: created, updated, removed, shipped … */
  action: string
  entity: string
  entityId: string | number
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

export type AuditRow = {
  id: number
  at: Date
  actorId: number | null
  actorName: string | null
  action: string
  entity: string
  entityId: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

export type AuditFilter = { q: string; entity: string | null; entityId: string | null; order: 'asc' | 'desc' }

/** Writes a change down, in the transaction that makes it. An update that changes nothing leaves no entry. */
export async function recordChange(tx: Db, { before, after, ...change }: Change): Promise<void> {
  const states = before && after ? changedFields(before, after) : { before: before ?? null, after: after ?? null }
  if (before && after && Object.keys(states.after ?? {}).length === 0) return
  await tx`
    insert into audit_entries (actor_id, action, entity, entity_id, before, after)
    values (${change.actorId}, ${change.action}, ${change.entity}, ${String(change.entityId)},
      ${states.before ? tx.json(states.before as never) : null}, ${states.after ? tx.json(states.after as never) : null})`
}

export async function countAuditEntries(db: Db, filter: AuditFilter): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::integer as count from audit_entries a left join users u on u.id = a.actor_id ${where(db, filter)}`
  return row?.count ?? 0
}

export async function listAuditEntries(
  db: Db,
  filter: AuditFilter,
  range: { limit: number; offset: number },
): Promise<AuditRow[]> {
  const direction = inDirection(db, filter.order)
  return await db<AuditRow[]>`
    select a.id, a.at, a.actor_id, btrim(u.first_name || ' ' || u.last_name) as actor_name, a.action, a.entity, a.entity_id,
      a.before, a.after
    from audit_entries a left join users u on u.id = a.actor_id
    ${where(db, filter)} order by a.id ${direction} limit ${range.limit} offset ${range.offset}`
}

function where(db: Db, { q, entity, entityId }: AuditFilter) {
  return db`
    where (${entity}::text is null or a.entity = ${entity}) and (${entityId}::text is null or a.entity_id = ${entityId})
      and (${q} = '' or position(lower(${q}) in lower(concat_ws(' ', a.action, a.entity, a.entity_id, u.first_name, u.last_name))) > 0)`
}
