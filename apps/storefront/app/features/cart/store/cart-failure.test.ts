import { ApiError, ConnectionError } from '@shop/contract'
import { describe, expect, it } from 'vitest'
import { describeFailure, toCartFailure } from './cart-failure.ts'

const attempts = { add: 'a', remove: 'r', update: 'u', clear: 'c', load: 'Failed to load cart' }

describe('describeFailure (C-12)', () => {
  it.each([
    ['names the status', new ApiError(502, {}), 'Failed to load cart (502)'],
    ['gives the reason of the shop', new ApiError(409, { message: 'Only 2 left' }), 'Failed to load cart: Only 2 left'],
    ['tells what was tried when no answer came', new ConnectionError(new TypeError('fetch')), 'Failed to load cart'],
  ])('C-13: %s', (_, error, text) => {
    expect(describeFailure(toCartFailure('load', error), attempts)).toBe(text)
  })
})
