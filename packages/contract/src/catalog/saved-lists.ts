/** The most products that are asked for by their ids at once. */
export const maxChosen = 100
/** The most products that are compared (spec, section 9). */
export const maxCompared = 3
