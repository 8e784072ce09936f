import { z } from 'zod'
import { factValuesField, staffFactValuesSchema } from '../facts/fact-values.staff-schema.ts'
import { amountField, idField, instantField, poundsField, textField } from '../fields.ts'
import { pictureSchema } from '../picture.schema.ts'
import { localizedField } from '../staff/localized-fields.ts'
import { localizedSchema, versionField } from '../staff/staff-fields.ts'
import { nameColor } from '../values/color-names.ts'
import { removeMarks, trimText } from '../values/trim-text.ts'
import { catalogLimits as max } from './catalog-limits.ts'
import { fieldInputs, fieldOutputs } from './product-fields.staff-schema.ts'
import { isFormula, skuText } from './sku.ts'

/** A price: above 0, at most two decimals. */
export const priceField = amountField.gt(0)
const picturesField = z.array(idField).max(max.entries)
export const hexField = z
  .string()
  .transform((hex) => trimText(removeMarks(hex)).toLowerCase())
  .pipe(z.string().refine((hex) => /^#[0-9a-f]{6}$/.test(hex), { params: { reason: 'hex' } }))
export const countField = z.number().int().min(0).max(max.units)

const variantFields = {
  /** The regular price: offers lower it. */
  price: priceField,
  /** The counted number, for a variant that is new; null leaves the stock as it is. */
  stock: countField.nullable().default(null),
}
const unnamedField = textField(max.name, 0).nullish()
const colorFields = z
  .object({
    ...variantFields,
    hex: hexField,
    /** A language that is left empty gets the name of the hex value. */
    name: z.object({ en: unnamedField, ar: unnamedField }).nullish(),
    /** Ids of pictures, the first of them first. */
    pictures: picturesField,
  })
  .transform(({ name, ...color }) => {
    const byHex = nameColor(color.hex)
    return { ...color, name: { en: name?.en || byHex.en, ar: name?.ar || byHex.ar } }
  })
const plainFields = z.object(variantFields)

/** The code of a product. A spreadsheet would run one that begins as a formula does. */
export const skuField = skuText.refine((sku) => !isFormula(sku), { params: { reason: 'sku' } })

/** A product as staff fill it in. With colours each has its own price; without, `plain` has it. */
const productInput = {
  sku: skuField,
  category: idField,
  /** Id of its type. When it is missing, the type does not change. */
  type: idField.nullable().optional(),
  /** All known facts. When the field is missing, the facts do not change. */
  facts: factValuesField.optional(),
  name: localizedField(max.name),
  ...fieldInputs,
  /** In the order of the shop; the first leads. Empty for a product without colours. */
  colors: z.array(colorFields).max(max.entries),
  /** The price of a product without colours, null for one with them. */
  plain: plainFields.nullable(),
  /** Pictures that show every colour. */
  pictures: picturesField,
}

export const newProductSchema = z.object(productInput).superRefine(checkProduct)
export const changedProductSchema = z.object({ ...productInput, version: versionField }).superRefine(checkProduct)
export type ProductInput = z.output<typeof newProductSchema>

type Checked = { plain: object | null; colors: readonly { hex: string }[] }

/** Checks rules that concern more than one field. */
function checkProduct({ plain, colors }: Checked, context: z.core.$RefinementCtx): void {
  const refuse = (path: PropertyKey[], reason: string) => context.addIssue({ code: 'custom', path, params: { reason } })
  if (plain === null && colors.length === 0) refuse(['plain'], 'required')
  if (plain !== null && colors.length > 0) refuse(['plain'], 'plain_or_colors')
  colors.forEach((color, index) => {
    if (colors.findIndex(({ hex }) => hex === color.hex) !== index) refuse(['colors', index, 'hex'], 'double')
  })
}

/** One line of the list of products. */
export const staffProductRowSchema = z.object({
  id: z.number().int(),
  version: versionField,
  sku: z.string(),
  name: localizedSchema,
  category: z.object({ id: z.number().int(), name: localizedSchema }),
  image: z.string().nullable(),
  price: poundsField,
  original_price: poundsField.nullable(),
  colors_count: z.number().int(),
  stock: z.number().int(),
  is_offer: z.boolean(),
  is_best_seller: z.boolean(),
  is_featured: z.boolean(),
  is_active: z.boolean(),
  updated_at: instantField,
})
export type StaffProductRow = z.output<typeof staffProductRowSchema>

const staffVariantSchema = z.object({
  id: z.number().int(),
  price: poundsField,
  /** The offer that acts on it, with its price and what is struck through. */
  offer: z
    .object({ id: z.number().int(), price: poundsField, struck: poundsField.nullable(), ends_at: instantField })
    .nullable(),
  /** The lowest price of the last 30 days; null when it was not on sale 30 days ago. */
  lowest_price: poundsField.nullable(),
  stock: z.number().int(),
})

/** A price of a variant, which is asked until the next one. */
export const variantPriceSchema = z.object({
  from: instantField,
  /** Null: it was not on sale. */
  price: poundsField.nullable(),
  /** The lowest price of the 30 days before, which an offer of this moment strikes through; null when it was not on sale 30 days before. */
  lowest_before: poundsField.nullable(),
})

export const staffProductSchema = z.object({
  id: z.number().int(),
  version: versionField,
  sku: z.string(),
  category: z.number().int(),
  type: z.number().int().nullable(),
  facts: staffFactValuesSchema,
  name: localizedSchema,
  ...fieldOutputs,
  colors: z.array(
    staffVariantSchema.extend({ hex: z.string(), name: localizedSchema, pictures: z.array(pictureSchema) }),
  ),
  plain: staffVariantSchema.nullable(),
  pictures: z.array(pictureSchema),
  created_at: instantField,
  updated_at: instantField,
})
export type StaffProduct = z.output<typeof staffProductSchema>
