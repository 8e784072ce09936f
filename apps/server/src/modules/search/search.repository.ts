import type { Db } from '../../database/client.ts'

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
