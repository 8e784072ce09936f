import { isCashDue, type OrderAction, type StaffOrderRow } from '@shop/contract/staff'

/** The actions of the selection bar. The two that undo are offered after the work. */
export type SelectionAction = Exclude<OrderAction, 'undo_ship' | 'undo_deliver'>

/** Which orders an action is for; the others of a selection stay as they are. */
const isFor: Readonly<Record<SelectionAction, (order: StaffOrderRow) => boolean>> = {
  take: ({ status, packer }) => status === 'processing' && packer === null,
  put_back: ({ status, packer, packed_at }) => status === 'processing' && packer !== null && packed_at === null,
  pack: ({ status, packed_at }) => status === 'processing' && packed_at === null,
  unpack: ({ status, packed_at }) => status === 'processing' && packed_at !== null,
  ship: ({ status }) => status === 'processing',
  deliver: ({ status }) => status === 'in_transit',
}

/** The orders of a selection that an action is for. */
export function ordersFor(action: SelectionAction, selected: readonly StaffOrderRow[]): StaffOrderRow[] {
  return selected.filter(isFor[action])
}

/** What the couriers of some orders collect, in EGP, summed in piastres. */
export function sumCash(orders: readonly StaffOrderRow[]): number {
  const due = orders.filter(isCashDue)
  return due.reduce((sum, { cash_amount }) => sum + Math.round(cash_amount * 100), 0) / 100
}
