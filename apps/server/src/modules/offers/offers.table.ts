import { offerKinds, offerScopes } from '@shop/contract/staff'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, foreignKey, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import {
  checkNotBlank,
  checkNotNegative,
  idColumn,
  isOneOf,
  momentColumn,
  moneyColumn,
  quantityColumn,
  versionedColumns,
} from '../../database/columns.ts'
import { factChoices, facts } from '../catalog/facts/facts.table.ts'

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
    /** Of an offer over a fact: the value, or the ends of a range in the base unit. */
    factId: bigint({ mode: 'number' }),
    factKind: text(),
    factChoiceId: bigint({ mode: 'number' }),
    factFlag: boolean(),
    factMin: quantityColumn(),
    factMax: quantityColumn(),
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
    ...versionedColumns,
  },
  (table) => [
    checkNotBlank('offers_name_en_check', table.nameEn),
    checkNotBlank('offers_name_ar_check', table.nameAr),
    check('offers_scope_check', isOneOf(table.scope, offerScopes)),
    check('offers_targets_check', sql`(cardinality(${table.targetIds}) > 0) = (${table.scope} <> 'facts')`),
    check(
      'offers_fact_check',
      sql`case when ${table.scope} <> 'facts'
        then num_nonnulls(${table.factId}, ${table.factKind}, ${table.factChoiceId}, ${table.factFlag}, ${table.factMin}, ${table.factMax}) = 0
        else ${table.factId} is not null and ${table.factKind} is not null end`,
    ),
    check(
      'offers_fact_value_check',
      sql`case ${table.factKind}
        when 'number' then num_nonnulls(${table.factMin}, ${table.factMax}) > 0 and num_nonnulls(${table.factChoiceId}, ${table.factFlag}) = 0
        when 'choice' then ${table.factChoiceId} is not null and num_nonnulls(${table.factFlag}, ${table.factMin}, ${table.factMax}) = 0
        when 'flag' then ${table.factFlag} is not null and num_nonnulls(${table.factChoiceId}, ${table.factMin}, ${table.factMax}) = 0
        else ${table.factKind} is null end`,
    ),
    check('offers_fact_range_check', sql`${table.factMin} <= ${table.factMax}`),
    // An offer keeps the fact and the choice that it is over, as long as it is there.
    foreignKey({
      name: 'offers_fact_fk',
      columns: [table.factId, table.factKind],
      foreignColumns: [facts.id, facts.kind],
    }),
    foreignKey({
      name: 'offers_fact_choice_fk',
      columns: [table.factChoiceId, table.factId],
      foreignColumns: [factChoices.id, factChoices.factId],
    }),
    index('offers_fact_idx').on(table.factId).where(sql`fact_id is not null`),
    index('offers_fact_choice_idx').on(table.factChoiceId).where(sql`fact_choice_id is not null`),
    check('offers_kind_check', isOneOf(table.kind, offerKinds)),
    check('offers_value_check', sql`${table.value} > 0 and (${table.kind} <> 'percent' or ${table.value} < 10000)`),
    checkNotNegative('offers_floor_check', table.floorPiastres),
    check('offers_dates_check', sql`${table.startsAt} < ${table.endsAt} and ${table.startedAt} <= ${table.endedAt}`),
    // The offers that are not over: few, while those that are over stay for ever.
    index('offers_open_idx').on(table.startsAt, table.endsAt).where(sql`ended_at is null`),
  ],
)
