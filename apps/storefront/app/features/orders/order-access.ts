import type { TextStore } from '@shop/session'

const accessName = 'order_access'
/** The maximum number of stored orders. */
const maxOrders = 20

/** The token that opens an order without an account; the shop gives it once, when the order is placed. */
export type OrderAccess = {
  id: string
  token: string
  number: string
  /** Placed while signed in: it is also listed among the account's orders. */
  isOfAccount?: boolean
}

/** Stores which orders were placed in this browser. The token is never part of an address. */
export function orderAccess(store: TextStore) {
  const list = () => parseList(store.getItem(accessName))
  return {
    /** The newest first. */
    list,
    listOfGuests: () => list().filter(({ isOfAccount }) => !isOfAccount),
    find: (id: string): OrderAccess | null => list().find((access) => access.id === id) ?? null,
    save(access: OrderAccess): void {
      const others = list().filter(({ id }) => id !== access.id)
      store.setItem(accessName, JSON.stringify([access, ...others].slice(0, maxOrders)))
    },
  }
}

/** A stored text in another format counts as none. */
function parseList(text: string | null): OrderAccess[] {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(parsed) ? parsed.filter((one) => typeof one?.id === 'string') : []
  } catch {
    return []
  }
}
