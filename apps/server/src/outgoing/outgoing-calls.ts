import { channel } from 'node:diagnostics_channel'

/** A call of somebody else that is over. `outcome` is the class of the answer's status, such as `2xx`; `none` without an answer. */
export type OutgoingCall = { to: string; outcome: string; seconds: number }

const name = 'nawwar:outgoing-call'

/** Calls somebody else, and tells whoever measures how that went. @param to whom, in a word that is one of few */
export async function tellOutgoingCall(to: string, call: () => Promise<Response>): Promise<Response> {
  const start = performance.now()
  let outcome = 'none'
  try {
    const response = await call()
    outcome = `${Math.floor(response.status / 100)}xx`
    return response
  } finally {
    channel(name).publish({ to, outcome, seconds: (performance.now() - start) / 1000 } satisfies OutgoingCall)
  }
}

/** Hears of every call of this process that is over. @returns what ends the hearing */
export function hearOutgoingCalls(hear: (call: OutgoingCall) => void): () => void {
  const listener = (call: unknown) => hear(call as OutgoingCall)
  channel(name).subscribe(listener)
  return () => void channel(name).unsubscribe(listener)
}
