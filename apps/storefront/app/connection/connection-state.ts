/** Whether the shop answers; `back` for a moment after it did not. */
export type Connection = 'connected' | 'disconnected' | 'back'

/** What is learnt: the shop answers, it does not, or the moment of joy is over. */
export type Finding = 'reached' | 'lost' | 'settled'

export function changeConnection(connection: Connection, finding: Finding): Connection {
  if (finding === 'lost') return 'disconnected'
  if (finding === 'settled') return connection === 'back' ? 'connected' : connection
  return connection === 'disconnected' ? 'back' : connection
}

/** Milliseconds until the shop is asked again, the longer it was silent the later. */
export function pauseBeforeTry(tries: number): number {
  return Math.min(3_000 * 1.5 ** tries, 30_000)
}
