import type { Pool } from '../../database/client.ts'
import { findNextMoment } from './offers.repository.ts'
import { applyDueOffers } from './offers.service.ts'

/** How often a process looks at least, in milliseconds: a notification may be lost, and a clock may be set. */
const maxWaitMs = 60_000
/** When the database did not answer. */
const retryMs = 1_000

export type OfferClock = {
  /** Plans the next moment again. */
  plan(): void
  stop(): void
}

type ClockDeps = { db: Pool; readClock: () => Date; log: { warn(facts: object, text: string): void } }

/** Starts and ends offers at their moments. Each process has one; the first to come does the work, and notifications tell the others. */
export function openOfferClock({ db, readClock, log }: ClockDeps): OfferClock {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  // Of several plans under way only the last one sets the timer.
  let turn = 0
  const wait = (ms: number) => {
    clearTimeout(timer)
    if (isStopped) return
    timer = setTimeout(plan, ms)
    timer.unref()
  }
  const plan = () => {
    turn += 1
    void work(turn)
  }
  const work = async (own: number) => {
    try {
      await applyDueOffers(db, readClock())
      const next = await findNextMoment(db)
      const ms = next === null ? maxWaitMs : next.getTime() - readClock().getTime()
      if (own === turn) wait(Math.min(Math.max(ms, 1), maxWaitMs))
    } catch (error) {
      if (isStopped || own !== turn) return
      log.warn({ err: error }, 'offers: could not be started or ended, trying again')
      wait(retryMs)
    }
  }
  return {
    plan,
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
