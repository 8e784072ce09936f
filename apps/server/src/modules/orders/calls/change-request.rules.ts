import type { OrderCallRow } from './order-calls.repository.ts'

/** The newest request of the shopper for a change, unless staff have reached them since. A tap on *confirm* answers nothing. */
export function openRequestOf(calls: readonly OrderCallRow[]): OrderCallRow | undefined {
  const newest = calls.findLast(
    ({ source, outcome }) => source === 'shopper' || (source === 'staff' && outcome === 'reached'),
  )
  return newest?.source === 'shopper' ? newest : undefined
}

/** Tells whether an order that is being prepared waits for a call (`needsCall` in SQL). */
export function isWaitingForCall(calls: readonly OrderCallRow[]): boolean {
  return openRequestOf(calls) !== undefined || !calls.some(({ outcome }) => outcome === 'reached')
}
