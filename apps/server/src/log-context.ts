import { AsyncLocalStorage } from 'node:async_hooks'

/** What a log line says of the work that it belongs to: the request, and the job that it asked for. */
export type LogContext = { reqId?: string | undefined; job?: string; jobId?: string }

const current = new AsyncLocalStorage<LogContext>()

/** The work under way here; nothing where there is none. */
export function findLogContext(): LogContext {
  return current.getStore() ?? {}
}

/** Runs a function. Its log lines, and those of everything that it calls, get these fields. */
export function runInLogContext<Result>(context: LogContext, work: () => Result): Result {
  return current.run(context, work)
}
