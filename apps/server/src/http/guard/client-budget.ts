import { LRUCache } from 'lru-cache'
import { AppError } from '../../errors.ts'

/** So many clients are remembered; who is forgotten begins anew. */
const maxClients = 10_000

/**
 * What each client may ask for that costs much: `perMinute` at once, and as many again over each minute. It is counted in this process
 * alone, as the work is this process's.
 *
 * @throws AppError `service_unavailable` (details: `seconds` until there is some) when a client has had its share
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
      throw new AppError('service_unavailable', { seconds })
    }
    spent.set(client, { pieces, at })
  }
}
