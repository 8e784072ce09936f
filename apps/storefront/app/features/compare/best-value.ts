import type { Fact, Product, Unit } from '@shop/contract'
import type { BestWord } from './best-value.late.messages.ts'

/** The best value of a row: its word, and the places of the products that have it. */
export type BestValue = { word: BestWord; places: readonly number[] }

/** The best of the facts of a row; null where a number says nothing of better, is known of one alone, or is the same of all. */
export function findBestFact(facts: readonly (Fact | null)[]): BestValue | null {
  const known = facts.find((fact) => fact !== null)
  if (known?.kind !== 'number' || known.better === null) return null
  const values = facts.map((fact) => (typeof fact?.value === 'number' ? fact.value : null))
  const places = findBest(values, known.better)
  return places && { word: wordOf(known, known.better), places }
}

/** The lowest price of those that can be bought together. */
export function findLowestPrice(products: readonly Pick<Product, 'price'>[]): BestValue | null {
  const places = findBest(
    products.map(({ price }) => price),
    'less',
  )
  return places && { word: 'cheapest', places }
}

function findBest(values: readonly (number | null)[], better: 'more' | 'less'): number[] | null {
  const known = values.filter((value) => value !== null)
  const best = better === 'more' ? Math.max(...known) : Math.min(...known)
  if (known.length < 2 || known.every((value) => value === best)) return null
  return values.flatMap((value, place) => (value === best ? place : []))
}

function wordOf({ key, unit }: Fact, better: 'more' | 'less'): BestWord {
  return wordsOfFacts[key] ?? (unit === null ? plainWords : wordsOfUnits[unit])[better]
}

/** Facts whose unit does not tell what is good about them. */
const wordsOfFacts: Readonly<Record<string, BestWord>> = {
  step_g: 'mostPrecise',
  steam_g_min: 'mostSteam',
  steam_boost_g: 'mostSteam',
  mince_kg_min: 'fastest',
  cold_l_h: 'fastest',
  ready_s: 'quickest',
}

type Words = Readonly<Record<'more' | 'less', BestWord>>

const plainWords: Words = { more: 'most', less: 'fewest' }
const volume: Words = { more: 'largest', less: 'smallest' }
const power: Words = { more: 'mostPowerful', less: 'leastPower' }
const mass: Words = { more: 'heaviestLoad', less: 'lightest' }
const size: Words = { more: 'biggest', less: 'mostCompact' }
const time: Words = { more: 'longestTime', less: 'quickest' }

const wordsOfUnits: Readonly<Record<Unit, Words>> = {
  W: power,
  kW: power,
  kWh_year: { more: 'most', less: 'thriftiest' },
  L: volume,
  ml: volume,
  kg: mass,
  g: mass,
  bar: { more: 'highestPressure', less: 'fewest' },
  Pa: { more: 'strongestSuction', less: 'fewest' },
  m: { more: 'longest', less: 'shortest' },
  cm: size,
  mm: { more: 'widest', less: 'mostCompact' },
  inch: size,
  m2: { more: 'largestRoom', less: 'fewest' },
  dBA: { more: 'most', less: 'quietest' },
  min: time,
  h: time,
  celsius: { more: 'hottest', less: 'coolest' },
  rpm: { more: 'fastest', less: 'slowest' },
  people: { more: 'mostPeople', less: 'fewest' },
  pieces: plainWords,
}
