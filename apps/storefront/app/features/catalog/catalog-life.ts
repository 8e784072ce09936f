/** Milliseconds after which products and categories are read again. */
export const catalogLife = 10 * 60_000
