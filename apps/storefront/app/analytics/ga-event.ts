import { addMoney, containedTax, multiplyMoney, type Piastres, parsePounds, toPounds } from '@shop/contract'

/** Something bought or looked at, in words that stay English so that reports do not split. Amounts are EGP. */
export type Thing = {
  productId: number
  name: string
  brand: string | null
  category: string | null
  color: string | null
  price: number
  quantity: number
}

/** An item as Google Analytics 4 knows it. */
export type GaItem = {
  item_id: string
  item_name: string
  item_brand?: string
  item_category?: string
  item_variant?: string
  price: number
  quantity: number
}

export type GaEvent =
  | {
      name: 'view_item' | 'add_to_cart' | 'remove_from_cart' | 'begin_checkout'
      parameters: { currency: 'EGP'; value: number; items: GaItem[] }
    }
  | {
      name: 'purchase'
      parameters: {
        transaction_id: string
        currency: 'EGP'
        value: number
        tax: number
        shipping: number
        items: GaItem[]
      }
    }

/** More items than this an event may not have. */
const maxItems = 200

/** An event about products that are not bought yet; `value` is their total price. */
export function makeItemsEvent(name: Exclude<GaEvent['name'], 'purchase'>, things: readonly Thing[]): GaEvent {
  return { name, parameters: { currency: 'EGP', value: toPounds(worthOf(things)), items: toItems(things) } }
}

/** @param order its number for people, which names the purchase once, and what delivery costs in EGP */
export function makePurchase(order: { number: string; delivery: number }, things: readonly Thing[]): GaEvent {
  const worth = worthOf(things)
  const parameters = {
    transaction_id: order.number,
    currency: 'EGP' as const,
    value: toPounds(worth),
    tax: toPounds(containedTax(worth)),
    shipping: order.delivery,
    items: toItems(things),
  }
  return { name: 'purchase', parameters }
}

/** The address that an event names: no query, in which there may be what was typed, and no order's id. */
export function cleanAddress({ origin, pathname }: Pick<URL, 'origin' | 'pathname'>): string {
  return `${origin}${pathname.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi, 'id')}`
}

function worthOf(things: readonly Thing[]): Piastres {
  return addMoney(...things.map(({ price, quantity }) => multiplyMoney(toPiastres(price), quantity)))
}

/** What is no amount counts for nothing: a report is not worth a fault on the screen. */
function toPiastres(pounds: number): Piastres {
  return parsePounds(pounds) ?? (0 as Piastres)
}

function toItems(things: readonly Thing[]): GaItem[] {
  return things.slice(0, maxItems).map(({ productId, name, brand, category, color, price, quantity }) => ({
    item_id: String(productId),
    item_name: name,
    ...(brand && { item_brand: brand }),
    ...(category && { item_category: category }),
    ...(color && { item_variant: color }),
    price,
    quantity,
  }))
}
