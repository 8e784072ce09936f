import { z } from 'zod'
import { localizedSchema } from '../staff/staff-fields.ts'
import { factLimits as max } from './fact-limits.ts'

/** Long enough for a text in both languages in one cell. */
const typedText = z.string().max(2 * max.text + 10)

/**
 * A value of a fact as people give it. A number is in the unit of its fact, or a text with another unit of its dimension, such as
 * `1700 ml`; a choice is its key or name; a text is in both languages. The definition of the fact decides what is right.
 */
const factValueField = z.union([
  z.number().min(-max.number).max(max.number),
  z.boolean(),
  typedText,
  z.object({ en: typedText, ar: typedText }),
])
export type FactInputValue = z.output<typeof factValueField>

/** Values by the keys of their facts; null is none. */
export const factValuesField = z.record(z.string().max(40), factValueField.nullable())
export type FactInputValues = z.output<typeof factValuesField>

/** The facts of a product as staff see them: numbers in the unit of their fact, choices by their keys. */
export const staffFactValuesSchema = z.record(
  z.string(),
  z.union([z.number(), z.boolean(), z.string(), localizedSchema]),
)
export type StaffFactValues = z.output<typeof staffFactValuesSchema>
