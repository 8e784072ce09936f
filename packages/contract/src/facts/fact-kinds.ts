/** What a fact is: a number with a unit, one of several choices, yes or no, or a text in both languages. */
export const factKinds = ['number', 'choice', 'flag', 'text'] as const
export type FactKind = (typeof factKinds)[number]

/** Where a fact shows besides the specification table, which has all of them. */
export const factPlaces = ['key', 'card', 'comparison', 'facet'] as const
export type FactPlace = (typeof factPlaces)[number]
