import type { OrderStatus } from './order-status.ts'

/** The queues of the back office: each names what an order waits for. An order is in at most one of them. */
export const orderViews = ['to_confirm', 'to_pack', 'to_hand_over', 'on_the_way', 'coming_back', 'to_refund'] as const
export type OrderView = (typeof orderViews)[number]

/** What staff do with many orders at once. `take` says who packs an order; `put_back` and `unpack` correct a slip. */
export const orderActions = [
  'take',
  'put_back',
  'pack',
  'unpack',
  'ship',
  'undo_ship',
  'deliver',
  'undo_deliver',
] as const
export type OrderAction = (typeof orderActions)[number]

/** Papers of many orders that come as one PDF. */
export const paperKinds = ['invoices', 'slips'] as const
export type PaperKind = (typeof paperKinds)[number]

/** Max orders of one request. */
export const maxOrdersAtOnce = 100

/** Whether an order has a packing slip and a parcel label: while it is prepared or on its way. They name the person, so nobody gets them afterwards. */
export function hasPackingPapers({ status }: { status: OrderStatus }): boolean {
  return status === 'processing' || status === 'in_transit'
}
