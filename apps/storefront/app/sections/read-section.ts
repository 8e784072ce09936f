import { ApiError, ConnectionError } from '@shop/contract'
import type { Failure, FirstReading } from './section.ts'

/** Reads a part of a page; the rest of the page does not fail with it. */
export async function readSection<Content>(
  reading: Promise<Content>,
  empty: NoInfer<Content>,
): Promise<FirstReading<Content>> {
  try {
    return { content: await reading, failure: null }
  } catch (error) {
    return { content: empty, failure: toFailure(error) }
  }
}

/** @throws what is neither a refusal nor a lost connection: a fault of the page itself */
export function toFailure(error: unknown): Failure {
  if (error instanceof ApiError) return { kind: 'refused', message: error.message }
  if (error instanceof ConnectionError) return { kind: error.isTimeout ? 'timeout' : 'network' }
  throw error
}
