/** Milliseconds after which products and categories are stale. */
export const catalogLife = 10 * 60_000

/** Milliseconds in which an offer has ended in every process of the shop. */
const settling = 3000

/**
 * Milliseconds for which an answer or a page counts: ten minutes, or until the first offer in it has ended. An end that is over by the
 * browser's clock does not count, as this clock may be wrong.
 *
 * @param readAt when it was read, in milliseconds
 */
export function lifeOf(content: unknown, readAt: number): number {
  const lives = listEnds(content).map((end) => Date.parse(end) - readAt + settling)
  return Math.min(catalogLife, ...lives.filter((life) => life > 0))
}

/** The ends of prices, as the API and the cards name them. */
function listEnds(content: unknown): string[] {
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([name, part]) =>
    (name === 'price_valid_until' || name === 'validUntil') && typeof part === 'string' ? [part] : listEnds(part),
  )
}
