/** One page of a list as the API gives it. */
export type Page<Item> = { count: number; results: readonly Item[] }

/** Reads the answer of a list call: one page, or a plain array, which is all of the list (rule P-13). */
export function asPage<Item>(answer: Page<Item> | readonly Item[]): Page<Item> {
  return 'results' in answer ? answer : { count: answer.length, results: answer }
}
