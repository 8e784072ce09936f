import { describe, expect, it } from 'vitest'
import { shareInFlight } from './share-in-flight.ts'

describe('shareInFlight (C-11)', () => {
  it('C-11: makes one call for identical ones at a time', async () => {
    const share = shareInFlight()
    let calls = 0
    const call = async () => ++calls
    expect(await Promise.all([share('a', call), share('a', call), share('b', call)])).toEqual([1, 1, 2])
    expect(await share('a', call)).toBe(3)
  })

  it('does not remember a failure', async () => {
    const share = shareInFlight()
    await expect(share('a', () => Promise.reject(new Error('offline')))).rejects.toThrow('offline')
    expect(await share('a', async () => 'back')).toBe('back')
  })
})
