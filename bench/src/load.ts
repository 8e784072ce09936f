import { text } from 'node:stream/consumers'
import autocannon from 'autocannon'
import type { LoadPlan, LoadResult } from './measure.ts'

/** The process that sends the load: reads a plan from its input, prints the result as JSON. */
const plan: LoadPlan = JSON.parse(await text(process.stdin))
let next = plan.first ?? 0

const result = await autocannon({
  url: plan.origin,
  connections: plan.connections,
  ...(plan.amount ? { amount: plan.amount } : { duration: plan.seconds }),
  requests: [
    {
      method: plan.method,
      setupRequest(request) {
        const index = next++
        const { path, body, key } = plan.requests[index % plan.requests.length] ?? { path: '/' }
        const headers = {
          ...plan.headers,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(key && { 'idempotency-key': key }),
        }
        return { ...request, path, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
      },
    },
  ],
})

const answer: LoadResult = {
  requests: result['2xx'],
  failed: result.non2xx + result.errors + result.timeouts,
  perSecond: result['2xx'] / (result.duration || 1),
  p50: result.latency.p50,
  p99: result.latency.p99,
}
process.stdout.write(JSON.stringify(answer))
