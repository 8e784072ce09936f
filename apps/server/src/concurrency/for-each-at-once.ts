/** Does `work` for every item, `atOnce` of them at a time. The first error ends it. */
export async function forEachAtOnce<Item>(
  items: Iterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  // The workers share one iterator: each takes the next item when it is done with its last.
  const queue = Iterator.from(items)
  const worker = async () => {
    for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
