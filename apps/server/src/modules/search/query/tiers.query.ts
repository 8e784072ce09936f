import type { Db, Fragment } from '../../../database/client.ts'
import type { SearchPlan } from './search-query.parser.ts'

/** Products that stand together in a ranking: a condition on `product_search`, and which of them come first, if not all alike. */
export type Tier = { holds: Fragment; first: Fragment | null }

/**
 * The tiers of a search, best first; no product is in two. Each is found by an index of its own, so that a page which the best
 * ones fill costs nothing of the others:
 * the SKU, or a name that holds what was typed (those that begin with it first); a name that holds synonyms (likewise); a part of
 * the query in the name; brand, category, SKU and tags; the rest.
 */
export function tiersOf(db: Db, { matching, literal, partial, code, ...plan }: SearchPlan): Tier[] {
  const relatedNames = plan.relatedNames.map((name) => `${name} `)
  const begins = db`(name_en ^@ any (${plan.literalNames}::text[]) or name_ar ^@ any (${plan.literalNames}::text[]))`
  const beginsRelated = db`(name_en || ' ' ^@ any (${relatedNames}::text[]) or name_ar || ' ' ^@ any (${relatedNames}::text[]))`
  const inDocument = db`document @@ ${matching}::tsquery`
  const inTitle = db`title @@ ${matching}::tsquery`
  const named = (words: string) =>
    code === null ? db`names @@ ${words}::tsquery` : db`(names @@ ${words}::tsquery or title @@ ${code}::tsquery)`
  const typed = named(literal)
  const meant = named(matching)
  const partly = named(partial ?? matching)
  const tiers: Tier[] = [
    code === null
      ? { holds: typed, first: begins }
      : { holds: db`${inDocument} and ${typed}`, first: db`(title @@ ${code}::tsquery or ${begins})` },
  ]
  if (matching !== literal) tiers.push({ holds: db`${meant} and not ${typed}`, first: beginsRelated })
  if (partial !== null) tiers.push({ holds: db`${inDocument} and ${partly} and not ${meant}`, first: null })
  return [
    ...tiers,
    { holds: db`${inTitle} and not ${partly}`, first: null },
    { holds: db`${inDocument} and not ${inTitle} and not ${partly}`, first: null },
  ]
}
