/** Milliseconds after which products and categories are stale. */
export const catalogLife = 10 * 60_000
