import type { Db } from '../../database/client.ts'
import type { SearchPlan } from './search-query.ts'

/** Products found, best first. */
export type Found = {
  /** How many there are in all. */
  total: number
  /** The asked-for stretch of them. */
  ids: number[]
  /** All of them when there are so few that the search goes on, else none. */
  few: number[]
}

/** Up to so many products the search goes on with weaker means. */
const FEW = 2

/**
 * Finds the listed products that match a plan. They stand in tiers, within one as in the shop:
 * 0 the SKU, or a name that begins as typed; 1 a name that holds what was typed; 2 a name that begins with a synonym;
 * 3 one that holds synonyms; 4 a part of the query in the name; 5 brand, category, SKU and tags; 6 the rest.
 *
 * @param alreadyFound products that stronger means found: they stay first
 */
export async function findProducts(
  db: Db,
  plan: SearchPlan,
  range: { offset: number; limit: number },
  alreadyFound: readonly number[] = [],
): Promise<Found> {
  const [found] = await productsQuery(db, plan, range, alreadyFound)
  return found
}

/** Folded synonym groups that hold any of the folded phrases. */
export async function findSynonymGroups(db: Db, phrases: readonly string[]): Promise<string[][]> {
  const rows = await db<{ terms: string[] }[]>`select terms from search_synonyms where terms && ${[...phrases]}::text[]`
  return rows.map((row) => row.terms)
}

/** Which of the folded words the shop knows as they are. */
export async function findKnownWords(db: Db, words: readonly string[]): Promise<string[]> {
  return (await knownWordsQuery(db, words)).map((row) => row.word)
}

/** Words of the shop that share enough trigrams with a folded word to be it typed badly; the likest first. */
export async function findSimilarWords(db: Db, word: string): Promise<string[]> {
  return (await similarWordsQuery(db, word)).map((row) => row.word)
}

/** Words of the shop with one of these skeletons. */
export async function findWordsBySkeleton(db: Db, skeletons: readonly string[]): Promise<string[]> {
  return (await skeletonWordsQuery(db, skeletons)).map((row) => row.word)
}

/** The statement of `findProducts`. It reads one table and, for the order, only short columns of it. */
export function productsQuery(
  db: Db,
  plan: SearchPlan,
  range: { offset: number; limit: number },
  alreadyFound: readonly number[] = [],
) {
  const relatedNames = plan.relatedNames.map((name) => `${name} `)
  return db<[Found]>`
    with matching as materialized (
      select product_id, sort_order,
        coalesce(array_position(${[...alreadyFound]}::bigint[], product_id), 100) as earlier,
        case
          when title @@ ${plan.code}::tsquery then 0
          when title @@ ${plan.literalInName}::tsquery then case
            when name_en ^@ any (${plan.literalNames}::text[]) or name_ar ^@ any (${plan.literalNames}::text[]) then 0
            else 1 end
          when title @@ ${plan.inName}::tsquery then case
            when (name_en || ' ') ^@ any (${relatedNames}::text[]) then 2
            when (name_ar || ' ') ^@ any (${relatedNames}::text[]) then 2
            else 3 end
          when title @@ ${plan.partlyInName}::tsquery then 4
          when title @@ ${plan.matching}::tsquery then 5
          else 6
        end as tier
      from product_search
      where document @@ ${plan.matching}::tsquery
        and is_listed and category_id = any (array(select id from categories where is_active))
    ), counted as materialized (select count(*)::integer as total from matching)
    select total,
      array(
        select product_id from matching order by earlier, tier, sort_order, product_id
        limit ${range.limit} offset ${range.offset}
      ) as ids,
      case when total <= ${FEW} then array(select product_id from matching order by earlier, tier, sort_order, product_id)
      else '{}' end as few
    from counted`
}

export function knownWordsQuery(db: Db, words: readonly string[]) {
  return db<{ word: string }[]>`select word from search_words where word = any (${[...words]}::text[])`
}

export function similarWordsQuery(db: Db, word: string) {
  return db<{ word: string }[]>`
    select word from search_words where word % ${word} order by similarity(word, ${word}) desc, word limit 20`
}

export function skeletonWordsQuery(db: Db, skeletons: readonly string[]) {
  return db<{ word: string }[]>`
    select word from search_words where skeleton = any (${[...skeletons]}::text[]) order by word limit 20`
}
