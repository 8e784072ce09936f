import { z } from 'zod'
import { factValuesField } from '../facts/fact-values.staff-schema.ts'
import { idField, poundsField } from '../fields.ts'
import { localizedSchema, versionField } from '../staff/staff-fields.ts'
import { dropDust, parsePounds } from '../values/money.ts'
import { fieldsOfKind } from './map-product-fields.ts'

/** Max products of one bulk edit. */
const maxBulkEdit = 500

/** How regular prices change: all variants of a product, rounded to whole pounds. */
export const priceChangeSchema = z
  .object({
    /** A share of the price, or pounds. */
    unit: z.enum(['percent', 'amount']),
    /** Below 0 makes cheaper. */
    by: z.number().overwrite(dropDust).min(-1_000_000).max(1_000_000),
  })
  .refine(({ unit, by }) => unit === 'percent' || parsePounds(by) !== null, {
    path: ['by'],
    params: { reason: 'amount' },
  })
export type PriceChange = z.output<typeof priceChangeSchema>

/** The flags of a product; one that is left out stays as it is. */
export const bulkFlags = fieldsOfKind('flag')
const flagChanges = Object.fromEntries(bulkFlags.map((name) => [name, z.boolean().optional()])) as Record<
  (typeof bulkFlags)[number],
  z.ZodOptional<z.ZodBoolean>
>

export const bulkEditSchema = z.object({
  /** With the version that the preview showed, another one is refused. */
  products: z
    .array(z.object({ id: idField, version: versionField.optional() }))
    .min(1)
    .max(maxBulkEdit),
  change: z.object({
    category: idField.optional(),
    /** Id of the type of all of them, or none. */
    type: idField.nullable().optional(),
    /** Facts that all of them get; null removes one, and those that are left out stay. */
    facts: factValuesField.optional(),
    ...flagChanges,
    price: priceChangeSchema.optional(),
  }),
  /** Shows what would change and stores nothing. */
  is_preview: z.boolean(),
})
export type BulkEdit = z.output<typeof bulkEditSchema>

const bulkPriceSchema = z.object({ price: poundsField })
export const bulkEditResultSchema = z.object({
  is_preview: z.boolean(),
  changed: z.number().int(),
  results: z.array(
    z.object({
      id: z.number().int(),
      version: versionField,
      sku: z.string(),
      name: localizedSchema,
      is_changed: z.boolean(),
      /** Names of fields other than prices that change; facts as `facts.capacity_l`. */
      fields: z.array(z.string()),
      prices: z.array(z.object({ hex: z.string().nullable(), before: bulkPriceSchema, after: bulkPriceSchema })),
    }),
  ),
})
export type BulkEditResult = z.output<typeof bulkEditResultSchema>
