import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { idColumn, idOf, momentColumn } from '../../database/columns.ts'
import { users } from '../users/users.table.ts'

/** Who changed what, with the old and the new values. Append-only: a trigger refuses updates and deletes. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: idColumn(),
    at: momentColumn().notNull().defaultNow(),
    /** Null when a command or a job made the change. */
    actorId: idOf(users),
    /** A verb: created, updated, removed, shipped … */
    action: text().notNull(),
    /** What was changed: order, product, category … */
    entity: text().notNull(),
    entityId: text().notNull(),
    /** Old and new values of the fields that changed. */
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    /** The label at that time: an order's number, or a product's SKU and name. Never a shopper's name. */
    labelEn: text().notNull().default(''),
    labelAr: text().notNull().default(''),
    /** The entry of the import or bulk edit that made this change. */
    groupId: bigint({ mode: 'number' }),
  },
  (table) => [
    index('audit_entries_entity_idx').on(table.entity, table.entityId, table.id),
    index('audit_entries_words_idx').using(
      'gin',
      sql`fold_person(${table.action} || ' ' || ${table.entity} || ' ' || ${table.entityId} || ' ' || ${table.labelEn} || ' ' || ${table.labelAr}) gin_trgm_ops`,
    ),
    index('audit_entries_actor_idx').on(table.actorId, table.id),
    index('audit_entries_at_idx').on(table.at),
    index('audit_entries_listed_idx').on(table.id).where(sql`group_id is null`),
    index('audit_entries_group_idx').on(table.groupId, table.id).where(sql`group_id is not null`),
  ],
)
