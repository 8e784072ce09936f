import type { Db } from '../../database/client.ts'

/** What the shop knows of folded words. */
export type Vocabulary = {
  /** Folded synonym groups that hold any of the phrases. */
  groups: string[][]
  /** The words that the shop knows as they are. */
  known: string[]
  /** The words that no word of the shop begins with: the next one in the alphabet does not. */
  strange: string[]
}

/** Looks phrases and words up in one go: every search begins with it. */
export async function readVocabulary(
  db: Db,
  phrases: readonly string[],
  words: readonly string[],
): Promise<Vocabulary> {
  const [vocabulary] = await vocabularyQuery(db, phrases, words)
  return vocabulary
}

/** Synonym groups with a term that begins as one of these texts, which then counts as a term of them; the longest text first. */
export async function findGroupsBegunBy(db: Db, beginnings: readonly string[]): Promise<string[][]> {
  const rows = await db<{ terms: string[] }[]>`
    select terms || typed as terms from search_synonyms, unnest(${[...beginnings]}::text[]) as typed
    where exists (select from unnest(terms) as term where term ^@ typed)
    order by length(typed) desc, id limit 8`
  return rows.map(({ terms }) => terms)
}

/** For each folded word the words of the shop that share enough trigrams to be it typed badly; the likest first. */
export async function findSimilarWords(db: Db, words: readonly string[]): Promise<FoundWords> {
  return groupByTyped(words.length === 0 ? [] : await similarWordsQuery(db, words))
}

/** For each skeleton the words of the shop that have it. */
export async function findWordsBySkeleton(db: Db, skeletons: readonly string[]): Promise<FoundWords> {
  return groupByTyped(skeletons.length === 0 ? [] : await skeletonWordsQuery(db, skeletons))
}

/** Gives what was found for one of the texts that were asked for. */
export type FoundWords = (typed: string) => string[]

function groupByTyped(rows: readonly TypedWord[]): FoundWords {
  const found = Map.groupBy(rows, ({ typed }) => typed)
  return (typed) => found.get(typed)?.map(({ word }) => word) ?? []
}

export function vocabularyQuery(db: Db, phrases: readonly string[], words: readonly string[]) {
  return db<[Vocabulary]>`
    select
      coalesce((select jsonb_agg(terms) from search_synonyms where terms && ${[...phrases]}::text[]), '[]') as groups,
      array(select word from search_words where word = any (${[...words]}::text[])) as known,
      array(
        select typed from unnest(${[...words]}::text[]) as typed
        where (select word from search_words where word >= typed order by word limit 1) ^@ typed is not true
      ) as strange`
}

type TypedWord = { typed: string; word: string }

/** One statement for all words, so that a search of many takes no more connections than one of few. */
export function similarWordsQuery(db: Db, words: readonly string[]) {
  return db<TypedWord[]>`
    select typed, similar_word.word from unnest(${[...new Set(words)]}::text[]) as typed cross join lateral (
      select word from search_words where word % typed order by similarity(word, typed) desc, word limit 20
    ) as similar_word`
}

export function skeletonWordsQuery(db: Db, skeletons: readonly string[]) {
  return db<TypedWord[]>`
    select typed, sounding.word from unnest(${[...new Set(skeletons)]}::text[]) as typed cross join lateral (
      select word from search_words where skeleton = typed order by word limit 20
    ) as sounding`
}
