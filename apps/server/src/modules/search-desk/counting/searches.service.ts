import type { Language } from '@shop/contract'
import { foldText } from '@shop/i18n'
import type { Db } from '../../../database/client.ts'
import { createSearchers } from './searchers.store.ts'
import { addSearches, type CountedSearch } from './searches.repository.ts'

/** How a search was answered. */
export type SearchOutcome = { isEmpty: boolean; isRelaxed: boolean; isNotSold: boolean }

/** Counts searches and what was opened from their results, apart from the searching. */
export type SearchCounts = {
  /**
   * Counts a search; nothing waits for it.
   *
   * @param client the address of the client
   */
  noteSearch(typed: string, language: Language, client: string, outcome: SearchOutcome): void
  /** Counts a product that was opened from the results of a search. */
  noteClick(typed: string, language: Language, client: string): void
  /** Writes the current batch. */
  flush(): Promise<void>
}

export type SearchCountsDeps = {
  db: Db
  readClock: () => Date
  log: { warn(facts: object, text: string): void }
}

/** How long counts are gathered before they are written, in milliseconds. */
const gatheringMs = 5000
/** Max different queries in a batch; further ones are not counted. */
const maxGathered = 500
const maxQuery = 60

/**
 * Counts in memory and writes batches, so that no search waits for it. A process that dies loses some seconds of counts:
 * they are hints for the owner, not accounts. Texts that look like a phone number or an e-mail address are
 * not stored.
 */
export function createSearchCounts({ db, readClock, log }: SearchCountsDeps): SearchCounts {
  let gathered = new Map<string, CountedSearch>()
  let timer: NodeJS.Timeout | undefined
  const searchers = createSearchers()

  const flush = async () => {
    clearTimeout(timer)
    timer = undefined
    const counts = withoutBeginnings(gathered)
    gathered = new Map()
    if (counts.length === 0) return
    try {
      await addSearches(db, counts, readClock())
    } catch (error) {
      log.warn({ err: error }, 'search: some searches were not counted')
    }
  }

  function add(typed: string, language: Language, client: string, counted: Partial<Counts>): void {
    const query = readQuery(typed)
    if (query === null || (gathered.size >= maxGathered && !gathered.has(query))) return
    const searcher = searchers.note(counted.count ? 'search' : 'click', query, client, readClock())
    if (searcher === 'excess') return
    const search = gathered.get(query) ?? { query, typed, language, ...nothing }
    for (const name of countNames) search[name] += counted[name] ?? 0
    if (searcher === 'new' && counted.count) search.searchers += 1
    gathered.set(query, { ...search, typed: readShown(typed), language })
    timer ??= setTimeout(() => void flush(), gatheringMs).unref()
  }

  return {
    noteSearch: (typed, language, client, { isEmpty, isRelaxed, isNotSold }) =>
      add(typed, language, client, { count: 1, empty: +isEmpty, relaxed: +isRelaxed, notSold: +isNotSold }),
    noteClick: (typed, language, client) => add(typed, language, client, { clicks: 1 }),
    flush,
  }
}

type Counts = Pick<CountedSearch, (typeof countNames)[number]>
const countNames = ['count', 'empty', 'relaxed', 'notSold', 'clicks'] as const
const nothing: Counts & { searchers: number } = { count: 0, empty: 0, relaxed: 0, notSold: 0, clicks: 0, searchers: 0 }

/** Characters of what was typed, which may have marks and signs that its folded form has not. */
const maxTyped = 200

/** @returns null for texts that are not stored: empty, too long, or possibly a phone number or an e-mail address */
function readQuery(typed: string): string | null {
  if (typed.normalize('NFKC').includes('@')) return null
  const query = foldText(typed.slice(0, maxTyped))
  const isLikePhone = (query.match(/\p{N}/gu)?.length ?? 0) >= 8
  return query.length < 2 || query.length > maxQuery || isLikePhone ? null : query
}

/** The text that staff and shoppers see. It has no characters that its folded form lacks, such as pictures of letters. */
function readShown(typed: string): string {
  return typed
    .slice(0, maxTyped)
    .normalize('NFKC')
    .replace(/(?![\u064B-\u0652])\p{M}|[\u064B-\u0652](?=[\u064B-\u0652]{2})|\u0640/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}.,%+'’/-]+/gu, ' ')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}%]+$/gu, '')
}

/** Shoppers who find nothing go on typing: beginnings of a longer text of the same batch do not count. */
function withoutBeginnings(gathered: ReadonlyMap<string, CountedSearch>): CountedSearch[] {
  const sorted = [...gathered.values()].sort((one, other) => (one.query < other.query ? -1 : 1))
  const isWhole = ({ query, count, empty, clicks }: CountedSearch, place: number) =>
    empty < count || clicks > 0 || !sorted[place + 1]?.query.startsWith(query)
  return sorted.filter(isWhole)
}
