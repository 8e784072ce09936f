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
  /** When the content was read, in milliseconds of the epoch. */
  readAt: number
}

export function openSection<Content>({ content, failure }: FirstReading<Content>, now: number): Section<Content> {
  return { content, status: failure ? 'error' : 'loaded', failure, connection: 'unknown', readAt: now }
}

/** Another reading has begun; the failure of the last one is over. */
export function beginReading<Content>(section: Section<Content>): Section<Content> {
  return { ...section, status: 'loading', failure: null }
}

export function endReading<Content>(content: Content, now: number): Section<Content> {
  return { content, status: 'loaded', failure: null, connection: 'connected', readAt: now }
}

/** The reading failed: what was there stays (rule P-11). */
export function failReading<Content>(
  section: Section<Content>,
  failure: Failure,
  connection: Connection,
): Section<Content> {
  return { ...section, status: 'error', failure, connection }
}

/** Whether what is shown is older than `lifeMs` and must be read again (rule P-10). */
export function isExpired({ readAt, status }: Section<unknown>, lifeMs: number, now: number): boolean {
  return status !== 'loading' && now - readAt >= lifeMs
}
