import { runIn } from '../tracing/span.ts'
import type { Tracing } from '../tracing/tracing.ts'

export type JobOutcome = 'completed' | 'failed'
/** A job from the queue, with the trace and the id of the request that added it, where there was one. */
export type TakenJob = {
  id: string
  data: { traceparent?: string; reqId?: string } | null
  retryCount: number
  retryLimit: number
}

/** Runs a job in its own span, in the trace of the request that added it. */
export async function traceJob(
  tracing: Tracing | null,
  name: string,
  taken: TakenJob,
  work: () => Promise<JobOutcome>,
): Promise<JobOutcome> {
  if (!tracing) return await work()
  const facts = { 'shop.job': name, 'shop.job.id': taken.id, 'shop.job.tries_before': taken.retryCount }
  const span = tracing.start(`job ${name}`, 'job', facts, taken.data?.traceparent)
  const outcome = await runIn(span, work)
  span.end(outcome === 'failed' ? 'failed' : null)
  return outcome
}
