import { channel } from 'node:diagnostics_channel'

/** A finished call to an outside service. `outcome` is the class of the answer's status, such as `2xx`; `none` without an answer. */
export type OutgoingCall = { to: string; outcome: string; seconds: number }

const name = 'nawwar:outgoing-call'

/** Calls an outside service and publishes the outcome for the metrics. @param to name of the service, from a small fixed set */
export async function publishOutgoingCall(to: string, call: () => Promise<Response>): Promise<Response> {
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

/** Subscribes to the finished calls of this process. @returns the unsubscribe function */
export function onOutgoingCall(handle: (call: OutgoingCall) => void): () => void {
  const listener = (call: unknown) => handle(call as OutgoingCall)
  channel(name).subscribe(listener)
  return () => void channel(name).unsubscribe(listener)
}
