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

/** Words of the shop that share enough trigrams with a folded word to be it typed badly; the likest first. */
export async function findSimilarWords(db: Db, word: string): Promise<string[]> {
  return (await similarWordsQuery(db, word)).map((row) => row.word)
}

/** Words of the shop with one of these skeletons. */
export async function findWordsBySkeleton(db: Db, skeletons: readonly string[]): Promise<string[]> {
  return (await skeletonWordsQuery(db, skeletons)).map((row) => row.word)
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

export function similarWordsQuery(db: Db, word: string) {
  return db<{ word: string }[]>`
    select word from search_words where word % ${word} order by similarity(word, ${word}) desc, word limit 20`
}

export function skeletonWordsQuery(db: Db, skeletons: readonly string[]) {
  return db<{ word: string }[]>`
    select word from search_words where skeleton = any (${[...skeletons]}::text[]) order by word limit 20`
}
