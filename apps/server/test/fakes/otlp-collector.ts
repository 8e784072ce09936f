import { type FakeProvider, startProvider } from './provider.ts'

/** A span as the collector got it. */
export type CollectedSpan = {
  name: string
  kind: number
  traceId: string
  spanId: string
  parentSpanId: string | undefined
  facts: Record<string, string | number>
  hasFailed: boolean
}

export type Collector = FakeProvider & { spans(): CollectedSpan[] }

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } }
type SentSpan = Pick<CollectedSpan, 'name' | 'kind' | 'traceId' | 'spanId' | 'parentSpanId'> & {
  attributes: Attribute[]
  status: { code?: number }
}
type Sent = { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] }

/** A collector of OpenTelemetry (OTLP over HTTP, JSON). `error`: it answers 500. */
export async function startCollector(): Promise<Collector> {
  const provider = await startProvider((_request, behaviour) => ({
    status: behaviour === 'error' ? 500 : 200,
    body: {},
  }))
  const spans = () =>
    provider.requests
      .flatMap(({ text }) => (JSON.parse(text) as Sent).resourceSpans)
      .flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
      .map(({ attributes, status, ...span }) => ({
        ...span,
        facts: Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? ''])),
        hasFailed: status.code === 2,
      }))
  return { ...provider, spans }
}
