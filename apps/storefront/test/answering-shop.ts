/** A call that a part of the shop has sent: its method, its path with the query, and its body. */
type SentCall = { method: string; path: string; body: unknown }

const network = window.fetch

/** What the shop says; a `Response` where its status matters; undefined for a call that it refuses. */
type Answer = object | undefined

/**
 * Answers the calls of the API as a shop would; other requests go on.
 *
 * @param answer gives what the shop says, or a promise of it for an answer that comes late
 * @returns the calls so far
 */
export function answerCalls(answer: (call: SentCall) => Answer | Promise<Answer>): SentCall[] {
  const sent: SentCall[] = []
  window.fetch = async (input, init = {}) => {
    const path = String(input)
    if (!path.startsWith('/api/')) return await network(input, init)
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : null
    const call = { method: init.method ?? 'GET', path, body }
    sent.push(call)
    const said = await answer(call)
    if (said instanceof Response) return said
    return Response.json(said ?? { code: 'order_step_refused', message: 'Already sent' }, { status: said ? 200 : 409 })
  }
  return sent
}
