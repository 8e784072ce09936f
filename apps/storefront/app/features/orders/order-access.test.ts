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

it('opens no order of an account, which an earlier version stored', () => {
  const store = memoryStore()
  store.setItem('order_access', JSON.stringify([{ ...access('1'), isOfAccount: true }, access('2')]))
  expect(orderAccess(store).list()).toEqual([access('2')])
})

it('remembers the last twenty, each once', () => {
  const orders = orderAccess(memoryStore())
  for (let id = 1; id <= 21; id++) orders.save(access(String(id)))
  orders.save(access('21'))
  expect(orders.find('1')).toBeNull()
  expect(orders.find('2')).not.toBeNull()
})

it.each(['', '{}', '[null]', '[{"id":"1"}]', '[{"id":"1","token":"t","number":{}}]', 'x'])(
  'takes a store that holds %j for empty',
  (text) => {
    const store = memoryStore()
    store.setItem('order_access', text)
    expect(orderAccess(store).find('1')).toBeNull()
  },
)
