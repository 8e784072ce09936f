import { AsyncLocalStorage } from 'node:async_hooks'

/** The kind of work: an incoming request, an outgoing call, a job, or a part of these. */
export type SpanKind = 'server' | 'client' | 'job' | 'part'

/** Attributes of a span: routes, codes and counts; never personal data, addresses, texts or secrets. */
export type SpanFacts = Readonly<Record<string, string | number>>

/** A running piece of work in its trace. */
export type Span = {
  readonly traceId: string
  /** The header by which others continue the trace (W3C Trace Context). */
  readonly traceparent: string
  startPart(name: string, kind: SpanKind, facts?: SpanFacts): Span
  setAttributes(attributes: SpanFacts): void
  /** @param failure the kind of error that ended it; null when it did what it should */
  end(failure?: string | null): void
}

const current = new AsyncLocalStorage<Span>()

/** The current span; null without tracing. */
export function findSpan(): Span | null {
  return current.getStore() ?? null
}

/** Runs `work` with this span as the current one. */
export function runIn<Result>(span: Span, work: () => Result): Result {
  return current.run(span, work)
}

/** Runs `work` with this span as the current one, then ends the span. */
async function runToEnd<Result>(span: Span, work: () => Promise<Result>): Promise<Result> {
  try {
    const result = await runIn(span, work)
    span.end()
    return result
  } catch (error) {
    span.end(kindOf(error))
    throw error
  }
}

/** Runs `work` in a child span of the current one; without tracing it only runs it. */
export async function tracePart<Result>(
  name: string,
  { kind = 'part', facts = {} }: { kind?: SpanKind; facts?: SpanFacts },
  work: (span: Span | null) => Promise<Result>,
): Promise<Result> {
  const span = findSpan()?.startPart(name, kind, facts) ?? null
  return span ? await runToEnd(span, () => work(span)) : await work(null)
}

/** The trace id for a log line. */
export function describeTrace(): { trace_id?: string } {
  const span = findSpan()
  return span ? { trace_id: span.traceId } : {}
}

/** The code or the name of an error; its message may contain personal data. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
