import { openSessionStore, readFields } from '@shop/session'

const linkName = 'paying_link'

/**
 * Stores the signed link of an order before its payment page opens. The provider leads every shopper back to one address, which names the
 * order alone and opens it only to its owner. It ends with the tab.
 */
export function savePayingLink(id: string, token: string): void {
  openSessionStore().setItem(linkName, JSON.stringify({ id, token }))
}

/** The token of the link by which this tab last opened the payment page of an order; null for another order. */
export function findPayingLink(orderId: string): string | null {
  const { id, token } = readFields(openSessionStore().getItem(linkName))
  return id === orderId && typeof token === 'string' ? token : null
}
