import type { Span, SpanFacts, SpanKind } from './span.ts'

export type TracingSettings = {
  /** The collector's URL for traces (OTLP over HTTP, JSON). */
  url: string
  /** Extra headers for the collector, such as an API key. */
  headers: Record<string, string>
  service: string
  /** The sampled fraction of traces, 0 to 1. */
  ratio: number
}

/** Starts root spans. */
export type Tracing = {
  /** @param traceparent the caller's header, whose trace is continued */
  start(name: string, kind: SpanKind, facts?: SpanFacts, traceparent?: string): Span
  /** Sends the queued spans, within the exporter's timeout. */
  stop(): Promise<void>
}

export type TracingLog = { info(facts: object, text: string): void; warn(facts: object, text: string): void }
