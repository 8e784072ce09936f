import { type FactChoice, fromBaseUnit, isSameDimension, type Piastres, parsePounds, toBaseUnit } from '@shop/contract'
import { isTypingErrorOf, readWords } from '@shop/text-match'
import { similarityToFamily } from '../meanings/color-families.rules.ts'
import type { ColorFamily, FactOrder } from '../meanings/known-words.data.ts'
import type { Kind, Meaning } from '../meanings/meanings.types.ts'
import type { Alternative, Requirement, SearchOrder } from '../query/search-query.types.ts'
import { searchWeights } from '../search-weights.data.ts'
import type { SearchedShop } from './reading.types.ts'
import type { TypedAmount } from './typed-amounts.rules.ts'

const { requirement: weights, strength: strengths } = searchWeights

/**
 * A kind: products of its types, and those without a type whose names have one of its terms.
 *
 * @param isRanked whether the likely types come first; not where an order was asked for
 */
export function requireKind(typed: string, kind: Kind, strength: number, isRanked: boolean): Requirement {
  const byType = kind.types.map((type, place): Alternative => {
    return { strength: isRanked ? strength - Math.min(place, 3) * strengths.typeStep : strength, types: [type] }
  })
  const byName = kind.terms.map(
    (term): Alternative => ({ strength: strength * strengths.kindInName, phrase: term.split(' '), isUntyped: true }),
  )
  return { typed, kind: 'appliance', weight: weights.appliance, alternatives: [...byType, ...byName] }
}

export function requireWord(typed: string, alternatives: readonly Alternative[]): Requirement {
  return { typed, kind: 'word', weight: weights.word, alternatives }
}

type Asked = { requirement?: Requirement; order?: SearchOrder; isUnknown?: boolean }

/** The requirement or order of a stretch that does not name the kind of appliance. The first meaning that the shop can answer counts. */
export function requireMeaning(
  typed: string,
  meanings: readonly Meaning[],
  types: readonly string[],
  shop: SearchedShop,
): Asked {
  const asked = meanings.map((meaning) => askFor(typed, meaning, types, shop))
  const answered = asked.filter(
    ({ requirement, order }) => order !== undefined || (requirement?.alternatives.length ?? 0) > 0,
  )
  const [first] = answered
  if (!first) return asked.some(({ isUnknown }) => isUnknown) ? { isUnknown: true } : {}
  if (!first.requirement) return first
  const alike = answered.filter(({ requirement }) => requirement?.kind === first.requirement?.kind)
  const alternatives = alike.flatMap(({ requirement }) => requirement?.alternatives ?? [])
  return { requirement: { ...first.requirement, alternatives } }
}

function askFor(typed: string, meaning: Meaning, types: readonly string[], shop: SearchedShop): Asked {
  switch (meaning.kind) {
    case 'appliance':
      return askForTerms(typed, meaning.appliance.terms, shop)
    case 'same':
      return askForTerms(typed, meaning.terms, shop)
    case 'color':
      return { requirement: requireColor(typed, meaning.family, shop) }
    case 'fact':
      return { requirement: requireFact(typed, meaning.facts, meaning.words, shop), isUnknown: true }
    case 'brand':
      return { requirement: requireBrand(typed, meaning.name) }
    case 'category':
      return { requirement: requireCategory(typed, meaning.id) }
    case 'flag':
      return { requirement: requireFlag(typed, meaning.flag) }
    case 'maker':
      return askForMaker(typed, shop)
    case 'order':
      return askForOrder(meaning.order, types, shop)
    default:
      return {}
  }
}

/** A kind that is a feature of another one: microwave with grill. */
function askForTerms(typed: string, terms: readonly string[], shop: SearchedShop): Asked {
  return { requirement: requireWord(typed, phrases(terms, 1, shop)), isUnknown: true }
}

function askForMaker(typed: string, { brands }: SearchedShop): Asked {
  const brand = brands.get(typed) ?? [...brands].find(([name]) => isTypingErrorOf(typed, name))?.[1]
  return brand === undefined ? { isUnknown: true } : { requirement: requireBrand(typed, brand) }
}

function askForOrder(order: SearchOrder | FactOrder, types: readonly string[], shop: SearchedShop): Asked {
  if (typeof order === 'string' || 'fact' in order) return { order }
  const fact = order.facts.find((key) => shop.facts.has(key) && shop.hasFact(types, key))
  return fact === undefined ? {} : { order: { fact, best: order.best } }
}

/** A colour: those that are called so first, then those that look so. */
function requireColor(typed: string, family: ColorFamily, { colors }: SearchedShop): Requirement {
  const wanted = new Set(readWords(typed))
  const isCalled = (name: string) => readWords(name).some((word) => wanted.has(word))
  const byStrength = Map.groupBy(colors, ([hex, name]) =>
    isCalled(name.en) || isCalled(name.ar) ? 1 : similarityToFamily(hex, family) * strengths.colorByLook,
  )
  const alternatives = [...byStrength].filter(([strength]) => strength > 0).sort(([a], [b]) => b - a)
  return {
    typed,
    kind: 'color',
    weight: weights.color,
    alternatives: alternatives.map(([strength, some]) => ({ strength, hexes: some.map(([hex]) => hex) })),
  }
}

/** Facts that the shop has, and the words in names and labels. */
function requireFact(
  typed: string,
  facts: readonly FactChoice[],
  words: readonly string[],
  shop: SearchedShop,
): Requirement {
  const known = facts.filter((fact) => isKnownFact(fact, shop))
  return {
    typed,
    kind: 'fact',
    weight: weights.fact,
    alternatives: [
      ...known.map((fact): Alternative => ({ strength: 1, fact })),
      ...phrases(words, strengths.wordsOfFact, shop),
    ],
  }
}

function isKnownFact({ key, value }: FactChoice, { facts }: SearchedShop): boolean {
  const fact = facts.get(key)
  if (fact?.kind === 'flag') return true
  return fact?.kind === 'choice' && fact.choices.some((choice) => choice.key === value)
}

/** Those terms whose words the shop's products have. */
function phrases(terms: readonly string[], strength: number, { words }: SearchedShop): Alternative[] {
  const found = terms.map((term) => term.split(' ')).filter((term) => term.every((word) => words.frequencyOf(word) > 0))
  return found.map((term) => (term.length === 1 ? { strength, word: term[0] ?? '' } : { strength, phrase: term }))
}

function requireBrand(typed: string, brand: string): Requirement {
  return { typed, kind: 'brand', weight: weights.brand, alternatives: [{ strength: 1, brand }] }
}

function requireFlag(typed: string, flag: 'offer' | 'in_stock'): Requirement {
  return { typed, kind: 'flag', weight: weights.flag, alternatives: [{ strength: 1, flag }] }
}

function requireCategory(typed: string, id: number): Requirement {
  return { typed, kind: 'word', weight: weights.category, alternatives: [{ strength: 1, categories: [id] }] }
}

/** @returns null for an amount of what no product has */
export function requireAmount(
  typed: string,
  amount: TypedAmount,
  types: readonly string[],
  shop: SearchedShop,
): Requirement | null {
  const { unit } = amount
  if (unit === 'money') return { typed, kind: 'price', weight: weights.price, alternatives: [priceOf(amount)] }
  const facts = unit === null ? bareFacts(amount, types, shop) : factsOfUnit(amount, unit, types, shop)
  const words = amount.min === amount.max ? phrases(wordsOfAmount(typed, amount), strengths.wordsOfAmount, shop) : []
  const isPrice = unit === null && (amount.max ?? 0) >= minBarePrice
  const price = isPrice ? [{ ...priceOf({ ...amount, isAround: true }), strength: strengths.barePrice }] : []
  const alternatives = [...facts, ...words, ...price]
  if (alternatives.length === 0) return null
  return { typed, kind: 'fact', weight: unit === null ? weights.bareNumber : weights.amount, alternatives }
}

/** In pounds. A bare number that is smaller is hardly a price. */
const minBarePrice = 300

function priceOf({ min, max, isAround }: TypedAmount): Alternative {
  const low = isAround && min !== null ? min * (1 - strengths.priceSlack) : min
  const high = isAround && max !== null ? max * (1 + strengths.priceSlack) : max
  return {
    strength: 1,
    price: { ...(low !== null && { min: toPiastres(low) }), ...(high !== null && { max: toPiastres(high) }) },
  }
}

function toPiastres(pounds: number): Piastres {
  const value = parsePounds(Math.round(Math.min(pounds, maxPounds)))
  if (value === null) throw new Error(`Not a price: ${pounds}`)
  return value
}

const maxPounds = 10_000_000

function factsOfUnit(
  { min, max }: TypedAmount,
  unit: Exclude<TypedAmount['unit'], null | 'money'>,
  types: readonly string[],
  shop: SearchedShop,
): Alternative[] {
  const has = (key: string) => shop.hasFact(types, key)
  if ('facts' in unit) {
    const known = unit.facts.flatMap((key) => shop.facts.get(key) ?? []).filter(({ key }) => has(key))
    return known.flatMap((fact): Alternative[] => {
      if (fact.kind === 'number') return [{ strength: 1, fact: { key: fact.key, value: { min, max } } }]
      const named = fact.choices.filter(({ name }) => readWords(name.en).includes(String(max)))
      return named.map(({ key }) => ({ strength: 1, fact: { key: fact.key, value: key } }))
    })
  }
  const same = [...shop.facts.values()].filter(
    (fact) => fact.kind === 'number' && isSameDimension(fact.unit, unit.unit) && has(fact.key),
  )
  return same.map((fact) => {
    const convert = (value: number | null) =>
      value === null ? null : fromBaseUnit(toBaseUnit(value, unit.unit), fact.unit)
    return { strength: 1, fact: { key: fact.key, value: { min: convert(min), max: convert(max) } } }
  })
}

/** Whatever may be counted so. */
function bareFacts({ min, max }: TypedAmount, types: readonly string[], shop: SearchedShop): Alternative[] {
  if (types.length === 0) return []
  const numbers = [...shop.facts.values()].filter(({ kind, key }) => kind === 'number' && shop.hasFact(types, key))
  return numbers.map(({ key }) => ({ strength: strengths.bareFact, fact: { key, value: { min, max } } }))
}

/** The number with its unit as names write it, such as `100 دقيقه`, or a bare number. */
function wordsOfAmount(typed: string, { max, unit }: TypedAmount): string[] {
  const words = readWords(typed)
  return unit === null ? [String(max)] : [words.join(' ')]
}
