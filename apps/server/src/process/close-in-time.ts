import type { FastifyInstance } from 'fastify'

/** How long calls under way may take to end, in milliseconds: with the jobs' time below what `deploy/compose.yaml` grants a stop. */
const patience = 20_000

/**
 * Lets the calls under way end, and whatever the app does besides. Who takes an answer too slowly, or says nothing in the middle of a
 * question, is cut off in the end: there is always one.
 */
export async function closeInTime(app: FastifyInstance, patienceMs = patience): Promise<void> {
  const timer = setTimeout(() => {
    app.log.warn({}, 'stopping: calls that did not end are cut off')
    app.server.closeAllConnections()
  }, patienceMs)
  try {
    await app.close()
  } finally {
    clearTimeout(timer)
  }
}
