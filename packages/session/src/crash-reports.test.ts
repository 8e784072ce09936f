import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchForCrashes } from './crash-reports.ts'

/** A rejection that nothing handled, as the browser tells of it. */
function reject(reason: Error): Event {
  return Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason })
}

describe('a rejection that nothing handled', () => {
  const sent: unknown[] = []

  beforeEach(() => {
    sent.length = 0
    const location = { origin: 'https://shop.example', pathname: '/cart' }
    vi.stubGlobal('window', Object.assign(new EventTarget(), { location }))
    vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => sent.push(JSON.parse(body)))
    watchForCrashes('storefront')
  })
  afterEach(() => vi.unstubAllGlobals())

  it('is reported once, and left to the console', () => {
    const error = Object.assign(new TypeError('x is undefined'), { stack: 'at https://shop.example/assets/a.js' })
    for (const event of [reject(error), reject(error)]) {
      window.dispatchEvent(event)
      expect(event.defaultPrevented).toBe(false)
    }
    expect(sent).toMatchObject([{ app: 'storefront', message: 'x is undefined', path: '/cart' }])
  })

  it('is neither when a newer navigation gave it up', () => {
    const event = reject(new DOMException('signal is aborted without reason', 'AbortError'))
    window.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(true)
    expect(sent).toEqual([])
  })
})
