import { randomUUID } from 'node:crypto'
import {
  type Context,
  SpanKind as Kind,
  ROOT_CONTEXT,
  type SpanContext,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Span, SpanFacts, SpanKind } from './span.ts'
import type { Tracing, TracingLog, TracingSettings } from './tracing.ts'

/** Time-out of a batch in milliseconds; a stop waits no longer than this for the collector. */
const exportTimeout = 3000
/** How often spans are sent, in milliseconds, and the size of their queue. Further spans are dropped, so the shop never waits. */
const batches = {
  scheduledDelayMillis: 2000,
  maxQueueSize: 4096,
  maxExportBatchSize: 512,
  exportTimeoutMillis: exportTimeout,
}

/** A `traceparent` of W3C Trace Context: version 00, or a later one of the same beginning. Ids of zeros are invalid. */
const traceparentPattern = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(?:-|$)/

const kinds: Record<SpanKind, Kind> = {
  server: Kind.SERVER,
  client: Kind.CLIENT,
  job: Kind.CONSUMER,
  part: Kind.INTERNAL,
}

/** Tracing by OpenTelemetry's SDK: spans go to the collector in batches, in the background. */
export function createOtlpTracing({ url, headers, service, ratio }: TracingSettings, log: TracingLog): Tracing {
  const otlp = new OTLPTraceExporter({ url, headers, timeoutMillis: exportTimeout, concurrencyLimit: 2 })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.instance.id': randomUUID() }),
    sampler: createSampler(ratio),
    spanProcessors: [new BatchSpanProcessor({ exporter: logFailures(otlp, log), ...batches })],
  })
  const tracer = provider.getTracer('nawwar')
  return {
    start: (name, kind, facts, traceparent) =>
      beginSpan(tracer, continueTrace(ROOT_CONTEXT, traceparent), name, kind, facts),
    // The exporter has logged the failure.
    stop: () => provider.shutdown().catch(() => undefined),
  }
}

/** Samples by the trace id alone: a caller's header can neither force nor prevent a sample. */
function createSampler(ratio: number): ParentBasedSampler {
  const byId = new TraceIdRatioBasedSampler(ratio)
  return new ParentBasedSampler({ root: byId, remoteParentSampled: byId, remoteParentNotSampled: byId })
}

function beginSpan(tracer: Tracer, context: Context, name: string, kind: SpanKind, facts: SpanFacts = {}): Span {
  const span = tracer.startSpan(name, { kind: kinds[kind], attributes: facts }, context)
  const within = trace.setSpan(context, span)
  const spanContext = span.spanContext()
  return {
    traceId: spanContext.traceId,
    traceparent: writeTraceparent(spanContext),
    startPart: (...part) => beginSpan(tracer, within, ...part),
    setAttributes: (more) => void span.setAttributes(more),
    end(failure = null) {
      if (failure !== null) span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', failure)
      span.end()
    },
  }
}

/** Logs when the collector begins to fail and when it works again, not every failed batch. */
function logFailures(exporter: OTLPTraceExporter, log: TracingLog): SpanExporter {
  let isFailing = false
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const hasFailed = result.error !== undefined
        if (hasFailed && !isFailing) log.warn({ err: result.error }, 'tracing: the collector takes no spans')
        if (!hasFailed && isFailing) log.info({}, 'tracing: the collector takes spans again')
        isFailing = hasFailed
        done(result)
      })
    },
    shutdown: () => exporter.shutdown(),
  }
}

/** A context that continues the trace of a `traceparent` header; the given context when the header is missing or invalid. */
function continueTrace(context: Context, header: string | undefined): Context {
  const [, traceId, spanId, flags] = traceparentPattern.exec(header ?? '') ?? []
  if (traceId === undefined || spanId === undefined || flags === undefined) return context
  const traceFlags = Number.parseInt(flags, 16) & 1
  return trace.setSpanContext(context, { traceId, spanId, traceFlags, isRemote: true })
}

function writeTraceparent({ traceId, spanId, traceFlags }: SpanContext): string {
  return `00-${traceId}-${spanId}-0${traceFlags & 1}`
}
