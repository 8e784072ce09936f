import { describe, expect, it } from 'vitest'
import { beginReading, endReading, failReading, isExpired, openSection } from './section.ts'

const minute = 60_000
const loaded = openSection({ content: ['kettles'], failure: null }, 0)

describe('M-05, M-11: a part of a page', () => {
  it('is loaded when the page came with it', () => {
    expect(loaded).toMatchObject({ status: 'loaded', content: ['kettles'], failure: null })
  })

  it('is an error when the page came without it', () => {
    const failure = { kind: 'refused', message: 'Not now.' } as const
    expect(openSection({ content: [], failure }, 0)).toMatchObject({ status: 'error', content: [], failure })
  })

  it('shows what was there while it is read again, and what is new afterwards', () => {
    expect(beginReading(loaded)).toMatchObject({ status: 'loading', content: ['kettles'] })
    expect(endReading(['irons'], 5)).toMatchObject({ status: 'loaded', content: ['irons'], readAt: 5 })
  })

  it('P-11: keeps what was there when the reading fails', () => {
    expect(failReading(beginReading(loaded), { kind: 'network' }, 'disconnected')).toMatchObject({
      status: 'error',
      content: ['kettles'],
      failure: { kind: 'network' },
    })
  })

  it('forgets a failure when it is tried again', () => {
    expect(beginReading(failReading(loaded, { kind: 'timeout' }, 'disconnected')).failure).toBeNull()
  })
})

describe('M-15: the connection', () => {
  it('is unknown at first, connected after an answer, disconnected without one', () => {
    expect(loaded.connection).toBe('unknown')
    expect(endReading([], 0).connection).toBe('connected')
    expect(failReading(loaded, { kind: 'network' }, 'disconnected').connection).toBe('disconnected')
  })
})

describe('P-10: a part of a page is too old', () => {
  it.each([
    [9, false],
    [10, true],
    [11, true],
  ])('after %i of 10 minutes: %s', (minutes, expected) => {
    expect(isExpired(loaded, 10 * minute, minutes * minute)).toBe(expected)
  })

  it('never while it is being read', () => {
    expect(isExpired(beginReading(loaded), 10 * minute, 60 * minute)).toBe(false)
  })
})
