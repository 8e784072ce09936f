import { z } from 'zod'
import { factGroups } from './fact-groups.ts'
import { factKinds, factPlaces } from './fact-kinds.ts'
import { unitKeys } from './units.ts'

export const factKeyField = z.string().regex(/^[a-z][a-z0-9_]{1,39}$/)

/** A fact of a product, in one language. */
export const factSchema = z.object({
  key: factKeyField,
  name: z.string(),
  kind: z.enum(factKinds),
  group: z.enum(factGroups),
  /** A number in `unit`, the key of a choice, yes or no, or a text. */
  value: z.union([z.number(), z.boolean(), z.string()]),
  unit: z.enum(unitKeys).nullable(),
  /** The value with its unit as people read it, such as `1.7 L`. */
  text: z.string(),
  /** Which numbers are the better ones; null where neither is. */
  better: z.enum(['more', 'less']).nullable(),
  shown_in: z.array(z.enum(factPlaces)),
})
export type Fact = z.output<typeof factSchema>

/** The type of an appliance, such as kettle: narrower than its category. */
export const productTypeSchema = z.object({
  key: z.string(),
  name: z.string(),
  /** Air that it needs beside each side, behind and above it, in millimetres. */
  clearance_mm: z.object({ side: z.number().int(), back: z.number().int(), top: z.number().int() }),
  /** How long it usually runs, for the cost of its electricity; null where that says nothing. */
  minutes_a_day: z.number().int().nullable(),
})
export type ProductType = z.output<typeof productTypeSchema>
