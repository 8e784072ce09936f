import type { OrderCallRow } from './order-calls.repository.ts'

/** The newest request of the shopper for a change, unless staff have reached them since. A tap on *confirm* answers nothing. */
export function openRequestOf(calls: readonly OrderCallRow[]): OrderCallRow | undefined {
  const newest = calls.findLast(
    ({ source, outcome }) => source === 'shopper' || (source === 'staff' && outcome === 'reached'),
  )
  return newest?.source === 'shopper' ? newest : undefined
}

/** Why an order that is being prepared waits for a call (`needsCall` in SQL): the request comes first, because its answer confirms the order. */
export function whyCall(calls: readonly OrderCallRow[]): 'change_requested' | 'unconfirmed' | null {
  if (openRequestOf(calls)) return 'change_requested'
  return calls.some(({ outcome }) => outcome === 'reached') ? null : 'unconfirmed'
}
