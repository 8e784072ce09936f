import { memoryStore } from '@shop/session'
import { beforeEach, expect, it } from 'vitest'
import type { CheckoutBody } from './checkout-fields.ts'
import { type OrderRequest, orderAttempts } from './order-attempts.ts'

const request: OrderRequest<CheckoutBody> = {
  sessionKey: '5f0c2a3e-8a39-4f0e-9a55-0c3f6f1f9a11',
  body: {
    first_name: 'Mona',
    last_name: 'Salem',
    phone: '01012345678',
    region: 'EG-GZ',
    city: 'Dokki',
    address: '12 Tahrir Street',
    payment_method: 'cash',
    expected_total: 899,
  },
}

let store = memoryStore()
beforeEach(() => {
  store = memoryStore()
})

it('asks for the same with the same key, also after a reload and a refusal', () => {
  const first = orderAttempts<CheckoutBody>(store, 'checkout_attempts').begin(request)
  orderAttempts<CheckoutBody>(store, 'checkout_attempts').close(first.key)
  expect(orderAttempts<CheckoutBody>(store, 'checkout_attempts').begin(structuredClone(request)).key).toBe(first.key)
})

it.each([
  ['another payload', { ...request, body: { ...request.body, expected_total: 999 } }],
  ['another cart', { ...request, sessionKey: '00000000-8a39-4f0e-9a55-0c3f6f1f9a11' }],
])('asks for %s with another key', (_, other) => {
  const attempts = orderAttempts<CheckoutBody>(store, 'checkout_attempts')
  const first = attempts.begin(request)
  expect(attempts.begin(other).key).not.toBe(first.key)
  expect(attempts.begin(request).key).toBe(first.key)
})

it('knows which attempts have no answer, the newest first', () => {
  const attempts = orderAttempts<CheckoutBody>(store, 'checkout_attempts')
  const first = attempts.begin(request)
  const second = attempts.begin({ ...request, body: { ...request.body, city: 'Giza' } })
  expect(attempts.listOpen().map(({ key }) => key)).toEqual([second.key, first.key])
  attempts.close(second.key)
  expect(attempts.listOpen().map(({ key }) => key)).toEqual([first.key])
})

it('knows after a reload which request waits for a code, until something else is asked for', () => {
  const attempts = orderAttempts<CheckoutBody>(store, 'checkout_attempts')
  const { key } = attempts.begin(request)
  expect(attempts.findCodeNeeded()).toBeNull()
  attempts.close(key, { codeMessage: 'We have sent a code' })
  const waiting = { key, message: 'We have sent a code' }
  expect(orderAttempts<CheckoutBody>(store, 'checkout_attempts').findCodeNeeded()).toEqual(waiting)
  attempts.begin(request)
  attempts.close(key)
  expect(attempts.findCodeNeeded()).toEqual(waiting)
  expect(attempts.findCodeNeeded(({ city }) => city === 'Giza')).toBeNull()
  attempts.begin({ ...request, body: { ...request.body, city: 'Giza' } })
  expect(attempts.findCodeNeeded()).toBeNull()
})

it('forgets all of them once an order is placed, and the oldest before', () => {
  const attempts = orderAttempts<CheckoutBody>(store, 'checkout_attempts')
  for (let total = 1; total <= 9; total++) {
    attempts.begin({ ...request, body: { ...request.body, expected_total: total } })
  }
  expect(attempts.listOpen()).toHaveLength(5)
  attempts.forget()
  expect(attempts.listOpen()).toEqual([])
})

it.each(['', 'x', '{}', '[1, null, {"key": 3}]'])('takes a store that holds %j for empty', (text) => {
  store.setItem('checkout_attempts', text)
  expect(orderAttempts<CheckoutBody>(store, 'checkout_attempts').listOpen()).toEqual([])
  expect(orderAttempts<CheckoutBody>(store, 'checkout_attempts').findCodeNeeded()).toBeNull()
})
