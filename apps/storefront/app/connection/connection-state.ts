/** Whether the shop answers; `back` for a moment after an outage. */
export type Connection = 'connected' | 'disconnected' | 'back'

/** An observation: the shop answered, a call failed, or the notice of the return is over. */
export type Finding = 'reached' | 'lost' | 'settled'

export function changeConnection(connection: Connection, finding: Finding): Connection {
  if (finding === 'lost') return 'disconnected'
  if (finding === 'settled') return connection === 'back' ? 'connected' : connection
  return connection === 'disconnected' ? 'back' : connection
}

/** Milliseconds until the next try; the pause grows with each failure. */
export function pauseBeforeTry(tries: number): number {
  return Math.min(3_000 * 1.5 ** tries, 30_000)
}
