import { z } from 'zod'
import { catalogLimits } from '../catalog/catalog-limits.ts'
import { defineStaffEndpoints } from '../endpoint.ts'
import { idField, idParameter, instantField, limitedField, numberParameter, poundsField } from '../fields.ts'
import { pageOf } from '../paging.ts'
import { flagParameter, localizedSchema, staffListQuery } from '../staff/staff-fields.ts'

/** What staff write into the ledger by hand. */
export const handReasons = ['delivery', 'return', 'correction'] as const
const stockReasons = [
  'import',
  'delivery',
  'correction',
  'order',
  'change',
  'cancellation',
  'return',
  'damage',
] as const

/** A delivery and a return say how many units came in; a correction says how many were counted. */
const newStockMovementSchema = z
  .object({
    variant: idField,
    reason: z.enum(handReasons),
    count: z.number().int().min(0).max(catalogLimits.units),
    note: limitedField('stock_note').default(''),
  })
  .superRefine(({ reason, count }, context) => {
    if (reason === 'correction' || count > 0) return
    context.addIssue({
      code: 'too_small',
      origin: 'number',
      minimum: 1,
      inclusive: true,
      input: count,
      path: ['count'],
    })
  })
export type NewStockMovement = z.output<typeof newStockMovementSchema>

const stockMovementSchema = z.object({
  id: z.number().int(),
  at: instantField,
  units: z.number().int(),
  /** The stock at hand after it. */
  balance: z.number().int(),
  reason: z.enum(stockReasons),
  note: z.string(),
  order: z.uuid().nullable(),
  actor: z.object({ id: z.number().int(), name: z.string() }).nullable(),
})
export type StaffStockMovement = z.output<typeof stockMovementSchema>

/** A variant with what is at hand. */
const stockLevelSchema = z.object({
  /** Of the variant. */
  id: z.number().int(),
  product: z.object({ id: z.number().int(), sku: z.string(), name: localizedSchema, is_active: z.boolean() }),
  color: z.object({ hex: z.string(), name: localizedSchema }).nullable(),
  image: z.string().nullable(),
  /** Of one unit, now. */
  price: poundsField,
  stock: z.number().int(),
})
export type StockLevel = z.output<typeof stockLevelSchema>

const id = z.object({ id: idParameter })

export const stockStaffEndpoints = defineStaffEndpoints({
  listStockLevels: {
    method: 'GET',
    path: '/api/admin/stock-levels/',
    summary: 'What is at hand of each variant on sale; with `at_most` what runs out',
    permission: 'catalogue.read',
    query: z.object({
      ...staffListQuery(['stock', 'sku', 'name'], 'asc'),
      at_most: numberParameter(0, catalogLimits.units, catalogLimits.units),
      /** Only what runs out: as many as the settings say, or fewer. */
      is_low: flagParameter.optional(),
      category: idParameter.optional(),
      /** Also products that are not on sale. */
      with_inactive: flagParameter.optional(),
    }),
    answer: pageOf(stockLevelSchema),
  },
  getStockLevel: {
    method: 'GET',
    path: '/api/admin/stock-levels/{id}/',
    summary: 'What is at hand of one variant',
    permission: 'catalogue.read',
    params: id,
    answer: stockLevelSchema,
    errors: ['variant_not_found'],
  },
  listStockMovements: {
    method: 'GET',
    path: '/api/admin/stock-levels/{id}/movements/',
    summary: 'The ledger of one variant, the newest first',
    permission: 'catalogue.read',
    params: id,
    query: z.object(staffListQuery(['at'])),
    answer: pageOf(stockMovementSchema),
    errors: ['variant_not_found'],
  },
  moveStock: {
    method: 'POST',
    path: '/api/admin/stock-movements/',
    summary: 'Writes a delivery, a return or the result of a count into the ledger',
    permission: 'stock.write',
    body: newStockMovementSchema,
    answer: stockLevelSchema,
    status: 201,
    errors: ['variant_not_found'],
    isIdempotent: true,
  },
})
