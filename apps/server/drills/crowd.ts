import { randomInt, randomUUID } from 'node:crypto'
import { onTestFinished } from 'vitest'
import { goodCheckout } from '../test/factories.ts'
import type { Caller } from './caller.ts'
import { waitSeconds } from './wait-seconds.ts'

/** The results of a crowd of shoppers. */
export type CrowdReport = {
  /** Ids of the confirmed orders, in the order of their responses. */
  orders: string[]
  /** Answers by status, retried ones included; `none` where the connection broke. */
  answers: Record<string, number>
  /** How long accepted orders took, in milliseconds, shortest first. */
  millis: number[]
}

/**
 * Shoppers who buy one unit after the other, each once the previous is confirmed. After no response, or when the shop is
 * unavailable, they retry a moment later with the same key, as the storefront does.
 *
 * @returns a function that ends the shopping and gives the results
 */
export function sendCrowd(call: Caller, { shoppers, productId }: { shoppers: number; productId: number }) {
  const report: CrowdReport = { orders: [], answers: {}, millis: [] }
  let isOpen = true
  let isAbandoned = false
  const buy = async (localAddress: string) => {
    const headers = { 'idempotency-key': randomUUID() }
    const phone = `010${String(randomInt(100_000_000)).padStart(8, '0')}`
    const body = { ...goodCheckout, phone, product_id: productId }
    const path = `/api/orders/buy-now/?session_key=${randomUUID()}`
    for (;;) {
      const answer = await call(path, { method: 'POST', headers, body, localAddress }).catch(() => null)
      const status = String(answer?.status ?? 'none')
      report.answers[status] = (report.answers[status] ?? 0) + 1
      if (answer?.status === 201) {
        report.orders.push(JSON.parse(answer.text).order.id)
        report.millis.push(answer.millis)
        return
      }
      if (answer && ![502, 503, 504].includes(answer.status)) {
        throw new Error(`An order was answered ${answer.status}: ${answer.text.slice(0, 300)}`)
      }
      if (isAbandoned) return
      await waitSeconds(0.2)
    }
  }
  // Each comes from an address of their own, as people do.
  const shop = async (_: unknown, place: number) => {
    while (isOpen) await buy(`127.1.${Math.floor(place / 250)}.${(place % 250) + 1}`)
  }
  const crowd = Promise.all(Array.from({ length: shoppers }, shop))
  onTestFinished(() => {
    isOpen = false
    isAbandoned = true
  })
  return {
    report,
    async end(): Promise<CrowdReport> {
      isOpen = false
      await crowd
      report.millis.sort((a, b) => a - b)
      return report
    },
  }
}

export function percentile(sorted: readonly number[], share: number): number {
  return Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0)
}
