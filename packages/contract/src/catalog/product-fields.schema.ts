import { z } from 'zod'
import { mapFields, pickShown } from './map-product-fields.ts'
import type { FieldKind, FieldOf, ShownField, ShownKindValues, ShownValues } from './product-fields.ts'

type AnswerMakers = { [Kind in FieldKind]: (field: FieldOf<Kind>) => z.ZodType<ShownKindValues[Kind]> }

const makers: AnswerMakers = {
  text: () => z.string(),
  localized: () => z.string().nullable(),
  list: () => z.array(z.string()),
  whole: () => z.number().int().nullable(),
  flag: () => z.boolean(),
  dimensions: () => z.object({ width: z.number().int(), height: z.number().int(), depth: z.number().int() }).nullable(),
}

/** The declared fields that shoppers get in the usual shapes of their kinds. */
export const fieldAnswers = pickShown(mapFields<z.ZodType>(makers)) as {
  [Name in ShownField]: z.ZodType<ShownValues[Name]>
}
