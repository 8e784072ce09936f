import { factGroups, factKinds, unitKeys } from '@shop/contract'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { checkNotBlank, idColumn, idOf, isOneOf, quantityColumn, versionedColumns } from '../../../database/columns.ts'
import { products } from '../catalog.table.ts'
import { categories } from '../categories/categories.table.ts'
import { productTypes } from '../types/types.table.ts'

/** Definitions of facts, such as capacity. Staff add them as data. */
export const facts = pgTable(
  'facts',
  {
    id: idColumn(),
    key: text().notNull().unique(),
    nameEn: text().notNull(),
    nameAr: text().notNull(),
    kind: text({ enum: factKinds }).notNull(),
    /** The unit in which a number is typed and shown; null for a plain count. */
    unit: text({ enum: unitKeys }),
    group: text({ enum: factGroups }).notNull(),
    /** Which numbers are better: `more` or `less`. */
    better: text({ enum: ['more', 'less'] }),
    /** The bounds of a plausible number, in the base unit. */
    minValue: quantityColumn(),
    maxValue: quantityColumn(),
    isKey: boolean().notNull().default(false),
    inCard: boolean().notNull().default(false),
    inFacets: boolean().notNull().default(false),
    inComparison: boolean().notNull().default(false),
    sortOrder: integer().notNull().default(0),
    ...versionedColumns,
  },
  (table) => [
    // Target of the foreign key by which values name the kind of their fact.
    unique('facts_id_kind_key').on(table.id, table.kind),
    check('facts_key_check', sql`${table.key} ~ '^[a-z][a-z0-9_]{1,39}$'`),
    checkNotBlank('facts_name_en_check', table.nameEn),
    checkNotBlank('facts_name_ar_check', table.nameAr),
    check('facts_kind_check', isOneOf(table.kind, factKinds)),
    check('facts_group_check', isOneOf(table.group, factGroups)),
    check('facts_unit_check', isOneOf(table.unit, unitKeys)),
    check('facts_better_check', isOneOf(table.better, ['more', 'less'])),
    check(
      'facts_number_check',
      sql`${table.kind} = 'number' or num_nonnulls(${table.unit}, ${table.better}, ${table.minValue}, ${table.maxValue}) = 0`,
    ),
    check('facts_bounds_check', sql`${table.minValue} <= ${table.maxValue}`),
  ],
)

/** The choices of a fact, such as glass or steel. */
export const factChoices = pgTable(
  'fact_choices',
  {
    id: idColumn(),
    factId: idOf(facts, 'cascade').notNull(),
    key: text().notNull(),
    nameEn: text().notNull(),
    nameAr: text().notNull(),
    sortOrder: integer().notNull().default(0),
  },
  (table) => [
    unique('fact_choices_key_key').on(table.factId, table.key),
    // Target of the foreign key by which values name the fact of their choice.
    unique('fact_choices_id_fact_key').on(table.id, table.factId),
    check('fact_choices_key_check', sql`${table.key} ~ '^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$'`),
    checkNotBlank('fact_choices_name_en_check', table.nameEn),
    checkNotBlank('fact_choices_name_ar_check', table.nameAr),
  ],
)

/** The types and categories whose products may have a fact. */
export const factScopes = pgTable(
  'fact_scopes',
  {
    factId: idOf(facts, 'cascade').notNull(),
    typeId: idOf(productTypes),
    categoryId: idOf(categories),
  },
  (table) => [
    unique('fact_scopes_fact_key').on(table.factId, table.typeId, table.categoryId).nullsNotDistinct(),
    check('fact_scopes_one_check', sql`num_nonnulls(${table.typeId}, ${table.categoryId}) = 1`),
    index('fact_scopes_type_idx').on(table.typeId),
    index('fact_scopes_category_idx').on(table.categoryId),
  ],
)

/** The facts of each product. An unknown value has no row. */
export const productFacts = pgTable(
  'product_facts',
  {
    productId: idOf(products, 'cascade').notNull(),
    factId: bigint({ mode: 'number' }).notNull(),
    kind: text().notNull(),
    number: quantityColumn(),
    choiceId: bigint({ mode: 'number' }),
    flag: boolean(),
    textEn: text(),
    textAr: text(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.factId] }),
    foreignKey({
      name: 'product_facts_fact_fk',
      columns: [table.factId, table.kind],
      foreignColumns: [facts.id, facts.kind],
    }),
    foreignKey({
      name: 'product_facts_choice_fk',
      columns: [table.choiceId, table.factId],
      foreignColumns: [factChoices.id, factChoices.factId],
    }),
    check(
      'product_facts_kind_check',
      sql`case ${table.kind}
        when 'number' then ${table.number} is not null and num_nonnulls(${table.choiceId}, ${table.flag}, ${table.textEn}, ${table.textAr}) = 0
        when 'choice' then ${table.choiceId} is not null and num_nonnulls(${table.number}, ${table.flag}, ${table.textEn}, ${table.textAr}) = 0
        when 'flag' then ${table.flag} is not null and num_nonnulls(${table.number}, ${table.choiceId}, ${table.textEn}, ${table.textAr}) = 0
        when 'text' then num_nonnulls(${table.textEn}, ${table.textAr}) = 2 and num_nonnulls(${table.number}, ${table.choiceId}, ${table.flag}) = 0
        else false end`,
    ),
    checkNotBlank('product_facts_text_en_check', table.textEn),
    checkNotBlank('product_facts_text_ar_check', table.textAr),
    index('product_facts_fact_idx').on(table.factId, table.productId),
    index('product_facts_choice_idx').on(table.choiceId).where(sql`choice_id is not null`),
  ],
)
