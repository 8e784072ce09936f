import type { Cart } from '@shop/contract'

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
