import type { Tracing, TracingLog, TracingSettings } from './tracing.ts'

/** Connects to the collector. OpenTelemetry is imported only here, so a shop without tracing does not load it. */
export async function openTracing(settings: TracingSettings | null, log: TracingLog): Promise<Tracing | null> {
  if (settings === null) return null
  const { createOtlpTracing } = await import('./otlp-tracing.ts')
  return createOtlpTracing(settings, log)
}
