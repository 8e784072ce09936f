/** The numbers of a random step; they are taken modulo the number of choices. */
export type Choices = { a: number; b: number; c: number }

export const pick = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)]
