import { memoryStore } from '@shop/session'
import { expect, it } from 'vitest'
import { findFaults } from '../../../ui/forms/use-form.ts'
import { orderSearchStorage, searchChecks, tidyNumbers } from './order-search.ts'

it.each([
  [{ number: 'NW-100234', phone: '010 1234 5678', otp_code: '123 456' }, []],
  [{ number: '١٠٠٢٣٤', phone: '٠١٠١٢٣٤٥٦٧٨', otp_code: '١٢٣٤٥٦' }, []],
  [{ number: 'RT-1001', phone: '12345', otp_code: '12345' }, ['number', 'phone', 'otp_code']],
  [{ number: '', phone: '', otp_code: '' }, ['number', 'phone', 'otp_code']],
])('of %j these cannot be right: %j', (draft, wrong) => {
  expect(Object.keys(findFaults(searchChecks, draft))).toEqual(wrong)
})

it('numbers are shown as the shop writes them', () => {
  expect(tidyNumbers('nw ١٠٠٢٣٤', '٠١٠ ١٢٣٤ ٥٦٧٨')).toEqual({ number: 'NW-100234', phone: '01012345678' })
})

it('a search outlives a reload, and other stored texts are no search', () => {
  const store = memoryStore()
  const storage = orderSearchStorage(store)
  const search = { number: 'NW-100234', phone: '01012345678', token: 'abc' }
  storage.save(search)
  expect(storage.recall()).toEqual(search)
  for (const text of ['', '{', '[]', '{"number":1}', 'null']) {
    store.setItem('order_search', text)
    expect(storage.recall()).toBeNull()
  }
  storage.save(search)
  storage.save(null)
  expect(storage.recall()).toBeNull()
})
