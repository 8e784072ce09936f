import { memoryStore } from '@shop/session'
import { expect, it } from 'vitest'
import { orderAccess } from './order-access.ts'

const access = (id: string) => ({ id, token: `token of ${id}`, number: `NW-${id}` })

it('opens the orders that were placed in this browser, and no others', () => {
  const store = memoryStore()
  orderAccess(store).save(access('1'))
  orderAccess(store).save(access('2'))
  expect(orderAccess(store).find('1')).toEqual(access('1'))
  expect(orderAccess(store).find('3')).toBeNull()
})

it('tells the orders of guests from those of an account', () => {
  const orders = orderAccess(memoryStore())
  orders.save({ ...access('1'), isOfAccount: true })
  orders.save({ ...access('2'), isOfAccount: false })
  expect(orders.list().map(({ id }) => id)).toEqual(['2', '1'])
  expect(orders.listOfGuests().map(({ id }) => id)).toEqual(['2'])
})

it('remembers the last twenty, each once', () => {
  const orders = orderAccess(memoryStore())
  for (let id = 1; id <= 21; id++) orders.save(access(String(id)))
  orders.save(access('21'))
  expect(orders.find('1')).toBeNull()
  expect(orders.find('2')).not.toBeNull()
})

it.each(['', '{}', '[null]', 'x'])('takes a store that holds %j for empty', (text) => {
  const store = memoryStore()
  store.setItem('order_access', text)
  expect(orderAccess(store).find('1')).toBeNull()
})
