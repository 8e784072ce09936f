import type { TextStore } from '@shop/session'

const accessName = 'order_access'
/** As many as a browser remembers. */
const maxOrders = 20

/** What opens an order without an account: the shop gives the token once, to who placed it. */
export type OrderAccess = {
  id: string
  token: string
  number: string
  /** It belongs to the account that was signed in, and stands among its orders. */
  isOfAccount?: boolean
}

/** Remembers in this browser which orders were placed in it. The token never stands in an address. */
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

/** What an older version or a curious shopper wrote otherwise counts as nothing. */
function parseList(text: string | null): OrderAccess[] {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(parsed) ? parsed.filter((one) => typeof one?.id === 'string') : []
  } catch {
    return []
  }
}
