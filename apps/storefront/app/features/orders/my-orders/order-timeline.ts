import type { Order, OrderStatus } from '@shop/contract'

/** One step of the timeline: `at` is null for a future step. */
export type TimelineStep = Omit<Order['timeline'][number], 'at'> & { at: string | null; isCurrent: boolean }

const usualWay: readonly OrderStatus[] = ['pending_payment', 'processing', 'in_transit', 'delivered']

/** The timeline of an order: past steps, then the usual next ones; none after a final status. */
export function describeTimeline({ status, timeline }: Pick<Order, 'status' | 'timeline'>): TimelineStep[] {
  const past = timeline.map((step, index) => ({ ...step, isCurrent: index === timeline.length - 1 }))
  const place = usualWay.indexOf(status)
  const future = place === -1 ? [] : usualWay.slice(place + 1)
  const nothing = { at: null, note: null, failed_delivery: null, changed_total: null, isCurrent: false }
  return [...past, ...future.map((next) => ({ status: next, ...nothing }))]
}
