import {
  type FieldKind,
  type FieldOf,
  type ImportedValues,
  type KindValues,
  type Localized,
  languages,
  mapFields,
  multilineField,
  type Piastres,
  parsePounds,
  textField,
} from '@shop/contract'
import { factValuesField, catalogLimits as most } from '@shop/contract/staff'
import { z } from 'zod'
import { byImportName } from './import-fields.rules.ts'

/** The key of a category and the SKU of a product, by which a later import finds them again. */
const nameplateField = textField(most.code)
const pathField = textField(500)
const shortText = bilingual(textField(most.name))
const longText = bilingual(multilineField(most.text)).superRefine(refuseHalf)
const noText = { en: '', ar: '' }

const priceField = z
  .number()
  .gt(0)
  .transform((pounds, context): Piastres => {
    const amount = parsePounds(pounds)
    if (amount !== null) return amount
    context.addIssue('amount')
    return z.NEVER
  })

const hexField = z
  .string()
  .transform((hex) => hex.trim().toLowerCase())
  .pipe(z.string().regex(/^#[0-9a-f]{6}$/, 'hex'))

const stockField = optional(z.number().int().min(0).max(most.units))
const imagesField = withDefault(z.array(pathField).max(most.entries), [])

/** What each kind of field is in a file: a field that is left out has what is usual, or nothing. */
const fieldMakers: { [Kind in FieldKind]: (field: FieldOf<Kind>) => z.ZodType<KindValues[Kind]> } = {
  text: ({ max, usual }) => withDefault(textField(max), usual),
  localized: ({ max }) => withDefault(bilingual(multilineField(max)).superRefine(refuseHalf), noText),
  list: () => withDefault(z.array(shortText).max(most.entries), []),
  whole: ({ max }) => optional(z.number().int().min(1).max(max)),
  flag: ({ usual }) => withDefault(z.boolean(), usual),
  choice: ({ choices }) => optional(z.enum(choices)),
  dimensions({ max }) {
    const side = z.number().int().min(1).max(max)
    return optional(z.strictObject({ width: side, height: side, depth: side }))
  },
}
const declaredFields = byImportName(mapFields<z.ZodType>(fieldMakers)) as {
  [Name in keyof ImportedValues]: z.ZodType<ImportedValues[Name]>
}

export const categorySchema = z.strictObject({
  key: nameplateField.pipe(z.string().regex(/^[a-z0-9-]+$/, 'key')),
  name: shortText,
  description: withDefault(longText, noText),
  image: optional(pathField),
  cat_image: optional(pathField),
  wall_image: optional(pathField),
  order: optional(z.number().int().min(0).max(most.order)),
  active: withDefault(z.boolean(), true),
  /** Keys of the types on its shelf; left out, they stay. */
  types: z.array(nameplateField).max(most.entries).optional(),
})

/** A color without a price has the price and the original price of its product. */
const colorSchema = z.strictObject({
  name: shortText,
  hex: hexField,
  price: optional(priceField),
  original_price: optional(priceField),
  stock: stockField,
  images: imagesField,
})

export const productSchema = z.strictObject({
  sku: nameplateField,
  category: nameplateField,
  name: shortText,
  price: priceField,
  original_price: optional(priceField),
  /** Key of its type, null for none; left out, it stays. */
  type: nameplateField.nullable().optional(),
  ...declaredFields,
  /** By key, null for none; those that are left out stay. */
  facts: factValuesField.optional(),
  stock: stockField,
  images: imagesField,
  model: optional(pathField),
  colors: withDefault(z.array(colorSchema).max(most.entries), []),
})

export type ImportCategory = z.output<typeof categorySchema>
export type ImportProduct = z.output<typeof productSchema>
export type ImportColor = z.output<typeof colorSchema>

/** A catalogue that may be imported. Prices are in piastres; a stock of null leaves the stock as it is. */
export type ImportDocument = { categories: ImportCategory[]; products: ImportProduct[] }

/** A field that may be left out. */
function optional<Value>(field: z.ZodType<Value>) {
  return field.nullish().transform((value): Value | null => value ?? null)
}

/** A field that has `usual` where it is left out. */
function withDefault<Value>(field: z.ZodType<Value>, usual: NoInfer<Value>) {
  return field.nullish().transform((value): Value => value ?? usual)
}

/** A text in both languages. */
function bilingual(field: z.ZodType<string, string>) {
  return z.strictObject({ en: field, ar: field }, { error: describeNotBilingual })
}

function describeNotBilingual({ code, input }: z.core.$ZodRawIssue): string | undefined {
  if (code !== 'invalid_type' || input === undefined || input === null) return undefined
  return 'both_languages'
}

/** A text that may be empty is so in both languages. */
function refuseHalf(text: Localized, context: z.core.$RefinementCtx): void {
  const missing = languages.filter((language) => text[language] === '')
  if (missing.length !== 1) return
  for (const language of missing) context.addIssue({ code: 'custom', path: [language], message: 'missing' })
}
