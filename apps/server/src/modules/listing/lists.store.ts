import { followChanges } from '../../concurrency/follow-changes.ts'
import type { Lists } from './lists.types.ts'
import { hasFactsOf, type ListSource, loadLists, updateLists } from './read-lists.service.ts'

/** The lists of this process. */
export type ListStore = {
  /**
   * Reads from the lists after every change of a product noted before this call. While all products are read again, changes that
   * were not noted are missing. Later changes mutate the lists, so that nothing in `read` may be awaited.
   */
  use<Result>(read: (lists: Lists) => AtOnce<Result>): Promise<Result>
  /** Notes that these products have changed. */
  noteProducts(ids: readonly number[]): void
  /** Notes that the definitions have changed. */
  noteDefinitions(): void
  /** Everything may have changed: all products are read again, while the current lists go on answering. */
  noteAll(): void
  /** Whether the lists were read at all. */
  readonly isRead: boolean
  /** How many products are listed, and their memory in bytes. */
  readonly products: number
  readonly bytes: number
}

/** A result that is there at once: a promise, or the lists themselves, would outlive the state that was read. */
export type AtOnce<Result> = Result extends PromiseLike<unknown> | Lists ? never : Result

export type ListEvents = {
  log: { warn(facts: object, text: string): void }
  /** Called when all products were read again: answers made of the previous lists may be stale. */
  onReload(): void
}

/** From so many changed products on, all are read again, which also restores neighbouring positions. */
const maxChanged = 20_000

/** Lists that were read again, and the products that changed since that read began. */
type Reloaded = { lists: Lists; changed: ReadonlySet<number> }

/** Creates the store. Lists are read at their first use, and then follow the noted changes. */
export function openListStore(source: ListSource, { log, onReload }: ListEvents): ListStore {
  /** Products that changed since they were last read. */
  let changed = new Set<number>()
  let mustReload = false
  let isReloading = false
  let changedWhileReloading = new Set<number>()
  let reloaded: Reloaded | null = null

  const followed = followChanges<Lists>(async (lists) => {
    const taken = { changed, reloaded }
    changed = new Set()
    reloaded = null
    try {
      return lists ? await update(taken.reloaded?.lists ?? lists, taken) : await loadFirst()
    } catch (error) {
      changed = changed.union(taken.changed)
      reloaded ??= taken.reloaded
      throw error
    }
  })

  async function loadFirst(): Promise<Lists> {
    mustReload = false
    return await loadLists(source)
  }

  async function update(lists: Lists, taken: { changed: Set<number>; reloaded: Reloaded | null }): Promise<Lists> {
    const ids = taken.reloaded ? taken.changed.union(taken.reloaded.changed) : taken.changed
    const named = await source.definitions.current()
    // A reload under way has what is missing here; what it misses itself is found when it is taken over.
    const isOnTheWay = isReloading && !taken.reloaded
    mustReload ||= !isOnTheWay && (ids.size > maxChanged || !hasFactsOf(lists, named))
    void reload()
    return ids.size > maxChanged ? lists : await updateLists(source, lists, ids, named)
  }

  /** Reads all products again while the current lists answer. The next call of `current` retries a failure. */
  async function reload(): Promise<void> {
    if (isReloading || !mustReload) return
    isReloading = true
    mustReload = false
    changedWhileReloading = new Set()
    try {
      const lists = await loadLists(source)
      reloaded = { lists, changed: changedWhileReloading }
      followed.note()
      await followed.current()
      onReload()
    } catch (error) {
      mustReload = true
      followed.note()
      log.warn({ err: error }, 'lists: the products could not be read anew')
      return
    } finally {
      isReloading = false
    }
    await reload()
  }

  /** Reads in the background, so that the next call finds the lists ready. The next call retries a failure. */
  function follow(): void {
    followed.note()
    if (followed.isAsked)
      followed.current().catch((error: unknown) => log.warn({ err: error }, 'lists: a change could not be read'))
  }

  return {
    use: async (read) => read(await followed.current()),
    noteProducts(ids) {
      for (const id of ids) {
        changed.add(id)
        if (isReloading) changedWhileReloading.add(id)
      }
      follow()
    },
    noteDefinitions: follow,
    noteAll() {
      mustReload = true
      follow()
    },
    get isRead() {
      return followed.latest !== null
    },
    get products() {
      return followed.latest?.index.orderings.id.positions.length ?? 0
    },
    get bytes() {
      const lists = followed.latest
      return lists ? lists.index.bytes + lists.plans.calculatedSize + lists.ranges.calculatedSize : 0
    },
  }
}
