/** What the shop's products are called: the words of their names and labels. */
export type ShopWords = {
  /** Most frequent first. */
  wordsBegunBy(prefix: string, limit: number): string[]
  /** Words that differ by typing errors, two neighbours swapped included. */
  wordsLike(word: string): { word: string; errors: number }[]
  wordsSounding(word: string): string[]
  splitsOf(word: string): [string, string][]
  /** Whether something is said about a product with this word. */
  isInDetails(word: string): boolean
  /** In how many listed products. */
  frequencyOf(word: string): number
}
