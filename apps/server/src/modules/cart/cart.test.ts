import { describe, expect, test } from 'vitest'
import { maxQuantity, stateOfLine, totalCart } from './cart.rules.ts'

const terms = [{ fee: 5000, free_over: 50_000 }]
const remote = { fee: 11_000, free_over: null }

describe('totals', () => {
  test.each([
    ['nothing', [], 0, 0, 0],
    ['a cheap thing', [{ price: 19_999, quantity: 1 }], 1, 19_999, 5000],
    ['exactly the threshold', [{ price: 25_000, quantity: 2 }], 2, 50_000, 5000],
    ['a piastre above it', [{ price: 50_001, quantity: 1 }], 1, 50_001, 0],
    [
      'several lines',
      [
        { price: 1999, quantity: 3 },
        { price: 10_000, quantity: 2 },
      ],
      5,
      25_997,
      5000,
    ],
  ])('%s', (_name, lines, itemCount, subtotal, delivery) => {
    expect(totalCart(lines, terms)).toEqual({
      itemCount,
      subtotal,
      delivery,
      total: subtotal + delivery,
      isDeliveryFinal: true,
    })
  })

  test.each([
    ['nothing', [], 0, true],
    ['a cheap thing', [{ price: 19_999, quantity: 1 }], 5000, false],
    ['a thing above one threshold', [{ price: 50_001, quantity: 1 }], 0, false],
  ])('delivery of %s to places that differ is the lowest', (_name, lines, delivery, isDeliveryFinal) => {
    expect(totalCart(lines, [remote, ...terms])).toMatchObject({ delivery, isDeliveryFinal })
  })

  test('an amount that no number holds exactly is refused', () => {
    expect(() => totalCart([{ price: 10_000_000_000_000, quantity: 99 }], terms)).toThrow(RangeError)
  })
})

test.each([
  [{ isSold: true, stock: 5, quantity: 5 }, 'available'],
  [{ isSold: true, stock: 4, quantity: 5 }, 'short_of_stock'],
  [{ isSold: true, stock: 0, quantity: 1 }, 'out_of_stock'],
  [{ isSold: false, stock: 5, quantity: 1 }, 'not_sold'],
])('%j is %s', (line, state) => {
  expect(stateOfLine(line)).toBe(state)
})

test('a cart holds no more than the stock, and never more than 99', () => {
  expect(maxQuantity(3)).toBe(3)
  expect(maxQuantity(500)).toBe(99)
})
