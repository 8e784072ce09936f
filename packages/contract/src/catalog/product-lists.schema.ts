import { z } from 'zod'
import { idListParameter, poundsField } from '../fields.ts'
import { pageOf } from '../paging.ts'
import { productSchema } from './catalog.schema.ts'

/**
 * The orders of a list besides its own (that of the shop, or of a search's ranking): the newest first, by price, the biggest part of
 * the former price saved first, the best sellers first. Equal products stand as in the shop.
 */
export const productOrderings = ['newest', 'price_asc', 'price_desc', 'saving', 'best_selling'] as const
export type ProductOrdering = (typeof productOrderings)[number]

/** The most values that one parameter of a list takes. */
const maxChoices = 30

/**
 * What a list of products can be narrowed by and how it is ordered. Values of one parameter add up, parameters cut down. Lists come
 * out sorted, so that one wish is one wish however it is written.
 */
export const productListQuery = {
  ordering: z.enum(productOrderings).optional(),
  category: idListParameter(maxChoices)
    .transform((ids) => ids.sort((a, b) => a - b))
    .optional()
    .meta({ description: 'Ids with commas between them' }),
  brand: listParameter('|', /^[^|\p{Cc}]{1,100}$/u).meta({ description: 'Names with | between them' }),
  color: listParameter(',', /^[0-9a-f]{6}$/).meta({ description: 'Hex values without #, with commas between them' }),
  min_price: wholePoundsParameter(),
  max_price: wholePoundsParameter(),
  in_stock: trueParameter().meta({ description: 'With `color`: in one of these colours' }),
  offers: trueParameter(),
  facets: trueParameter().meta({ description: 'Whether the answer also has `facets`' }),
}

const countField = z.number().int().min(0)

/**
 * What the products of a list can be narrowed by, with how many each value would leave: the other parameters count, the ones of the
 * same facet do not. The most frequent values come first, at most 50.
 */
export const facetsSchema = z.object({
  categories: z.array(z.object({ id: z.number().int(), name: z.string(), count: countField })),
  brands: z.array(z.object({ name: z.string(), count: countField })),
  colors: z.array(z.object({ hex_value: z.string(), name: z.string(), count: countField })),
  /** The lowest and the highest price; null when nothing is left. */
  price: z.object({ min: poundsField, max: poundsField }).nullable(),
  in_stock: countField,
  offers: countField,
})
export type Facets = z.output<typeof facetsSchema>

/** A page of a list of products. */
export const productPageSchema = pageOf(productSchema).extend({ facets: facetsSchema.optional() })

/** Whole pounds, as people type a price. */
function wholePoundsParameter() {
  return z
    .string()
    .regex(/^\d{1,8}$/)
    .transform(Number)
    .optional()
}

/** `true`; `false` is as if it were not there. */
function trueParameter() {
  return z
    .enum(['true', 'false'])
    .transform((flag) => (flag === 'true' ? true : undefined))
    .optional()
}

function listParameter(separator: string, value: RegExp) {
  return z
    .string()
    .max(maxChoices * 100)
    .refine((text) => text.split(separator).every((each) => value.test(each)))
    .transform((text) => [...new Set(text.split(separator))].sort())
    .pipe(z.array(z.string()).max(maxChoices))
    .optional()
}
