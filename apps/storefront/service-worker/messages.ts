/** What the service worker tells open pages: whether the shop answers. */
export type ReachMessage = { kind: 'reach'; isReached: boolean }

/**
 * What an open page tells the service worker: to keep what it has loaded before the worker was there, or that it wants to know
 * whether the shop answers.
 */
export type PageMessage = { kind: 'keep'; page: string; files: readonly string[] } | { kind: 'ask-reach' }

/** The cache of seen pages, which the offline page lists. */
export const pageCache = 'pages'
