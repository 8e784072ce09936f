import type { Tracing, TracingLog, TracingSettings } from './tracing.ts'

/** Opens the way to the collector. OpenTelemetry is loaded here and nowhere else, so a shop without tracing pays nothing for it. */
export async function openTracing(settings: TracingSettings | null, log: TracingLog): Promise<Tracing | null> {
  if (settings === null) return null
  const { createOtlpTracing } = await import('./otlp-tracing.ts')
  return createOtlpTracing(settings, log)
}
