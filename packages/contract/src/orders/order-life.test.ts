import { describe, expect, test } from 'vitest'
import { orderCan, orderLife, orderSteps, statusesBefore } from './order-life.ts'
import { orderStatuses } from './order-status.ts'

test('every order ends: only a failed attempt to deliver leads back to where it has been', () => {
  const reach = (status: (typeof orderStatuses)[number], seen: string[] = []): void => {
    expect(seen).not.toContain(status)
    const { attempt: _, ...onward } = orderLife[status]
    for (const next of Object.values(onward)) reach(next, [...seen, status])
  }
  reach('pending_payment')
})

describe('steps', () => {
  test.each([
    ['confirm_payment', ['pending_payment']],
    ['choose_cash', ['pending_payment']],
    ['expire', ['pending_payment']],
    ['cancel', ['pending_payment', 'processing']],
    ['ship', ['processing']],
    ['attempt', ['in_transit']],
    ['deliver', ['in_transit']],
    ['turn_back', ['in_transit']],
    ['receive_back', ['returning']],
    ['return', ['delivered']],
  ] as const)('%s starts from %j', (step, statuses) => {
    expect(statusesBefore(step)).toEqual(statuses)
  })

  test('all are named above', () => {
    expect(orderSteps).toHaveLength(10)
  })
})

test.each(orderStatuses)('a shopper cancels what is not on its way yet: %s', (status) => {
  const order = { status, payment_method: 'cash', payment_status: 'unpaid' } as const
  expect(orderCan.cancel(order)).toBe(status === 'pending_payment' || status === 'processing')
  expect(orderCan.pay(order)).toBe(status === 'pending_payment')
})
