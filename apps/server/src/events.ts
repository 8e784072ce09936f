import type { Pool } from './database/client.ts'
import type { SharedAnswers } from './http/shared-answers.ts'

/** How often a process knocks at its own door, in milliseconds. That nobody hears is known after twice as long, a new line within a minute. */
const knockMs = 10_000

const channel = 'shop_changed'

export type ChangeLog = { warn(facts: object, text: string): void }

/**
 * Listens to what any process changes and drops the kept answers that show it. Whenever listening begins anew, all is dropped,
 * because news may have been missed. A line may be dead without telling: now and then the process tells itself something, and when it
 * does not hear that, drops everything and listens on another line.
 *
 * @returns what ends the knocking
 */
export async function dropAnswersOnChange(
  pool: Pool,
  sharedAnswers: SharedAnswers,
  log: ChangeLog,
  everyMs = knockMs,
): Promise<() => void> {
  let isHeard = true
  const hear = (payload: string) => {
    isHeard = true
    if (payload !== '') sharedAnswers.drop(payload.split(' '))
  }
  const listen = () => pool.listen(channel, hear, () => sharedAnswers.clear())
  let listening = await listen()
  let isKnocking = false
  const knock = async () => {
    if (!isHeard) {
      sharedAnswers.clear()
      log.warn({}, 'news: nothing is heard of changes, listening anew')
      // Over a dead line even this has no answer.
      await listening.unlisten().catch(() => undefined)
      listening = await listen()
    }
    isHeard = false
    await pool.notify(channel, '')
  }
  const timer = setInterval(async () => {
    if (isKnocking) return
    isKnocking = true
    await knock().catch(() => {
      // The database is out of reach: until it is back, what is kept is better than nothing.
      isHeard = true
    })
    isKnocking = false
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
