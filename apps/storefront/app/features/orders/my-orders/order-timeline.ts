import type { Order, OrderStatus } from '@shop/contract'

/** One step of an order's way: `at` is null for what is still to come. */
export type TimelineStep = { status: OrderStatus; at: string | null; note: string | null; isCurrent: boolean }

const usualWay: readonly OrderStatus[] = ['pending_payment', 'processing', 'in_transit', 'delivered']

/** The way of an order: what has happened, in its order, then what usually follows; nothing follows an end. */
export function describeTimeline({ status, timeline }: Pick<Order, 'status' | 'timeline'>): TimelineStep[] {
  const past = timeline.map((step, index) => ({ ...step, isCurrent: index === timeline.length - 1 }))
  const place = usualWay.indexOf(status)
  const future = place === -1 ? [] : usualWay.slice(place + 1)
  return [...past, ...future.map((next) => ({ status: next, at: null, note: null, isCurrent: false }))]
}
