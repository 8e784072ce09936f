import { memoryStore } from '@shop/session'
import { expect, it } from 'vitest'
import { toldOnce } from './told-once.ts'

it('tells each key once, also after a reload', () => {
  const store = memoryStore()
  expect(toldOnce(store, 'told').isFirst('NW-1')).toBe(true)
  expect(toldOnce(store, 'told').isFirst('NW-1')).toBe(false)
  expect(toldOnce(store, 'told').isFirst('NW-2')).toBe(true)
})

it.each(['', '{}', 'x', '[3, null]'])('takes a store that holds %j for empty', (text) => {
  const store = memoryStore()
  store.setItem('told', text)
  expect(toldOnce(store, 'told').isFirst('NW-1')).toBe(true)
})
