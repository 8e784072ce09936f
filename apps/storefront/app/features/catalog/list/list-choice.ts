import { factChoicePattern, type ProductOrdering, toAsciiDigits } from '@shop/contract'
import { formatNiche, parseNiche } from '../../../niche/niche.ts'
import { readNiche } from '../../../niche/niche-form.ts'

/** How a shopper wants to see a list: what of it, and in which order. It lives in the address of the page. */
export type ListChoice = {
  /** Null for the list's own order. */
  ordering: ProductOrdering | null
  /** Ids. */
  category: readonly string[]
  brand: readonly string[]
  /** Hex values without `#`. */
  color: readonly string[]
  /** Keys of types, such as `kettle`. */
  type: readonly string[]
  /** Values of facts, such as `material:glass` or `capacity_l:1..1.5`. */
  fact: readonly string[]
  /** The niche that products fit: `WIDTHxHEIGHTxDEPTH` in millimetres. */
  fits: string | null
  /** Whole pounds. */
  minPrice: number | null
  maxPrice: number | null
  /** Whole pounds a month: what products cost at most by a plan. */
  monthlyBudget: number | null
  inStock: boolean
  offers: boolean
}

/** The choices of which there may be several. */
export type ManyChoice = 'category' | 'brand' | 'color' | 'type' | 'fact'

export const orderings = [
  'newest',
  'price_asc',
  'price_desc',
  'saving',
  'best_selling',
] as const satisfies ProductOrdering[]

export const noChoice: ListChoice = {
  ordering: null,
  category: [],
  brand: [],
  color: [],
  type: [],
  fact: [],
  fits: null,
  minPrice: null,
  maxPrice: null,
  monthlyBudget: null,
  inStock: false,
  offers: false,
}

/** Reads a choice from an address. What makes no sense, such as an old link's, is as if it were not there. */
export function readListChoice(parameters: URLSearchParams): ListChoice {
  const many = (name: ManyChoice, value: RegExp) =>
    [...new Set(parameters.getAll(name))].filter((text) => value.test(text)).slice(0, maxChoices)
  const [minPrice, maxPrice] = inOrder(readPounds(parameters.get('min_price')), readPounds(parameters.get('max_price')))
  return {
    ordering: orderings.find((ordering) => ordering === parameters.get('ordering')) ?? null,
    category: many('category', /^[1-9]\d{0,8}$/),
    brand: many('brand', /^[^|\p{Cc}]{1,100}$/u),
    color: many('color', /^[0-9a-f]{6}$/),
    type: many('type', /^[a-z][a-z0-9_-]{1,39}$/),
    fact: many('fact', factChoicePattern),
    fits: readFits(parameters),
    minPrice,
    maxPrice,
    monthlyBudget: readPounds(parameters.get('monthly_budget')),
    inStock: parameters.get('in_stock') === 'true',
    offers: parameters.get('offers') === 'true',
  }
}

/** Of a link, or of the three fields of a form that was sent without scripts. */
function readFits(parameters: URLSearchParams): string | null {
  const niche = parseNiche(parameters.get('fits')) ?? readNiche(Object.fromEntries(parameters))
  return niche && formatNiche(niche)
}

/** The most values of one kind; the API takes no more. */
const maxChoices = 30

/** The choice as parameters of an address, without empty ones. */
export function toAddress(choice: ListChoice) {
  const { category, brand, color, type, fact } = choice
  return { ...singles(choice), category, brand, color, type, fact }
}

/** The choice as parameters of the API's lists. */
export function toQuery(choice: ListChoice) {
  const { category, brand, color, type, fact } = choice
  return {
    ...singles(choice),
    ...(category.length > 0 && { category: category.join(',') }),
    ...(brand.length > 0 && { brand: brand.join('|') }),
    ...(color.length > 0 && { color: color.join(',') }),
    ...(type.length > 0 && { type: type.join(',') }),
    ...(fact.length > 0 && { fact: [...fact] }),
  }
}

function singles({ ordering, minPrice, maxPrice, monthlyBudget, inStock, offers, fits }: ListChoice) {
  return {
    ...(ordering && { ordering }),
    ...(minPrice !== null && { min_price: String(minPrice) }),
    ...(maxPrice !== null && { max_price: String(maxPrice) }),
    ...(monthlyBudget !== null && { monthly_budget: String(monthlyBudget) }),
    ...(inStock && { in_stock: 'true' as const }),
    ...(offers && { offers: 'true' as const }),
    ...(fits !== null && { fits }),
  }
}

/** The choice with a value taken, or given up where it was taken. */
export function toggleChoice(choice: ListChoice, name: ManyChoice, value: string): ListChoice {
  const values = choice[name]
  return { ...choice, [name]: values.includes(value) ? values.filter((each) => each !== value) : [...values, value] }
}

/** The number of active filters; the order is not one. */
export function countChoices({ category, brand, color, type, fact, fits, minPrice, ...flags }: ListChoice): number {
  const hasPrice = minPrice !== null || flags.maxPrice !== null
  const single = [hasPrice, flags.monthlyBudget !== null, flags.inStock, flags.offers, fits !== null].filter(
    Boolean,
  ).length
  return [category, brand, color, type, fact].flat().length + single
}

/** Whether the list has filters beyond its own address. */
export function hasFilters(choice: ListChoice): boolean {
  return choice.ordering !== null || countChoices(choice) > 0
}

/** Whole pounds from typed text, in digits of either script and with separators; null for no price. */
export function readPounds(typed: string | null): number | null {
  const digits = toAsciiDigits(typed ?? '').replace(/[\s,،٬]/g, '')
  const [, pounds] = /^(\d{1,8})(?:[.٫]\d{0,2})?$/.exec(digits) ?? []
  return pounds === undefined ? null : Number(pounds)
}

/** A price that can be left out. */
export function checkPrice(typed: string): 'price' | null {
  return typed.trim() !== '' && readPounds(typed) === null ? 'price' : null
}

/** The fields for prices; their names are the API's. */
export const priceNames = ['min_price', 'max_price', 'monthly_budget'] as const
export type PriceName = (typeof priceNames)[number]

/** Two prices with the lower one first. */
function inOrder(low: number | null, high: number | null): [number | null, number | null] {
  return low !== null && high !== null && low > high ? [high, low] : [low, high]
}
