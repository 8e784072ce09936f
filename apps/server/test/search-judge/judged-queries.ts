import { readFile } from 'node:fs/promises'
import type { Product } from '@shop/contract'
import { parse } from 'csv-parse/sync'

/** What a shopper typed, and what should be found. */
export type JudgedQuery = {
  /** What makes it hard, such as `plural`, `typing` or `layout`. */
  class: string
  script: 'ar' | 'en' | 'franco'
  query: string
  /**
   * Types of appliance with commas between them, then conditions after semicolons: `sku:A,B`, `color:23272b,f3f1ec`, `price:..2000`,
   * `fact:capacity_l:1..2`, `offer`. No type is any type. `!washing-machine` is a kind that the shop does not sell.
   */
  wants: string
}

/** The search was tuned with `queries`. The others were written without a look at its rules, and first measured before any mend. */
export type JudgedSet = 'queries' | 'held-out-queries' | 'fresh-queries'

export async function readJudgedQueries(set: JudgedSet): Promise<JudgedQuery[]> {
  return parse(await readFile(new URL(`${set}.csv`, import.meta.url)), { columns: true, bom: true })
}

/** Whether nothing should be found, because the shop does not sell the kind. */
export function isNotSold({ wants }: JudgedQuery): boolean {
  return wants.startsWith('!')
}

/** Whether a product is what a shopper wanted. */
export function isWanted(product: Product, { wants }: JudgedQuery): boolean {
  const [types = '', ...conditions] = wants.split(';')
  const isOfType = types === '' || types.split(',').includes(product.type?.key ?? '')
  return isOfType && conditions.every((condition) => meets(product, condition))
}

function meets(product: Product, condition: string): boolean {
  const [name, ...rest] = condition.split(':')
  const value = rest.join(':')
  if (name === 'offer') return product.is_offer
  if (name === 'sku') return value.split(',').includes(product.sku)
  if (name === 'color') return product.colors.some(({ hex_value: hex }) => value.split(',').includes(hex.slice(1)))
  if (name === 'price') return isWithin(product.price, value)
  const [key, range = ''] = value.split(':')
  const fact = product.facts.find((one) => one.key === key)
  if (name !== 'fact') throw new Error(`No such condition: ${condition}`)
  return typeof fact?.value === 'number' && isWithin(fact.value, range)
}

/** @param range `1..2`, `..2`, `1..`, or one number */
function isWithin(number: number, range: string): boolean {
  const [from = '', to = from] = range.split('..')
  return (from === '' || number >= Number(from)) && (to === '' || number <= Number(to))
}
