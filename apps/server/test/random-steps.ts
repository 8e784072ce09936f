import { AppError } from '../src/errors.ts'

/** The numbers of a random step; they are taken modulo the number of choices. */
export type Choices = { a: number; b: number; c: number }

export const pick = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)]

/** Awaits work that may be refused for these reasons, because somebody else was faster. */
export async function allowing(codes: readonly string[], work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof AppError && codes.includes(error.code))) throw error
  })
}
