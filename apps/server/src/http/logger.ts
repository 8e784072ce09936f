import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import { findLogContext, type LogContext } from '../log-context.ts'
import { describeTrace } from '../tracing/span.ts'
import { describeError, hideSecrets } from './log-text.ts'

/** Where log lines go when not to the standard output. */
export type LogSink = { write(line: string): void }

type LoggerOptions = Exclude<NonNullable<FastifyServerOptions['logger']>, boolean>

/** Fastify's logger options: log lines contain no phone, code, password or token. */
export function describeLogger(level: string, sink?: LogSink): LoggerOptions {
  return {
    level,
    ...(sink && { stream: sink }),
    mixin: (_line, _level, logger) => ({ ...describeTrace(), ...describeContext(logger.bindings()) }),
    serializers: {
      err: describeError,
      req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions.url ?? '' }),
    },
    hooks: {
      logMethod(given, write) {
        // Of an error without a text, pino would write the message as it is.
        const parts: unknown[] = given.length === 1 && given[0] instanceof Error ? [given[0], given[0].message] : given
        const clean = parts.map((part) => (typeof part === 'string' ? hideSecrets(part) : part))
        write.apply(this, clean as Parameters<typeof write>)
      },
    },
  }
}

/** The request's logger already adds its id. */
function describeContext(said: object): LogContext {
  return 'reqId' in said ? {} : findLogContext()
}
