import type { Db } from '../../../database/client.ts'
import { foldText } from '../text/fold.rules.ts'
import { addEmptySearches } from './searches.repository.ts'

declare module 'fastify' {
  interface FastifyInstance {
    emptySearches: EmptySearches
  }
}

/** Counts searches that found nothing, apart from the searching. */
export type EmptySearches = {
  /** Counts one; nothing waits for it. */
  note(typed: string): void
  /** Writes down what was counted so far. */
  flush(): Promise<void>
}

export type EmptySearchesDeps = {
  db: Db
  readClock: () => Date
  log: { warn(facts: object, text: string): void }
}

/** How long counts are gathered before they are written, in milliseconds. */
const gatheringMs = 5000
/** The most different queries that are gathered; what comes beyond them is not counted. */
const maxGathered = 500
const maxQuery = 60

/**
 * Counts in memory and writes a batch now and then, so that no search waits for it. A process that dies takes some seconds of counts
 * with it: they are hints for the owner, not books. No more is kept than the folded words, and nothing that looks like a phone
 * number or an address of e-mail.
 */
export function createEmptySearches({ db, readClock, log }: EmptySearchesDeps): EmptySearches {
  const gathered = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined

  const flush = async () => {
    clearTimeout(timer)
    timer = undefined
    const counts = withoutBeginnings(gathered)
    gathered.clear()
    if (counts.size === 0) return
    try {
      await addEmptySearches(db, counts, readClock())
    } catch (error) {
      log.warn({ err: error }, 'search: some searches that found nothing were not counted')
    }
  }

  return {
    note(typed) {
      const query = readQuery(typed)
      if (query === null || (gathered.size >= maxGathered && !gathered.has(query))) return
      gathered.set(query, (gathered.get(query) ?? 0) + 1)
      timer ??= setTimeout(() => void flush(), gatheringMs).unref()
    },
    flush,
  }
}

/** @returns null for what is not kept: nothing to read, too long to be a wish, or maybe somebody's */
function readQuery(typed: string): string | null {
  if (typed.includes('@')) return null
  const query = foldText(typed.slice(0, 200))
  const isLikePhone = query.replace(/\D/g, '').length >= 8
  return query.length < 2 || query.length > maxQuery || isLikePhone ? null : query
}

/** Who types is searched for as they type: the beginnings of a word that came in the same moments are not wishes of their own. */
function withoutBeginnings(gathered: ReadonlyMap<string, number>): Map<string, number> {
  const sorted = [...gathered.keys()].sort()
  const isWhole = (query: string, place: number) => !sorted[place + 1]?.startsWith(query)
  return new Map(sorted.filter(isWhole).map((query) => [query, gathered.get(query) ?? 0]))
}
