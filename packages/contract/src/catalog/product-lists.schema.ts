import { z } from 'zod'
import { factChoicePattern, parseFactChoice } from '../facts/fact-choice.ts'
import { factKeyField } from '../facts/facts.schema.ts'
import { unitKeys } from '../facts/units.ts'
import { idListParameter, poundsField } from '../fields.ts'
import { pageOf } from '../paging.ts'
import { searchAnswerSchema } from '../search/search-answer.schema.ts'
import { productSchema } from './catalog.schema.ts'

/**
 * The orders of a list, besides the order of the shop and the rank of a search: newest first, by price, highest discount first, best
 * sellers first. Equal products have the order of the shop.
 */
export const productOrderings = ['newest', 'price_asc', 'price_desc', 'saving', 'best_selling'] as const
export type ProductOrdering = (typeof productOrderings)[number]

/** Max values of one parameter of a list. */
const maxChoices = 30

/**
 * What a list of products can be narrowed by and how it is ordered. Values of one parameter add up, parameters cut down. Lists come
 * out sorted, so that equal filters have equal parameters.
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
  monthly_budget: wholePoundsParameter().meta({
    description: 'What some plan that takes the price costs at most a month, in whole pounds',
  }),
  in_stock: trueParameter().meta({ description: 'With `color`: in one of these colours' }),
  offers: trueParameter(),
  type: listParameter(',', /^[a-z][a-z0-9_-]{1,39}$/).meta({
    description: 'Keys of types, such as kettle, with commas between them',
  }),
  fact: factParameter().meta({
    description:
      'A value of a fact, such as `material:glass`, `auto_off:yes`, or a range in the shown unit, both ends counting in and either left out: `capacity_l:1..1.5`. May come several times: values of one fact add up, facts cut down. What the shop does not have counts as not there',
  }),
  fits: fitsParameter().meta({
    description:
      'Width, height and depth of a niche in millimetres, such as 600x850x600, with the air that each type needs',
  }),
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
  /** Products whose type needs air around it, with or without the filter `fits`. */
  in_niche: countField,
  /** In the order of the shop. */
  types: z.array(z.object({ key: z.string(), name: z.string(), count: countField })),
  /**
   * The facts that half of the list's products have. Other filters than category and type do not change facts, values or their order, so a
   * value may have a count of 0. Numbers are cut into at most six steps; `value` is the part of the parameter `fact` after the colon.
   */
  facts: z.array(
    z.object({
      key: factKeyField,
      name: z.string(),
      kind: z.enum(['number', 'choice', 'flag']),
      unit: z.enum(unitKeys).nullable(),
      values: z.array(z.object({ value: z.string(), text: z.string(), count: countField })),
    }),
  ),
})
export type Facets = z.output<typeof facetsSchema>

/** A page of a list of products; `search` comes with the words of a search alone. */
export const productPageSchema = pageOf(productSchema).extend({
  facets: facetsSchema.optional(),
  search: searchAnswerSchema.optional(),
})

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

function factParameter() {
  return z
    .union([z.string(), z.array(z.string())])
    .transform((given) => [...new Set([given].flat())].sort())
    .pipe(z.array(z.string().regex(factChoicePattern)).max(maxChoices))
    .transform((texts) => texts.flatMap((text) => parseFactChoice(text) ?? []))
    .optional()
}

function fitsParameter() {
  return z
    .string()
    .regex(/^[1-9]\d{0,4}x[1-9]\d{0,4}x[1-9]\d{0,4}$/)
    .transform((text) => {
      const [width = 0, height = 0, depth = 0] = text.split('x').map(Number)
      return { width, height, depth }
    })
    .optional()
}
