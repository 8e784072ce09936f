import { LRUCache } from 'lru-cache'
import { AppError } from '../../errors.ts'

/** Limits memory: drops the budget of the least recently seen client, which later starts full. */
const maxClients = 10_000

/**
 * Limits expensive requests of each client by a token bucket: `perMinute` at once, refilled over a minute. Each process counts alone,
 * because the work burdens only this process.
 *
 * @throws AppError `service_unavailable` (details: `seconds` until there is some) when the client's budget is spent
 */
export function createClientBudget(perMinute: number, readClock: () => Date): (client: string) => void {
  const spent = new LRUCache<string, { pieces: number; at: number }>({ max: maxClients })
  const piecesPerMs = perMinute / 60_000
  return (client) => {
    const at = readClock().getTime()
    const before = spent.get(client)
    const earned = before ? Math.max(0, at - before.at) * piecesPerMs : 0
    const pieces = Math.max(0, (before?.pieces ?? 0) - earned) + 1
    if (pieces > perMinute) {
      const seconds = Math.max(1, Math.ceil((pieces - perMinute) / piecesPerMs / 1000))
      throw new AppError('service_unavailable', { details: { seconds } })
    }
    spent.set(client, { pieces, at })
  }
}
