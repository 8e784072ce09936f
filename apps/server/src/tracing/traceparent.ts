import { type Context, type SpanContext, trace } from '@opentelemetry/api'

/** Version 00 of W3C Trace Context, or a later one that begins the same; ids of zeros are none. */
const pattern = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(?:-|$)/

/** A context that continues the trace of a `traceparent` header; the given one when there is none, or it is none. */
export function continueTrace(context: Context, header: string | undefined): Context {
  const [, traceId, spanId, flags] = pattern.exec(header ?? '') ?? []
  if (traceId === undefined || spanId === undefined || flags === undefined) return context
  const traceFlags = Number.parseInt(flags, 16) & 1
  return trace.setSpanContext(context, { traceId, spanId, traceFlags, isRemote: true })
}

export function writeTraceparent({ traceId, spanId, traceFlags }: SpanContext): string {
  return `00-${traceId}-${spanId}-0${traceFlags & 1}`
}
