/** What a text may name in braces, such as `{delivery_times}`: pages show the figures of the zones there, which staff change elsewhere. */
export const policyFigures = ['delivery_times', 'delivery_costs'] as const

/** The parts of the texts that pages link to: each begins with a heading that ends with its mark, such as `{#delivery}`. */
export const policyParts = ['call', 'delivery', 'paying', 'returns', 'warranty'] as const
export type PolicyPart = (typeof policyParts)[number]
