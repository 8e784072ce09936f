import { memoryStore } from '@shop/session'
import { expect, it } from 'vitest'
import { reportOnce } from './report-once.ts'

it('tells each key once, also after a reload', () => {
  const store = memoryStore()
  expect(reportOnce(store, 'analytics_purchases').isFirst('NW-1')).toBe(true)
  expect(reportOnce(store, 'analytics_purchases').isFirst('NW-1')).toBe(false)
  expect(reportOnce(store, 'analytics_purchases').isFirst('NW-2')).toBe(true)
})

it.each(['', '{}', 'x', '[3, null]'])('takes a store that holds %j for empty', (text) => {
  const store = memoryStore()
  store.setItem('analytics_purchases', text)
  expect(reportOnce(store, 'analytics_purchases').isFirst('NW-1')).toBe(true)
})
