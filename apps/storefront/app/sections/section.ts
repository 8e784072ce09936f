import { ApiError, ConnectionError } from '@shop/contract'

/** Whether the shop can be reached: not known before the first call has ended (rule M-15). */
export type Connection = 'unknown' | 'connected' | 'disconnected'

/** Why a part of a page could not be read: refused by the shop in its own words, or never answered. */
export type Failure = { kind: 'refused'; message: string } | { kind: 'timeout' } | { kind: 'network' }

/** What a loader found for a part of a page. A failure leaves the content empty. */
export type FirstReading<Content> = { content: Content; failure: Failure | null }

/** A part of a page that can be read again while the page stays. What was read before is kept until there is something newer. */
export type Section<Content> = {
  content: Content
  status: 'loading' | 'loaded' | 'error'
  failure: Failure | null
  connection: Connection
}

/** A reading in the browser that failed, with what is known of the connection since. */
export class SectionError extends Error {
  readonly failure: Failure
  readonly connection: Connection
  constructor(failure: Failure, connection: Connection) {
    super(failure.kind)
    this.name = 'SectionError'
    this.failure = failure
    this.connection = connection
  }
}

/** What the query of a part of a page knows; `isFetched` once something newer than the page was asked for and answered. */
export type SectionQuery<Content> = {
  data: Content
  error: Error | null
  isFetching: boolean
  isFetched: boolean
}

/** A part of a page by its query, and as the page came with it as long as the query knows nothing newer (rules M-05, M-11, P-11). */
export function toSection<Content>(
  first: Pick<FirstReading<Content>, 'failure'>,
  { data: content, error, isFetching, isFetched }: SectionQuery<Content>,
): Section<Content> {
  const found = error instanceof SectionError ? error : null
  const connection = found?.connection ?? (isFetched ? 'connected' : 'unknown')
  if (isFetching) return { content, status: 'loading', failure: null, connection }
  const failure = isFetched ? (found?.failure ?? null) : first.failure
  return { content, status: failure ? 'error' : 'loaded', failure, connection }
}

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
