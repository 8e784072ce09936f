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
import { factValuesField, isFormula, catalogLimits as most, skuText } from '@shop/contract/staff'
import { z } from 'zod'
import { byImportName } from './import-fields.rules.ts'

/** The key of a category or type: a later import matches records by it. */
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

/** The schema of each kind of field; a missing field has its default, or nothing. */
const fieldMakers: { [Kind in FieldKind]: (field: FieldOf<Kind>) => z.ZodType<KindValues[Kind]> } = {
  text: ({ max, usual }) => withDefault(textField(max), usual),
  localized: ({ max }) => withDefault(bilingual(multilineField(max)).superRefine(refuseHalf), noText),
  list: () => withDefault(z.array(shortText).max(most.entries), []),
  whole: ({ max }) => optional(z.number().int().min(1).max(max)),
  flag: ({ usual }) => withDefault(z.boolean(), usual),
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
  /** Keys of the types in the category; left out, they are unchanged. */
  types: z.array(nameplateField).max(most.entries).optional(),
})

/** What files had before offers had dates. An offer is planned in the dashboard, and what it strikes through is computed. */
const noField = z
  .unknown()
  .refine((value) => value === undefined || value === null || value === false, 'offers_own')
  .transform(() => undefined)
  .optional()

/** A color without a price has the price of its product. */
const colorSchema = z.strictObject({
  name: shortText,
  hex: hexField,
  price: optional(priceField),
  original_price: noField,
  stock: stockField,
  images: imagesField,
})

export const productSchema = z.strictObject({
  sku: skuText.refine((sku) => !isFormula(sku), 'sku'),
  category: nameplateField,
  name: shortText,
  price: priceField,
  original_price: noField,
  offer: noField,
  /** Key of its type, null for none; left out, it is unchanged. */
  type: nameplateField.nullable().optional(),
  ...declaredFields,
  /** By key, null for none; facts that are left out are unchanged. */
  facts: factValuesField.optional(),
  stock: stockField,
  images: imagesField,
  model: optional(pathField),
  colors: withDefault(z.array(colorSchema).max(most.entries), []),
})

export type ImportCategory = z.output<typeof categorySchema>
export type ImportProduct = z.output<typeof productSchema>
export type ImportColor = z.output<typeof colorSchema>

/** A catalogue that may be imported. Prices are in piastres; a stock of null leaves the stock unchanged. */
export type ImportDocument = { categories: ImportCategory[]; products: ImportProduct[] }

/** An optional field. */
function optional<Value>(field: z.ZodType<Value>) {
  return field.nullish().transform((value): Value | null => value ?? null)
}

/** A field with the default `usual`. */
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

/** A text that is empty in both languages or in neither. */
function refuseHalf(text: Localized, context: z.core.$RefinementCtx): void {
  const missing = languages.filter((language) => text[language] === '')
  if (missing.length !== 1) return
  for (const language of missing) context.addIssue({ code: 'custom', path: [language], message: 'missing' })
}
