/** What a text may name in braces, such as `{delivery_times}`: pages show the figures of the zones there, which staff change elsewhere. */
export const policyFigures = ['delivery_times', 'delivery_costs'] as const
