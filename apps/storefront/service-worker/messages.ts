/** From the service worker to open pages: whether the shop answers. */
export type ReachMessage = { kind: 'reach'; isReached: boolean }

/**
 * From an open page to the service worker: `keep` stores the files that were loaded before the worker, `ask-reach`
 * asks whether the shop answers.
 */
export type PageMessage = { kind: 'keep'; page: string; files: readonly string[] } | { kind: 'ask-reach' }

/** The cache of seen pages, which the offline page lists. */
export const pageCache = 'pages'
