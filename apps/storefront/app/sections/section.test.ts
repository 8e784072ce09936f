import { describe, expect, it } from 'vitest'
import { SectionError, type SectionQuery, toSection } from './section.ts'

const refused = { kind: 'refused', message: 'Not now.' } as const
const whole = { failure: null }
const untouched: SectionQuery<string[]> = { data: ['kettles'], error: null, isFetching: false, isFetched: false }
const failed = { ...untouched, isFetched: true, error: new SectionError({ kind: 'network' }, 'disconnected') }

describe('M-05, M-11: a part of a page', () => {
  it('is loaded when the page came with it', () => {
    expect(toSection(whole, untouched)).toEqual({
      content: ['kettles'],
      status: 'loaded',
      failure: null,
      connection: 'unknown',
    })
  })

  it('M-11: is an error when the page came without it', () => {
    const section = toSection({ failure: refused }, { ...untouched, data: [] })
    expect(section).toMatchObject({ status: 'error', content: [], failure: refused })
  })

  it('shows what was there while it is read again, and what is new afterwards', () => {
    expect(toSection(whole, { ...untouched, isFetching: true })).toMatchObject({
      status: 'loading',
      content: ['kettles'],
    })
    const answered = { ...untouched, data: ['irons'], isFetched: true }
    expect(toSection({ failure: refused }, answered)).toMatchObject({
      status: 'loaded',
      content: ['irons'],
      failure: null,
    })
  })

  it('P-11: keeps what was there when the reading fails', () => {
    expect(toSection(whole, failed)).toMatchObject({
      status: 'error',
      content: ['kettles'],
      failure: { kind: 'network' },
    })
  })

  it('forgets a failure when it is tried again', () => {
    expect(toSection(whole, { ...failed, isFetching: true }).failure).toBeNull()
  })
})

describe('M-15: the connection', () => {
  it('M-15: is unknown at first, connected after an answer, disconnected without one', () => {
    expect(toSection({ failure: refused }, untouched).connection).toBe('unknown')
    expect(toSection(whole, { ...untouched, isFetched: true }).connection).toBe('connected')
    expect(toSection(whole, failed).connection).toBe('disconnected')
  })
})
