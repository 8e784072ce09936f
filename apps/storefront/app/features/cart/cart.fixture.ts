import type { Cart, CartItem } from '@shop/contract'

/** An empty cart for tests. */
export function sampleCart(changes: Partial<Cart> = {}): Cart {
  return {
    id: 3,
    session_key: '5f0c2a3e-8a39-4f0e-9a55-0c3f6f1f9a11',
    items: [],
    item_count: 0,
    subtotal: 0,
    delivery: 0,
    total: 0,
    is_delivery_final: true,
    zone: null,
    created_at: null,
    updated_at: null,
    ...changes,
  }
}

/** A cart for tests with kettles of EGP 899, whose delivery is free. */
export function cartWithKettles(quantity: number, changes: Partial<Cart> = {}): Cart {
  const total = 899 * quantity
  const kettle: CartItem = {
    id: 5,
    product: { id: 7, name: 'Kettle', price: 899, image: null, picture: null },
    quantity,
    color_id: null,
    color_name: null,
    color_hex: null,
    line_total: total,
    seen_price: null,
    stock: 9,
    available: true,
    message: null,
  }
  return sampleCart({ items: [kettle], item_count: quantity, subtotal: total, total, ...changes })
}
