import type { UserId } from '@shop/contract'
import type { AuditedEntity } from '@shop/contract/staff'
import type { Db } from '../../database/client.ts'
import { getValue } from '../../database/rows.ts'
import { changedFields } from './changed-fields.rules.ts'

/** A change to record. `before` and `after` are plain JSON and never hold secrets or passwords. */
export type Change = {
  /** Null when a command or a job makes the change. */
  actorId: UserId | null
  /** A verb: created, updated, removed, shipped … */
  action: string
  entity: AuditedEntity
  entityId: string | number
  before?: Record<string, unknown>
  after?: Record<string, unknown>
  /** The result of `recordGroup`, when the change is one of a group. */
  groupId?: number
}

/** Adds an audit entry in the transaction of the change. An update that changes no field adds none. */
export async function recordChange(tx: Db, { before, after, ...change }: Change): Promise<void> {
  const states = before && after ? changedFields(before, after) : { before: before ?? null, after: after ?? null }
  if (before && after && Object.keys(states.after ?? {}).length === 0) return
  await insertEntry(tx, { ...change, ...states })
}

/** Adds one entry for many changes, such as an import. @returns the `groupId` of these changes */
export async function recordGroup(tx: Db, { before, after, ...change }: Change): Promise<number> {
  return await insertEntry(tx, { ...change, before: before ?? null, after: after ?? null })
}

type Entry = Omit<Change, 'before' | 'after'> & {
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** The label comes from the database function `audit_label`, so callers need not read names. */
async function insertEntry(
  tx: Db,
  { actorId, action, entity, entityId, before, after, groupId }: Entry,
): Promise<number> {
  const json = (state: Record<string, unknown> | null) => state && JSON.stringify(state)
  return await getValue(tx<{ id: number }[]>`
    insert into audit_entries (actor_id, action, entity, entity_id, before, after, group_id, label_en, label_ar)
    select ${actorId}::bigint, ${action}, ${entity}, ${String(entityId)}, ${json(before)}::text::jsonb, ${json(after)}::text::jsonb,
      ${groupId ?? null}::bigint, coalesce(label.en, ''), coalesce(label.ar, '')
    from (select 1) as one left join audit_label(${entity}, ${String(entityId)}) as label on true returning id`)
}
