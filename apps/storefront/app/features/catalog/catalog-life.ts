/** Milliseconds after which products and categories are read again (spec, section 9). */
export const catalogLife = 10 * 60_000
