import { z } from 'zod'
import type { TracingSettings } from '../tracing/tracing.ts'

const collectorUrl = z.url({ protocol: /^https?$/ })

/** Settings of tracing, under the names that OpenTelemetry gives them. */
export const tracingEnvironment = {
  OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrl.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: collectorUrl.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .refine(
      (list) => list.split(',').every((pair) => /^\s*[\w-]+=(?:[^\s%]|%[0-7][\da-f])*\s*$/i.test(pair)),
      'looks like name=value,name=value',
    )
    .transform(readHeaders)
    .default({}),
  OTEL_SERVICE_NAME: z.string().min(1).max(100).default('nawwar'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
}

const tracingSchema = z.object(tracingEnvironment)

/** Where traces are sent; null without a collector. */
export function toTracingSettings(given: z.output<typeof tracingSchema>): TracingSettings | null {
  const base = given.OTEL_EXPORTER_OTLP_ENDPOINT
  const url = given.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base && `${base.replace(/\/+$/, '')}/v1/traces`)
  if (url === undefined) return null
  const { OTEL_EXPORTER_OTLP_HEADERS: headers, OTEL_SERVICE_NAME: service, OTEL_TRACES_SAMPLER_ARG: ratio } = given
  return { url, headers, service, ratio }
}

/** Values are percent-encoded, as in a URL. */
function readHeaders(list: string): Record<string, string> {
  const pairs = list.split(',').map((pair) => pair.trim())
  return Object.fromEntries(
    pairs.map((pair): [string, string] => {
      const end = pair.indexOf('=')
      return [pair.slice(0, end), decodeURIComponent(pair.slice(end + 1))]
    }),
  )
}
