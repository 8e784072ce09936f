import { foldText, splitWords } from './fold.rules.ts'

/**
 * Words that say nothing of a product: a query need not find them, as long as it has others.
 * They are indexed all the same, for phrases such as قلاية بدون زيت.
 */
export function isStopWord(word: string): boolean {
  return stopWords.has(word)
}

const stopWords: ReadonlySet<string> = new Set(
  splitWords(
    foldText(`
      a an and at by for from in is my of on or the to with
      في من مع على عن الى او و ب ل ده دي اللي بتاع بتاعة عايز عاوز عايزة
      el al il wel fel bel le fi ma3 w
    `),
  ),
)
