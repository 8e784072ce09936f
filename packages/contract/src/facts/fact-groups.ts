/** The groups of the specification table, in their order. */
export const factGroups = ['capacity', 'power', 'use', 'cleaning', 'build', 'comfort', 'safety', 'box'] as const
export type FactGroup = (typeof factGroups)[number]
