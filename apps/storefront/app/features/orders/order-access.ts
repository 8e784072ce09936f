import type { TextStore } from '@shop/session'

const accessName = 'order_access'
/** The maximum number of stored orders. */
const maxOrders = 20

/** The token that opens an order without an account; the shop gives it once, when the order is placed. */
export type OrderAccess = { id: string; token: string; number: string }

/**
 * Stores which orders were placed in this browser without an account; those of an account open to the account alone. The token is
 * never part of an address.
 */
export function orderAccess(store: TextStore) {
  const list = () => parseList(store.getItem(accessName))
  return {
    /** The newest first. */
    list,
    find: (id: string): OrderAccess | null => list().find((access) => access.id === id) ?? null,
    save(access: OrderAccess): void {
      const others = list().filter(({ id }) => id !== access.id)
      store.setItem(accessName, JSON.stringify([access, ...others].slice(0, maxOrders)))
    },
  }
}

/** A stored text in another format counts as none; so does an order of an account, which an earlier version stored. */
function parseList(text: string | null): OrderAccess[] {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(parsed) ? parsed.filter(isOfGuest).map(({ id, token, number }) => ({ id, token, number })) : []
  } catch {
    return []
  }
}

function isOfGuest(one: unknown): one is OrderAccess {
  const { id, token, number, isOfAccount } = (one ?? {}) as Record<string, unknown>
  return [id, token, number].every((text) => typeof text === 'string') && isOfAccount !== true
}
