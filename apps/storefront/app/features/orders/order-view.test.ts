import { ApiError, ConnectionError, type Order } from '@shop/contract'
import { expect, it } from 'vitest'
import { toOrderView } from './order-view.ts'

const order = { id: 'a' } as Order
const access = { number: '1001' }
const lost = new ConnectionError(new TypeError('fetch failed'))
const gone = new ApiError(404, {})
const nothing = { data: undefined, error: null }

it.each([
  ['until the browser knows who is here', nothing, undefined, null, { status: 'loading' }],
  ['to a guest who did not place it', nothing, null, null, { status: 'unknown' }],
  ['to who placed it, at first', nothing, null, access, { status: 'loading' }],
  ['to who is signed in', { data: order, error: null }, 7, null, { status: 'shown', order }],
  ['after a failure, as it was', { data: order, error: lost }, 7, null, { status: 'shown', order }],
  ['when the shop has it no more', { data: order, error: gone }, 7, null, { status: 'unknown' }],
  [
    'without an answer, by its number',
    { data: undefined, error: lost },
    null,
    access,
    { status: 'failed', number: '1001' },
  ],
  [
    'without an answer, to another device',
    { data: undefined, error: lost },
    7,
    null,
    { status: 'failed', number: null },
  ],
] as const)('an order is shown %s', (_, findings, shopperId, known, expected) => {
  expect(toOrderView(findings, shopperId, known)).toEqual(expected)
})
