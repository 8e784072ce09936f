import { textsOf } from '@shop/i18n'
import { expect, it } from 'vitest'
import { cartMessages } from './cart.messages.ts'

it('C-13: cart messages stand word for word as in the spec', () => {
  expect(textsOf(cartMessages, 'en')).toMatchObject({
    addFailed: 'Failed to add product to cart',
    removeFailed: 'Failed to remove item from cart',
    updateFailed: 'Failed to update item quantity',
    clearFailed: 'Failed to clear cart',
    loadFailed: 'Failed to load cart',
    added: 'Added to cart!',
    notAdded: 'Failed to add to cart',
  })
})
