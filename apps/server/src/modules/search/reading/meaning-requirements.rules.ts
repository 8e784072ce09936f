import { isTypingErrorOf } from '@shop/text-match'
import type { FactOrder } from '../meanings/known-words.data.ts'
import type { Meaning } from '../meanings/meanings.types.ts'
import type { Requirement, SearchOrder } from '../query/search-query.types.ts'
import type { SearchedShop } from './reading.types.ts'
import {
  requireBrand,
  requireCategory,
  requireColor,
  requireFact,
  requireFlag,
  requireTerms,
} from './requirements.rules.ts'

type Asked = { requirement?: Requirement; order?: SearchOrder; isUnknown?: boolean }

/** What a stretch asks for that does not name the kind of appliance. The first meaning that the shop can answer counts. */
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
  return { requirement: requireTerms(typed, terms, shop), isUnknown: true }
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
