import { randomUUID } from 'node:crypto'
import { type Context, SpanKind as Kind, ROOT_CONTEXT, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api'
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
import { continueTrace, writeTraceparent } from './traceparent.ts'
import type { Tracing, TracingLog, TracingSettings } from './tracing.ts'

/** How long the collector may take for a batch, in milliseconds; so long a stop waits for it at most. */
const patience = 3000
/** How often spans are sent, in milliseconds, and how many wait at most: more are dropped, the shop does not wait for them. */
const batches = {
  scheduledDelayMillis: 2000,
  maxQueueSize: 4096,
  maxExportBatchSize: 512,
  exportTimeoutMillis: patience,
}

const kinds: Record<SpanKind, Kind> = {
  server: Kind.SERVER,
  client: Kind.CLIENT,
  job: Kind.CONSUMER,
  part: Kind.INTERNAL,
}

/** Tracing by OpenTelemetry's SDK: spans go to the collector in batches, beside the work and never in its way. */
export function createOtlpTracing({ url, headers, service, ratio }: TracingSettings, log: TracingLog): Tracing {
  const otlp = new OTLPTraceExporter({ url, headers, timeoutMillis: patience, concurrencyLimit: 2 })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.instance.id': randomUUID() }),
    sampler: createSampler(ratio),
    spanProcessors: [new BatchSpanProcessor({ exporter: tellFailures(otlp, log), ...batches })],
  })
  const tracer = provider.getTracer('nawwar')
  return {
    start: (name, kind, facts, traceparent) =>
      beginSpan(tracer, continueTrace(ROOT_CONTEXT, traceparent), name, kind, facts),
    // What could not be delivered has been told already.
    stop: () => provider.shutdown().catch(() => undefined),
  }
}

/** Which traces are kept is decided here by their id alone: a stranger's header neither asks for more nor hides what they do. */
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
    tell: (more) => void span.setAttributes(more),
    end(failure = null) {
      if (failure !== null) span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', failure)
      span.end()
    },
  }
}

/** Says in the log when the collector begins to fail, and when it is back; not for every batch between. */
function tellFailures(exporter: OTLPTraceExporter, log: TracingLog): SpanExporter {
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
