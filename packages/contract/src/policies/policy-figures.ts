/** What a text may name in braces, such as `{delivery_times}`: pages show the figures of the zones there, which staff change elsewhere. */
export const policyFigures = ['delivery_times', 'delivery_costs'] as const

/** Where pages link to in the texts: headings that end with the anchor, such as `{#delivery}`. */
export const policyAnchors = ['call', 'delivery', 'paying', 'returns', 'warranty'] as const
export type PolicyAnchor = (typeof policyAnchors)[number]
