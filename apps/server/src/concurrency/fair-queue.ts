import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as letOthersRun } from 'node:timers/promises'
import { AppError } from '../errors.ts'

/** Queued work: `client` is an address; requests with the same `key` share one result while it waits. */
export type Ticket = { client: string; key: string }

/** Lets a few pieces of costly work run at once, in turns between clients, so that no client holds the queue. */
export type FairQueue = {
  /**
   * Does the work when its turn comes; work within it needs no turn of its own. Cached answers, orders and health checks go on
   * between two pieces.
   *
   * @throws AppError `service_unavailable` when the client has too much waiting, when the queue is full of others, or when the
   * client's budget is used up (details: `seconds` until there is some)
   */
  run<Result>(ticket: Ticket, piece: () => Promise<Result>): Promise<Result>
  readonly active: number
  readonly waiting: number
  /** Since the start. */
  readonly refused: number
}

export type FairQueueOptions = {
  atOnce: number
  /** How many of them may be one client's. */
  atOncePerClient: number
  maxWaiting: number
  maxWaitingPerClient: number
  /** Counts one piece of work. @throws AppError when the client's budget is used up */
  spend?: (client: string) => void
}

type Job = {
  key: string
  clients: string[]
  done: Promise<unknown>
  begin: (turnOf: string) => void
  refuse: () => void
}

export function createFairQueue(options: FairQueueOptions): FairQueue {
  const inTurn = new AsyncLocalStorage<true>()
  /** By key, until their work begins. */
  const jobs = new Map<string, Job>()
  const waiting = new Set<Job>()
  /** In the order of their turns. */
  const lines = new Map<string, Job[]>()
  const activeOf = new Map<string, number>()
  let active = 0
  let refused = 0

  const refuse = () => {
    refused += 1
    return new AppError('service_unavailable')
  }
  const hasRoom = (client: string) => active < options.atOnce && (activeOf.get(client) ?? 0) < options.atOncePerClient

  function remove(job: Job): void {
    waiting.delete(job)
    for (const client of job.clients) {
      const rest = (lines.get(client) ?? []).filter((each) => each !== job)
      if (rest.length > 0) lines.set(client, rest)
      else lines.delete(client)
    }
  }

  /** A new client replaces the last waiting work of the client that has the most. */
  function makeRoom(client: string): void {
    if (waiting.size < options.maxWaiting) return
    const fullest = [...lines.values()].reduce((a, b) => (b.length > a.length ? b : a), [])
    const last = fullest.findLast((job) => job.clients.length === 1)
    if (lines.has(client) || fullest.length < 2 || !last) throw refuse()
    remove(last)
    jobs.delete(last.key)
    last.refuse()
  }

  function beginNext(): void {
    for (const [client, [job]] of lines) {
      if (!job || !hasRoom(client)) continue
      remove(job)
      // Round robin: the client goes to the end of the queue.
      const rest = lines.get(client)
      if (rest) {
        lines.delete(client)
        lines.set(client, rest)
      }
      occupy(client)
      job.begin(client)
    }
  }

  function occupy(client: string): void {
    active += 1
    activeOf.set(client, (activeOf.get(client) ?? 0) + 1)
  }

  function leave(client: string): void {
    active -= 1
    const left = (activeOf.get(client) ?? 1) - 1
    if (left > 0) activeOf.set(client, left)
    else activeOf.delete(client)
    beginNext()
  }

  function join(job: Job, client: string): void {
    if (job.clients.includes(client)) return
    job.clients.push(client)
    lines.set(client, [...(lines.get(client) ?? []), job])
  }

  /** Call it only with a place taken for the client; frees the place at the end. */
  async function work<Result>(client: string, key: string, piece: () => Promise<Result>): Promise<Result> {
    try {
      await letOthersRun()
      jobs.delete(key)
      return await inTurn.run(true, piece)
    } finally {
      leave(client)
    }
  }

  function spend(client: string): void {
    try {
      options.spend?.(client)
    } catch (error) {
      refused += 1
      throw error
    }
  }

  return {
    async run<Result>({ client, key }: Ticket, piece: () => Promise<Result>): Promise<Result> {
      if (inTurn.getStore()) return await piece()
      const known = jobs.get(key)
      if (known) {
        if (waiting.has(known)) join(known, client)
        // This client may be below its limit although the others are not.
        beginNext()
        return (await known.done) as Result
      }
      if ((lines.get(client)?.length ?? 0) >= options.maxWaitingPerClient) throw refuse()
      spend(client)
      const isFirst = hasRoom(client)
      if (!isFirst) makeRoom(client)
      const { promise: turn, resolve, reject } = Promise.withResolvers<string>()
      const done = turn.then((turnOf) => work(turnOf, key, piece))
      const job: Job = { key, clients: [], done, begin: resolve, refuse: () => reject(refuse()) }
      jobs.set(key, job)
      if (isFirst) {
        occupy(client)
        resolve(client)
      } else {
        waiting.add(job)
        join(job, client)
      }
      return await done
    },
    get active() {
      return active
    },
    get waiting() {
      return waiting.size
    },
    get refused() {
      return refused
    },
  }
}
