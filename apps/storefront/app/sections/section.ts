import { ApiError, ConnectionError } from '@shop/contract'

/** Whether the shop can be reached; unknown before the first call has ended (rule M-15). */
export type LiveConnection = 'unknown' | 'connected' | 'disconnected'

/** Why a section could not be read: the shop's refusal, or no answer. */
export type Failure = { kind: 'refused'; message: string } | { kind: 'timeout' } | { kind: 'network' }

/** A loader's result for a section. After a failure the content is empty. */
export type FirstReading<Content> = { content: Content; failure: Failure | null }

/** A section that can be read again while the page stays. The old content is shown until newer content arrives. */
export type Section<Content> = {
  content: Content
  status: 'loading' | 'loaded' | 'error'
  failure: Failure | null
  connection: LiveConnection
}

/** A failed read in the browser, with the result of the connection test. */
export class SectionError extends Error {
  readonly failure: Failure
  readonly connection: LiveConnection
  constructor(failure: Failure, connection: LiveConnection) {
    super(failure.kind)
    this.name = 'SectionError'
    this.failure = failure
    this.connection = connection
  }
}

/** The state of a section's query; `isFetched` after an answer newer than the page. */
export type SectionQuery<Content> = {
  data: Content
  error: Error | null
  isFetching: boolean
  isFetched: boolean
}

/** The section by its query, or as the page delivered it (rules M-05, M-11, P-11). */
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

/** Reads a section; its failure does not fail the page. */
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

/** @throws any other error than a refusal or a lost connection: a fault of the page itself */
export function toFailure(error: unknown): Failure {
  if (error instanceof ApiError) return { kind: 'refused', message: error.message }
  if (error instanceof ConnectionError) return { kind: error.isTimeout ? 'timeout' : 'network' }
  throw error
}
