import { z } from 'zod'
import { catalogLimits } from '../catalog/catalog-limits.ts'
import { idField, instantField, poundsField, textField } from '../fields.ts'
import { localizedSchema } from '../staff/staff-fields.ts'

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
export const newStockMovementSchema = z
  .object({
    variant: idField,
    reason: z.enum(handReasons),
    count: z.number().int().min(0).max(catalogLimits.units),
    note: textField(500, 0).default(''),
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

export const stockMovementSchema = z.object({
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
export const stockLevelSchema = z.object({
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
