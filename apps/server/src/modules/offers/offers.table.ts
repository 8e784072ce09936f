import { offerKinds, offerScopes } from '@shop/contract/staff'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import {
  checkNotBlank,
  checkNotNegative,
  idColumn,
  isOneOf,
  lifeColumns,
  momentColumn,
  moneyColumn,
} from '../../database/columns.ts'

/**
 * Offers with their dates. An offer acts from `startedAt` to `endedAt`, which `applyOffers` writes when the moments have come: so all
 * processes and the database agree on which offers run.
 *
 * @see docs/decisions/0039-offers-have-dates-and-struck-prices-a-history.md
 */
export const offers = pgTable(
  'offers',
  {
    id: idColumn(),
    nameEn: text().notNull(),
    nameAr: text().notNull(),
    scope: text().notNull(),
    targetIds: bigint({ mode: 'number' }).array().notNull(),
    leftOutIds: bigint({ mode: 'number' }).array().notNull().default([]),
    kind: text().notNull(),
    /** Hundredths of a percent for a percentage, otherwise piastres. */
    value: bigint({ mode: 'number' }).notNull(),
    floorPiastres: moneyColumn(),
    endsInNine: boolean().notNull().default(false),
    priority: integer().notNull().default(0),
    startsAt: momentColumn().notNull(),
    endsAt: momentColumn().notNull(),
    startedAt: momentColumn(),
    endedAt: momentColumn(),
    version: integer().notNull().default(1),
    ...lifeColumns,
  },
  (table) => [
    checkNotBlank('offers_name_en_check', table.nameEn),
    checkNotBlank('offers_name_ar_check', table.nameAr),
    check('offers_scope_check', isOneOf(table.scope, offerScopes)),
    check('offers_targets_check', sql`cardinality(${table.targetIds}) > 0`),
    check('offers_kind_check', isOneOf(table.kind, offerKinds)),
    check('offers_value_check', sql`${table.value} > 0 and (${table.kind} <> 'percent' or ${table.value} < 10000)`),
    checkNotNegative('offers_floor_check', table.floorPiastres),
    check('offers_dates_check', sql`${table.startsAt} < ${table.endsAt} and ${table.startedAt} <= ${table.endedAt}`),
    // The offers that are not over: few, while those that are over stay for ever.
    index('offers_open_idx').on(table.startsAt, table.endsAt).where(sql`ended_at is null`),
  ],
)
