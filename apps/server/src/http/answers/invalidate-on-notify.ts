import type { Pool } from '../../database/client.ts'

/** How often a process notifies itself, in milliseconds. A dead connection is noticed after twice as long and replaced within a minute. */
const probeMs = 10_000

const channel = 'shop_changed'

/** What follows the changes: the cached answers, and the lists that new answers are made of. */
export type ChangeListener = {
  /** Some of it has changed. @param words those of the notification, such as `catalog` */
  drop(words: readonly string[]): void
  /** Any of it may have changed. */
  clear(): void
}

export type ChangeLog = { warn(facts: object, text: string): void }

/**
 * Listens to the changes of all processes and drops the cached answers that show them. After a reconnect it drops all answers,
 * because a notification may have been missed. A connection can be dead without an error, so the process notifies itself at an
 * interval; if that does not arrive, it drops all answers and reconnects.
 *
 * @returns stops the self-check
 */
export async function invalidateOnNotify(
  pool: Pool,
  listener: ChangeListener,
  log: ChangeLog,
  everyMs = probeMs,
): Promise<() => void> {
  let isHeard = true
  const hear = (payload: string) => {
    isHeard = true
    if (payload !== '') listener.drop(payload.split(' '))
  }
  const listen = () => pool.listen(channel, hear, () => listener.clear())
  let listening = await listen()
  let isProbing = false
  const probe = async () => {
    if (!isHeard) {
      listener.clear()
      log.warn({}, 'cache invalidation: LISTEN is dead, reconnecting')
      // A dead connection does not answer this query either.
      await listening.unlisten().catch(() => undefined)
      listening = await listen()
    }
    isHeard = false
    await pool.notify(channel, '')
  }
  const timer = setInterval(async () => {
    if (isProbing) return
    isProbing = true
    await probe().catch(() => {
      // The database is out of reach: until it is back, cached answers are better than none.
      isHeard = true
    })
    isProbing = false
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
