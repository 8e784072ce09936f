import { z } from 'zod'
import { textField } from '../fields.ts'
import { localizedField, localizedTextField } from '../staff/localized-fields.ts'
import { localizedSchema } from '../staff/staff-fields.ts'
import { catalogLimits as limits } from './catalog-limits.ts'
import { mapFields } from './map-product-fields.ts'
import type { FieldKind, FieldName, FieldOf, FieldValues, KindValues } from './product-fields.ts'

/** A schema for each kind of field, of the values of this kind. */
type SchemaMakers = {
  [Kind in FieldKind]: (field: FieldOf<Kind>) => z.ZodType<KindValues[Kind], KindValues[Kind]>
}
type FieldSchemas = { [Name in FieldName]: z.ZodType<FieldValues[Name], FieldValues[Name]> }

/** The declared fields as staff send them. */
export const fieldInputs = makeSchemas({
  text: ({ max }) => textField(max),
  localized: ({ max }) => localizedTextField(max),
  list: () => z.array(localizedField(limits.name)).max(limits.entries),
  whole: ({ max }) => z.number().int().min(1).max(max).nullable(),
  flag: () => z.boolean(),
  dimensions({ max }) {
    const side = z.number().int().min(1).max(max)
    return z.object({ width: side, height: side, depth: side }).nullable()
  },
})

/** The declared fields as staff get them. */
export const fieldOutputs = makeSchemas({
  text: () => z.string(),
  localized: () => localizedSchema,
  list: () => z.array(localizedSchema),
  whole: () => z.number().int().nullable(),
  flag: () => z.boolean(),
  dimensions: () => z.object({ width: z.number(), height: z.number(), depth: z.number() }).nullable(),
})

/** The schema of a field has the values of its kind. */
function makeSchemas(makers: SchemaMakers): FieldSchemas {
  return mapFields<z.ZodType>(makers) as FieldSchemas
}
