import type { FastifyInstance } from 'fastify'

/** Time for open requests to end, in milliseconds. Together with the jobs' time it is below the stop time in `deploy/compose.yaml`. */
const closeTimeout = 20_000

/**
 * Closes the app after its open requests have ended. Connections that are still open after `timeoutMs` are closed, because a slow or
 * silent client must not block a stop.
 */
export async function closeInTime(app: FastifyInstance, timeoutMs = closeTimeout): Promise<void> {
  const timer = setTimeout(() => {
    app.log.warn({}, 'stopping: requests that did not end in time are aborted')
    app.server.closeAllConnections()
  }, timeoutMs)
  try {
    await app.close()
  } finally {
    clearTimeout(timer)
  }
}
