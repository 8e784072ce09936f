import type { Cart } from '@shop/contract'
import type { ShopClient } from '../../../api.ts'
import type { CartStorage } from './cart-storage.ts'
import { shareInFlight } from './share-in-flight.ts'

/** A product to add to the cart; without a color the shop chooses the first in stock. */
export type Addition = { productId: number; colorId?: number | null; quantity?: number }

/**
 * The cart's calls for this browser: identical running calls share an answer, and each answer is cached (rule C-11).
 *
 * @throws ApiError and ConnectionError from each call; `load` only without a cached cart (rule C-12)
 */
export function cartRequests(api: ShopClient['cart'], storage: CartStorage) {
  const share = shareInFlight()
  const query = () => {
    const region = storage.findGovernorate()
    return { session_key: storage.ensureSessionKey(), ...(region && { region }) }
  }
  const run = (name: string, call: () => Promise<Cart>) => {
    const key = storage.ensureSessionKey()
    return share(`${key} ${name}`, async () => {
      const cart = await call()
      // A logout meanwhile made a new key: this is the cart of the person who left.
      if (storage.ensureSessionKey() === key) storage.remember(cart, Date.now())
      return cart
    })
  }
  return {
    load: () =>
      run('load', () => api.getCart({ query: query() })).catch((error: unknown) => {
        const remembered = storage.recall(Date.now())
        if (remembered) return remembered
        throw error
      }),
    add: ({ productId, colorId = null, quantity = 1 }: Addition) => {
      const body = { product_id: productId, quantity, ...(colorId !== null && { color_id: colorId }) }
      return run(`add ${JSON.stringify(body)}`, () => api.addToCart({ query: query(), body }))
    },
    remove: (lineId: number) =>
      run(`remove ${lineId}`, () => api.removeFromCart({ query: query(), body: { cartitem_id: lineId } })),
    setQuantity: (lineId: number, quantity: number) =>
      run(`set ${lineId} ${quantity}`, () =>
        api.updateQuantity({ query: query(), body: { cartitem_id: lineId, quantity } }),
      ),
    clear: (cartId: number) =>
      run(`clear ${cartId}`, () => api.clearCart({ params: { cartId: String(cartId) }, query: query() })),
  }
}

export type CartRequests = ReturnType<typeof cartRequests>
