import { type SQL, sql } from 'drizzle-orm'
import { boolean, check, index, integer, type PgColumn, pgTable, text } from 'drizzle-orm/pg-core'
import { idColumn, idOf, versionedColumns } from '../../database/columns.ts'
import { products } from '../catalog/catalog.table.ts'

/** Max terms of a group of synonyms, a pin or a redirect; max product types that a group names. */
export const maxTerms = 200
export const maxTypes = 20

/** The terms of shoppers for one thing; staff edit them. `terms` repeats all of them, folded, and is written by `foldTerms`. */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    id: idColumn(),
    english: text().array().notNull(),
    arabic: text().array().notNull(),
    franco: text().array().notNull(),
    terms: text().array().notNull(),
    /** Whether the group names a kind of appliance. */
    isAppliance: boolean().notNull().default(false),
    /** Keys of the product types that the group stands for. */
    types: text().array().notNull().default([]),
    /** Keys of the product types that come near, where the shop does not sell the appliance. */
    nearTypes: text().array().notNull().default([]),
    ...versionedColumns,
  },
  (table) => [
    index('search_synonyms_terms_idx').using('gin', table.terms),
    check('search_synonyms_terms_check', hasTerms(table.terms)),
    check('search_synonyms_types_check', areTypeKeys(table.types)),
    check('search_synonyms_near_types_check', areTypeKeys(table.nearTypes)),
  ],
)

/** The default groups that this shop was given, so that one that staff changed or removed is left alone. */
export const searchSynonymDefaults = pgTable(
  'search_synonym_defaults',
  {
    /** The first English term of the default. */
    name: text().primaryKey(),
    /** Null once staff have removed the group. */
    synonymId: idOf(searchSynonyms, 'set null').unique('search_synonym_defaults_synonym_key'),
    /** The version of the group that the shop wrote; a higher one is by staff. */
    version: integer().notNull(),
  },
  (table) => [check('search_synonym_defaults_version_check', sql`${table.version} > 0`)],
)

/** A product that comes first for some queries. */
export const searchPins = pgTable(
  'search_pins',
  {
    id: idColumn(),
    /** The queries as staff typed them, and folded. */
    queries: text().array().notNull(),
    terms: text().array().notNull(),
    productId: idOf(products, 'cascade').notNull(),
    /** From 1, the first of the results. */
    place: integer().notNull(),
    ...versionedColumns,
  },
  (table) => [
    index('search_pins_product_idx').on(table.productId),
    check('search_pins_terms_check', hasTerms(table.terms)),
    check('search_pins_queries_check', hasTerms(table.queries)),
    check('search_pins_place_check', sql`${table.place} between 1 and 12`),
  ],
)

/** A page of the shop that some queries lead to. */
export const searchRedirects = pgTable(
  'search_redirects',
  {
    id: idColumn(),
    queries: text().array().notNull(),
    terms: text().array().notNull(),
    /** Without language: `/offers`. */
    path: text().notNull(),
    ...versionedColumns,
  },
  (table) => [
    check('search_redirects_terms_check', hasTerms(table.terms)),
    check('search_redirects_queries_check', hasTerms(table.queries)),
    check('search_redirects_path_check', sql`${table.path} ~ '^/([^/\\\\].*)?$'`),
  ],
)

function hasTerms(column: PgColumn): SQL {
  return sql`cardinality(${column}) between 1 and ${sql.raw(String(maxTerms))} and array_position(${column}, null) is null and array_position(${column}, '') is null`
}

function areTypeKeys(column: PgColumn): SQL {
  return sql`cardinality(${column}) <= ${sql.raw(String(maxTypes))} and array_position(${column}, null) is null
        and array_to_string(${column}, ',') ~ '^([a-z][a-z0-9_-]{1,39}(,[a-z][a-z0-9_-]{1,39})*)?$'`
}
