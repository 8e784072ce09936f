import { text } from 'node:stream/consumers'
import autocannon from 'autocannon'
import type { LoadPlan, LoadResult } from './measure.ts'

/** The process that sends the load: reads a plan from its input, prints the result as JSON. */
const plan: LoadPlan = JSON.parse(await text(process.stdin))
let next = plan.first ?? 0

/** Duration of each response. */
const latencies: number[] = []
let firstSent = 0
let lastAnswered = 0

const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>()
const options: autocannon.Options = {
  url: plan.origin,
  connections: plan.connections,
  ...(plan.amount ? { amount: plan.amount } : { duration: plan.seconds }),
  requests: [
    {
      method: plan.method,
      setupRequest(request) {
        firstSent ||= performance.now()
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
}
const run = autocannon(options, (error: Error | null, result) => (error ? reject(error) : resolve(result)))
run.on('response', (_client, _status, _bytes, millis) => {
  lastAnswered = performance.now()
  latencies.push(millis)
})
const result = await promise
// During the first responses of each connection this process is still being compiled, so they measure this process.
latencies.splice(0, 3 * plan.connections)
latencies.sort((a, b) => a - b)

// Timed here, because autocannon checks only once a second whether it is done, and counts that second.
const answer: LoadResult = {
  requests: result['2xx'],
  failed: result.non2xx + result.errors + result.timeouts,
  perSecond: (result['2xx'] * 1000) / (lastAnswered - firstSent || 1),
  p50: percentile(0.5),
  p99: percentile(0.99),
}
process.stdout.write(JSON.stringify(answer))

function percentile(share: number): number {
  return latencies[Math.ceil(latencies.length * share) - 1] ?? 0
}
