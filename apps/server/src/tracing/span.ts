import { AsyncLocalStorage } from 'node:async_hooks'

/** What a piece of work is: a call from outside, one of our calls to others, a job, or a part of these. */
export type SpanKind = 'server' | 'client' | 'job' | 'part'

/** Facts of a span: routes, codes and counts; never a person, an address, a text or a secret. */
export type SpanFacts = Readonly<Record<string, string | number>>

/** A piece of work under way, as its trace knows it. */
export type Span = {
  readonly traceId: string
  /** The header by which others continue the trace (W3C Trace Context). */
  readonly traceparent: string
  startPart(name: string, kind: SpanKind, facts?: SpanFacts): Span
  tell(facts: SpanFacts): void
  /** @param failure the kind of error that ended it; null when it did what it should */
  end(failure?: string | null): void
}

const current = new AsyncLocalStorage<Span>()

/** The span of what is under way here; null where nothing is traced. */
export function findSpan(): Span | null {
  return current.getStore() ?? null
}

/** Does something as part of a span, so that what it does in turn finds it. */
export function runIn<Result>(span: Span, work: () => Result): Result {
  return current.run(span, work)
}

/** Does something as part of a span, and ends it with that. */
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

/** Does a part of what is under way as a span of its own; where nothing is traced, just does it. */
export async function tracePart<Result>(
  name: string,
  { kind = 'part', facts = {} }: { kind?: SpanKind; facts?: SpanFacts },
  work: (span: Span | null) => Promise<Result>,
): Promise<Result> {
  const span = findSpan()?.startPart(name, kind, facts) ?? null
  return span ? await runToEnd(span, () => work(span)) : await work(null)
}

/** What a log line says of the trace that it belongs to. */
export function describeTrace(): { trace_id?: string } {
  const span = findSpan()
  return span ? { trace_id: span.traceId } : {}
}

/** The code or the name of an error; its message may say something of people. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
