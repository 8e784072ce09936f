/** One page of a list as the API gives it. */
export type Page<Item> = { count: number; results: readonly Item[] }

/** A product without a name or price is not listed (rule P-04). */
export function isListed({ name, price }: { name: string; price: number }): boolean {
  return name.trim() !== '' && price > 0
}

/** Normalizes the answer of a list call to one page; a plain array is the whole list (rule P-13). */
export function asPage<Item>(answer: Page<Item> | readonly Item[]): Page<Item> {
  if ('results' in answer) return answer
  return Array.isArray(answer) ? { count: answer.length, results: answer } : { count: 0, results: [] }
}
