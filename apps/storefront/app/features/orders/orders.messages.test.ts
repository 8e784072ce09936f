import { textsOf } from '@shop/i18n'
import { expect, it } from 'vitest'
import { ordersMessages } from './orders.late.messages.ts'

it('O-01, O-02, O-05: texts of an order stand word for word as in the spec', () => {
  const texts = textsOf(ordersMessages, 'en')
  expect(texts).toMatchObject({
    required: 'field is required',
    badPhone: expect.stringMatching(/^please enter a valid phone number/),
    colorNeeded: 'Please select a color for the product before proceeding',
    cartMissing: 'Your cart could not be found. Please try refreshing the page or adding items again.',
    cartEmpty: 'Your cart is empty. Please add items to your cart before checkout.',
    cartInvalid: 'Some items in your cart are invalid. Please remove them and try again.',
    cartUnexpected: 'An error occurred while validating your cart. Please try again.',
    processingFailed: 'Error processing your order. Please try again.',
  })
  const needs = Object.entries(texts).filter(([name]) => /^need[A-Z]/.test(name))
  expect(needs.map(([, text]) => text)).toEqual(needs.map(() => expect.stringMatching(/^field is required\. /)))
})
