/** Max products of one request by ids. */
export const maxChosen = 100
/** Max products in the comparison (spec, section 9). */
export const maxCompared = 3
