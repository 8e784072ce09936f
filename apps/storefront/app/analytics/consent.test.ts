import { memoryStore } from '@shop/session'
import { expect, it } from 'vitest'
import { consentStorage } from './consent.ts'

it('keeps the choice, its time and the version of the text', () => {
  const store = memoryStore()
  const consent = consentStorage(store)
  expect(consent.recall()).toBeNull()
  consent.save('granted', new Date('2026-11-20T10:00:00Z'))
  expect(consent.recall()).toBe('granted')
  expect(JSON.parse(store.getItem('analytics_consent') ?? '')).toEqual({
    choice: 'granted',
    at: '2026-11-20T10:00:00.000Z',
    text: 1,
  })
})

it.each(['', 'x', '{}', '{"choice":"granted","text":0}', '{"choice":"yes","text":1}'])(
  'asks again after %j',
  (text) => {
    const store = memoryStore()
    store.setItem('analytics_consent', text)
    expect(consentStorage(store).recall()).toBeNull()
  },
)
