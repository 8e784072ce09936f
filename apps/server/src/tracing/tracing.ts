import type { Span, SpanFacts, SpanKind } from './span.ts'

export type TracingSettings = {
  /** Where spans go: the collector's address for traces (OTLP over HTTP, JSON). */
  url: string
  /** What the collector wants besides, such as a key. */
  headers: Record<string, string>
  service: string
  /** The part of all traces that is kept, 0 to 1. */
  ratio: number
}

/** Begins spans that are part of nothing here. */
export type Tracing = {
  /** @param traceparent the header of who asked for it, to be continued */
  start(name: string, kind: SpanKind, facts?: SpanFacts, traceparent?: string): Span
  /** Sends what is left, as far as the collector takes it within seconds. */
  stop(): Promise<void>
}

export type TracingLog = { info(facts: object, text: string): void; warn(facts: object, text: string): void }
